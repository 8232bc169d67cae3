import type { Refusal } from '../../engine/game.ts';
import type { Fact } from '../log/entry.ts';
import type { Table } from '../log/table.ts';

const PROBLEMS = [
  'no-such-table',
  'newer-table',
  'no-such-game',
  'no-such-level',
  'bad-seats',
  'bad-options',
  'bad-salt',
  'not-seated',
  'not-host',
  'not-open',
  'not-starting',
  'not-playing',
  'not-ended',
  'seat-taken',
  'table-full',
  'already-seated',
  'seats-open',
  'no-watching',
  'no-hints',
  'no-such-move',
  'not-asked',
  'stale',
  'refused',
  'too-fast',
] as const;

/** Why something cannot be done, as a value: people are refused, only programmers get exceptions. */
export interface Problem {
  readonly type: (typeof PROBLEMS)[number];
  readonly says: string;
  readonly refusal?: Refusal;
  /** In how many milliseconds it may be tried again. */
  readonly wait?: number;
}

export type Result<T> = { readonly ok: T } | { readonly problem: Problem };

/** What somebody's wish comes to: the next fact and then an answer, an answer alone, or a problem. */
export type Step<Answer> =
  | { readonly fact: Fact; readonly answer: (after: Table) => Answer }
  | { readonly ok: Answer }
  | { readonly problem: Problem };

/** How many milliseconds ago something with this date was, whatever became of the clock on the wall. */
export type Ago = (at: number) => number;

export type Decide<Answer> = (table: Table, ago: Ago) => Step<Answer>;

export function problem(type: Problem['type'], says: string): { readonly problem: Problem } {
  return { problem: { type, says } };
}

export function noSuchTable(): ReturnType<typeof problem> {
  return problem('no-such-table', 'There is no such table.');
}

export function newerTable(): ReturnType<typeof problem> {
  return problem(
    'newer-table',
    'A newer version of this program has written to this table, and this one cannot go on with it.',
  );
}
