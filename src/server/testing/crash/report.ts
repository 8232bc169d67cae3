import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { threestraws } from '../../../cli/testing/program.ts';
import type { MatchRecord } from '../../../engine/record/record.ts';
import type { Message } from '../../../protocol/table.ts';
import type { Acknowledged } from './acknowledged.ts';
import { faultsOf, lastWords, notesOf } from './check.ts';
import type { Played } from './party.ts';
import type { Person } from './person.ts';

/** What was played, and everything that is wrong with it. */
export interface Report {
  readonly matches: number;
  readonly unfinished: number;
  readonly acknowledged: number;
  /** Acknowledged choices that gave way to others before they were turned up. */
  readonly changed: number;
  /** Changes of choices that were refused, because all had been turned up or there were too many. */
  readonly late: number;
  /** Moves that were saved by a process that died before it could say so. */
  readonly savedUnanswered: number;
  /** Decisions that somebody else made for people. */
  readonly standIns: number;
  /** How often somebody was called away. */
  readonly aways: number;
  /** The exit code of `threestraws verify`. */
  readonly verified: number | null;
  readonly faults: readonly string[];
}

/** Holds the records of all matches, as every server has them, against what their players have noted and heard. */
export async function reportOn(
  played: readonly Played[],
  notes: readonly Acknowledged[],
  urls: readonly string[],
  file: string,
): Promise<Report> {
  const records: MatchRecord[] = [];
  const faults: string[] = [];
  // one after the other: a server with few handles could not show all at once
  for (const match of played) {
    const [record, ...others] = await Promise.all(urls.map((url) => recordOf(match, url)));
    const checks = match.people.map((person) => faultsOf(record!, person, notes, urls));
    records.push(record!);
    if (others.some((other) => !isDeepStrictEqual(other, record)))
      faults.push(`table ${match.table}: not every server has the same record`);
    faults.push(...(await Promise.all(checks)).flat());
  }
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const { status: verified } = threestraws(['verify', file]);
  const people = played.flatMap(({ people }) => people);
  return { ...figuresOf(people, notes), ...outcomesOf(records), verified, faults };
}

function figuresOf(
  people: readonly Person[],
  notes: readonly Acknowledged[],
): Pick<Report, 'acknowledged' | 'changed' | 'late' | 'savedUnanswered' | 'aways'> {
  return {
    acknowledged: notes.length,
    changed: sum(people, (person) => changedBy(person, notesOf(person, notes))),
    late: sum(people, ({ late }) => late),
    savedUnanswered: sum(people, savedUnanswered),
    aways: sum(people, ({ hearing }) => hearing.messages.filter(tellsOfOwnAbsence).length),
  };
}

function outcomesOf(records: readonly MatchRecord[]): Pick<Report, 'matches' | 'unfinished' | 'standIns'> {
  return {
    matches: records.length,
    unfinished: records.filter(({ outcome }) => outcome === null).length,
    standIns: sum(records, ({ moves }) => moves.filter(({ by }) => by !== undefined).length),
  };
}

function recordOf({ table, people }: Played, url: string): Promise<MatchRecord> {
  return people[0]!.who.guest.at(url).ok('GET', `/api/tables/${table}/record`);
}

function changedBy(person: Person, own: readonly Acknowledged[]): number {
  return own.length - lastWords(own, person).length;
}

/** The message that shows the move is older than the request that was answered. */
function savedUnanswered({ hearing, repeated }: Person): number {
  return repeated.filter(({ seq, askedAt }) => hearing.messages[seq - 1]!.at < askedAt).length;
}

function tellsOfOwnAbsence({ news, you }: Message): boolean {
  return news.some((one) => one.type === 'away' && one.seat === you);
}

function sum<T>(things: readonly T[], count: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + count(thing), 0);
}
