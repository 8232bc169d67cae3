import { numbersIn } from '../../engine/record/numbers.ts';
import { fateOf, placeOfSeal, type Fate } from '../../engine/record/own-number.ts';
import type { Fairness, MatchRecord } from '../../engine/record/record.ts';
import { textFlag, UsageError, type Args } from '../args.ts';
import { BROKEN, SOUND, WITHOUT, type Finding } from './finding.ts';
import { nth, promised } from './words.ts';

/** What somebody who was there has kept: the number that they gave, the seal that they were shown. */
export interface Own {
  readonly salt?: string | undefined;
  readonly seal?: string | undefined;
}

export function readOwn(args: Args): Own {
  return { salt: hexFlag(args, 'salt'), seal: hexFlag(args, 'seal') };
}

function hexFlag(args: Args, name: string): string | undefined {
  const text = textFlag(args, name);
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
  throw new UsageError(`--${name} must be 64 hex digits, not '${text.slice(0, 80)}'`);
}

/** Whether a record has in it what somebody kept. */
export function checkOwn(record: MatchRecord, { salt, seal }: Own): Finding[] {
  const { fairness } = record;
  return [
    ...(seal === undefined ? [] : [sealFinding(fairness, seal)]),
    ...(salt === undefined ? [] : [saltFinding(record, salt)]),
  ];
}

const FOREIGN_SEAL =
  'broken: the seal that you were shown is not in it, so that it was dealt from another deck than the one sealed before you';

function sealFinding(fairness: Fairness | undefined, seal: string): Finding {
  const place = fairness && placeOfSeal(fairness, seal);
  if (place === undefined) return { code: BROKEN, says: FOREIGN_SEAL };
  const seals = (fairness!.sealings?.length ?? 0) + 1;
  if (seals === 1) return { code: SOUND, says: 'your seal is the one that it was dealt from' };
  if (place === 1) return { code: SOUND, says: `your seal is the first of ${seals}` };
  const says = `your seal is the ${nth(place)} of ${seals}; if you sat there before it was put on, you were shown the first`;
  return { code: SOUND, says };
}

function saltFinding(record: MatchRecord, salt: string): Finding {
  const { fairness } = record;
  if (fairness === undefined)
    return without(`the record has nobody's number, as if it had been dealt off line. ${LIES} ${CHOSEN}`);
  const fate = fateOf(fairness, salt);
  if (fate?.fate !== 'counts') return without(reasonFor(fairness, fate));
  const { counted } = numbersIn({ ...record, fairness });
  return {
    code: SOUND,
    says: counted === 1 ? 'your number is in it, the only one' : `your number is in it, one of ${counted}`,
  };
}

function without(why: string): Finding {
  return { code: WITHOUT, says: `dealt without your number: ${why}` };
}

/** No record tells who is to blame: only whoever gave a number knows whether it was taken. */
const CHOSEN = 'So nothing shows you that whoever runs the server did not choose these cards.';
const LOOKED = 'If your program was told that it had arrived, the server has looked at one deal and dealt another.';
const LIES = 'If your program was told that it had arrived, it was the server.';

function reasonFor({ sealings = [] }: Fairness, fate: Fate | undefined): string {
  if (fate === undefined)
    return `it is nowhere in the record. Either the server left it out, or it never got there, or this is another match. ${LIES} ${CHOSEN}`;
  const { sealing } = fate;
  const seals = sealings.length + 1;
  const seal = `seal ${sealing} of ${seals}`;
  if (sealing === seals) return `it was ${promised(1)}. ${LIES} ${CHOSEN}`;
  const last = 'What counts is the number that you gave for the last seal.';
  if (fate.fate === 'set-aside') return `it was given for ${seal}, which came to nothing for want of another. ${last}`;
  return `for ${seal} it was ${promised(1)}. ${LOOKED} ${last}`;
}
