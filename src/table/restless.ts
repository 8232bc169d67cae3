import { has, type Seat } from '../engine/seats.ts';
import type { Fact } from './entry.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';
import { RESTLESS_AT_ONCE, RESTLESS_IN_ALL, RESTLESS_WITHIN } from './times.ts';

/** What a seat did that no rule of the game asks for. */
export interface Restlessness {
  count: number;
  /** The last of them, the newest first. */
  lately: number[];
}

/** Whose fact it is, if the game does not ask for it: without a limit one person could make a log grow for ever. */
export function restlessSeat({ course }: Table, fact: Fact): Seat | undefined {
  switch (fact.kind) {
    case 'sat':
    case 'placed':
    case 'vacated':
    case 'returned':
    case 'said':
      return fact.seat;
    case 'muted':
      return fact.by;
    case 'moved':
      // somebody thinks again about a secret choice
      return course !== undefined && !has(course.waiting, fact.seat) ? fact.seat : undefined;
    default:
      return undefined;
  }
}

export function fidget({ restless }: Table, seat: Seat, at: number): void {
  const { count, lately } = restless[seat]!;
  restless[seat] = { count: count + 1, lately: [at, ...lately].slice(0, RESTLESS_AT_ONCE) };
}

/** The step, unless somebody has been too restless for it. */
export function calmed<A>(table: Table, step: Step<A>, now: number): Step<A> {
  const seat = 'fact' in step ? restlessSeat(table, step.fact) : undefined;
  if (seat === undefined) return step;
  const { count, lately } = table.restless[seat]!;
  if (count >= RESTLESS_IN_ALL) return tooFast(RESTLESS_WITHIN);
  if (lately.length < RESTLESS_AT_ONCE) return step;
  const wait = lately.at(-1)! + RESTLESS_WITHIN - now;
  return wait > 0 ? tooFast(wait) : step;
}

function tooFast(wait: number): Step<never> {
  return { trouble: { type: 'too-fast', says: 'That is a lot at once; wait a little.', wait } };
}
