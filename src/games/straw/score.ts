import type { Tell } from '../../engine/game.ts';
import { namesBySeat } from '../../engine/hands.ts';
import { listFrom } from '../../engine/list.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_OF, WORTH } from './cards.ts';
import type { StrawEvent } from './events.ts';
import { handCounts, roundsOf } from './rounds.ts';
import { handOf, type StrawState } from './state.ts';

/** The breaker of a round that ends under S12a. */
export const NOBODY: Seat = -1;

const RACE_GOAL = 100;

/** Hands are shown and counted (S13, S14). */
export function scoreRound(state: StrawState, breaker: Seat, byStraw: boolean, tell?: Tell<StrawEvent>): void {
  const { cards, scores, seats } = state;
  const points = tell && new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) {
    cards.showRow(handOf(seat));
    const scored = pointsOf(state, seat, breaker, byStraw);
    scores[seat] = scores[seat]! + scored;
    if (points !== undefined) points[seat] = scored;
  }
  if (points !== undefined)
    tell?.({ type: 'scored', hands: namesBySeat(state, handOf), points, totals: listFrom(scores, seats) });
}

function pointsOf(state: StrawState, seat: Seat, breaker: Seat, byStraw: boolean): number {
  return handCounts(seat, breaker, byStraw) ? worthOf(state, seat) : 0;
}

function worthOf({ cards: { bytes } }: StrawState, seat: Seat): number {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let worth = 0;
  for (let slot = hand + 1; slot <= end; slot++) worth += WORTH[FACE_OF[bytes[slot]!]!]!;
  return worth;
}

export function isLastRound(state: StrawState): boolean {
  const rounds = roundsOf(state.options.ending, state.seats);
  return rounds === null ? Math.max(...state.scores) >= RACE_GOAL : state.round === rounds;
}
