import { numbersIn } from '../../engine/record/numbers.ts';
import { fateOf, type Fate } from '../../engine/record/own-number.ts';
import type { Fairness, MatchRecord } from '../../engine/record/record.ts';
import { textFlag, UsageError, type Args } from '../args.ts';
import { SOUND, WITHOUT, type Finding } from './finding.ts';
import { promisesFinding, sealFinding } from './shown.ts';
import { promised } from './words.ts';

/** What somebody who was there has kept. */
export interface Own {
  /** The number that they gave. */
  readonly salt: string | undefined;
  /** The seals that they were shown. */
  readonly seals: readonly string[];
  /** What all had promised when they gave theirs. */
  readonly promises: readonly string[] | undefined;
}

export function readOwn(args: Args): Own {
  const [salt, ...more] = hexFlag(args, 'salt') ?? [];
  if (more.length > 0) throw new UsageError('--salt is one number');
  return { salt, seals: hexFlag(args, 'seal') ?? [], promises: hexFlag(args, 'promises') };
}

function hexFlag(args: Args, name: string): string[] | undefined {
  const texts = textFlag(args, name)?.split(',');
  const wrong = texts?.find((text) => !/^[0-9a-f]{64}$/i.test(text));
  if (wrong !== undefined) throw new UsageError(`--${name} must be 64 hex digits, not '${wrong.slice(0, 80)}'`);
  return texts?.map((text) => text.toLowerCase());
}

/** Whether a record has in it what somebody kept. */
export function checkOwn(record: MatchRecord, { salt, seals, promises }: Own): Finding[] {
  const { fairness } = record;
  return [
    ...seals.map((seal) => sealFinding(fairness, seal)),
    ...(promises === undefined ? [] : [promisesFinding(fairness, promises)]),
    ...(salt === undefined ? [] : [saltFinding(record, salt)]),
  ];
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
