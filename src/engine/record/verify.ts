import type { Match, Setup } from '../match.ts';
import { compare } from './compare.ts';
import { checkFairness } from './check-fairness.ts';
import type { Fault } from './fault.ts';
import { readJson, readShape } from './read.ts';
import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { sealOf } from './seal.ts';
import { readSetup, type Games } from './setup.ts';

/** A record and what its match was played with. */
export interface Sound {
  readonly record: MatchRecord;
  readonly setup: Setup;
}

/** Everything in a record's text that is not as seed and moves make it. */
export function verify(text: string, games: Games): Fault[] {
  const examined = examine(text, games);
  return 'faults' in examined ? examined.faults : [];
}

/** The record that a text is, or what is wrong with it. */
export function examine(text: string, games: Games): Sound | { readonly faults: Fault[] } {
  const json = readJson(text);
  if ('fault' in json) return { faults: [json.fault] };
  const read = readShape(json.ok);
  if ('fault' in read) return { faults: [read.fault] };
  const setup = readSetup(read.ok, games);
  if ('fault' in setup) return { faults: [setup.fault] };
  const { match, stopped } = replay(setup.ok, read.ok.moves);
  const faults = [
    ...checkFairness(read.ok),
    ...(stopped === undefined ? checkCourse(read.ok, match) : [stopped]),
    ...checkSeal(read.ok, json.ok),
  ];
  return faults.length > 0 ? { faults } : { record: read.ok, setup: setup.ok };
}

function checkCourse(record: MatchRecord, match: Match): Fault[] {
  return [
    ...compare(record.moves, match.moves, 'moves'),
    ...compare(record.events, match.events, 'events'),
    ...compare(record.outcome, match.outcome, 'outcome'),
  ];
}

/** The seal is over all that the text holds, also what this program does not know. */
function checkSeal({ seal }: MatchRecord, json: object): Fault[] {
  if (seal === undefined || seal === sealOf(json)) return [];
  return [{ path: 'seal', says: 'does not fit: something in the record was changed after it was sealed' }];
}
