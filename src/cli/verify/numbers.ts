import { numbersIn } from '../../engine/record/numbers.ts';
import type { Fairness, MatchRecord, Sealing } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { SOUND, WITHOUT, type Finding } from './finding.ts';
import { numbersOf, promised, times } from './words.ts';

/** Whose numbers count, and how often the deck was sealed. */
export function checkNumbers(record: MatchRecord): Finding[] {
  const { fairness } = record;
  if (fairness === undefined) return [];
  const { people, counted, missing, sealings } = numbersIn({ ...record, fairness });
  const says = `the numbers of ${counted} of ${people} people count; sealed ${times(sealings)}`;
  return [{ code: SOUND, says }, ...brokenSeals(fairness), ...missingNumbers(missing)];
}

function brokenSeals({ sealings = [] }: Fairness): Finding[] {
  return sealings.map((sealing, i) => {
    const says = `seal ${i + 1} of ${sealings.length + 1} came to nothing: ${lack(missingIn(sealing))}`;
    return { code: SOUND, says };
  });
}

function missingNumbers(missing: readonly Seat[]): Finding[] {
  return missing.length === 0 ? [] : [{ code: WITHOUT, says: `not all that was promised is in it: ${lack(missing)}` }];
}

function lack(seats: readonly Seat[]): string {
  return `${numbersOf(seats)} ${seats.length === 1 ? 'was' : 'were'} ${promised(seats.length)}`;
}

function missingIn({ salts }: Sealing): Seat[] {
  return salts.filter(({ salt }) => salt === null).map(({ seat }) => seat);
}
