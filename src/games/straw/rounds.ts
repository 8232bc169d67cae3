import type { Seat } from '../../engine/seats.ts';
import type { Ending } from './options.ts';
import type { Direction } from './state.ts';

/* How a round begins, and what it brings. Without tables, so that a page can load it alone. */

/** Clockwise, whatever the round before ended with. */
export const FIRST_DIRECTION: Direction = 1;

/** Whether a hand counts when a round is scored (S13); the straw turns it round: only its player scores (S14). */
export function handCounts(seat: Seat, breaker: Seat, byStraw: boolean): boolean {
  return (seat === breaker) === byStraw;
}

/** How many rounds a match has (S16); null where points end it. */
export function roundsOf(ending: Ending, seats: number): number | null {
  return ending === 'each-deals-once' ? seats : null;
}
