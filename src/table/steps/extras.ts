import { has, type Seat } from '../../engine/seats.ts';
import type { Fact } from '../log/entry.ts';
import type { Ago, Step } from './step.ts';
import type { Table } from '../log/table.ts';
import { EXTRAS_AT_ONCE, EXTRAS_IN_ALL, EXTRAS_WITHIN } from '../times.ts';

/** What a seat did that no rule of the game asks for. */
export interface Extras {
  count: number;
  /** The last of them, the newest first. */
  lately: number[];
}

/** Whose fact it is, if the game does not ask for it: without a limit one person could make a log grow for ever. */
export function extraBy({ match }: Table, fact: Fact): Seat | undefined {
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
      return match !== undefined && !has(match.waiting, fact.seat) ? fact.seat : undefined;
    default:
      return undefined;
  }
}

export function countExtra({ extras }: Table, seat: Seat, at: number): void {
  const { count, lately } = extras[seat]!;
  extras[seat] = { count: count + 1, lately: [at, ...lately].slice(0, EXTRAS_AT_ONCE) };
}

/** The step, unless somebody has done too much of what no rule asks for. */
export function limited<A>(table: Table, step: Step<A>, ago: Ago): Step<A> {
  const seat = 'fact' in step ? extraBy(table, step.fact) : undefined;
  if (seat === undefined) return step;
  const { count, lately } = table.extras[seat]!;
  if (count >= EXTRAS_IN_ALL) return tooFast(EXTRAS_WITHIN);
  if (lately.length < EXTRAS_AT_ONCE) return step;
  const wait = EXTRAS_WITHIN - ago(lately.at(-1)!);
  return wait > 0 ? tooFast(wait) : step;
}

function tooFast(wait: number): Step<never> {
  return { problem: { type: 'too-fast', says: 'That is a lot at once; wait a little.', wait } };
}
