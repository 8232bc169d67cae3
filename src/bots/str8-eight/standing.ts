import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { exp } from '../network/exact.ts';

/** What a hand's winner has more than the others in the end, about: so far apart two players are in a hand. */
const A_HAND = 110;
/** What somebody comes nearer the target by with each hand, about. */
const A_STEP = 80;

/**
 * Writes everybody's chance to win the match from these scores before a hand that nobody knows anything of. The
 * more hands there still are, the less a lead is worth.
 */
export function standing(
  { seats, options: { target } }: Str8EightState,
  scores: Float64Array,
  chances: Float64Array,
): void {
  let most = scores[0]!;
  for (let seat = 1; seat < seats; seat++) most = Math.max(most, scores[seat]!);
  const hands = Math.max(1, (target - most) / A_STEP);
  const scale = 1 / (A_HAND * Math.sqrt(hands));
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = exp((scores[seat]! - most) * scale);
    chances[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = chances[seat]! / sum;
}
