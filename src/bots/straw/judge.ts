import type { StrawState } from '../../games/straw/state.ts';
import { exp } from '../network/exact.ts';

/**
 * How much a point of lead is worth with one more round to play, by players: chances go with e to the points times
 * this. Fitted to whole matches; with more rounds to play it shrinks with their root, which fits just as well.
 */
const PER_POINT = Float64Array.of(0, 0, 0.065, 0.1, 0.12, 0.137, 0.148);

const RACE_GOAL = 100;
/** What whoever leads gains in a round of a race, about. */
const PACE = 16;

/** Everybody's chance to win the match when a round has been scored. */
export function judge(state: StrawState, chances: Float64Array): void {
  const { scores, seats } = state;
  const weight = PER_POINT[seats]! / Math.sqrt(roundsLeft(state));
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const chance = exp(weight * (scores[seat]! - scores[0]!));
    chances[seat] = chance;
    all += chance;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = chances[seat]! / all;
}

function roundsLeft({ options, seats, round, scores }: StrawState): number {
  if (options.ending === 'each-deals-once') return seats + 1 - round;
  let most = scores[0]!;
  for (let seat = 1; seat < seats; seat++) most = Math.max(most, scores[seat]!);
  return Math.max(1, (RACE_GOAL - most) / PACE);
}
