import { exp } from './exact.ts';
import { LOGIT } from './network.ts';

const STEPS = 256;
const FARTHEST = 12;
/** By steps of a logit. */
const CHANCES = Float64Array.from({ length: 2 * FARTHEST * STEPS + 1 }, (_, i) => 1 / (1 + exp(FARTHEST - i / STEPS)));

/** The chance to win that a logit of a network means. */
export function chanceOf(logit: number): number {
  const step = Math.floor((logit * STEPS) / LOGIT) + FARTHEST * STEPS;
  return CHANCES[step < 0 ? 0 : step < CHANCES.length ? step : CHANCES.length - 1]!;
}
