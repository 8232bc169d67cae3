import type { Chance } from '../../engine/chance/chance.ts';
import { exp } from './exact.ts';

const STEPS = 32;
const FARTHEST = 10;
const WHOLE = 1 << 16;
/** By steps behind the best: how many lots a move gets. */
const LOTS = Uint32Array.from({ length: FARTHEST * STEPS }, (_, i) => Math.round(WHOLE * exp(-i / STEPS)));

/** How many lots a move gets that is so far behind the best, where each `heat` behind makes it e times as rare. */
export function lotsOf(behind: number, heat: number): number {
  const step = Math.floor((behind * STEPS) / heat);
  return step < LOTS.length ? LOTS[step]! : 0;
}

/** One of so many by lot, the better more often. */
export function drawLot(logits: Int32Array, count: number, heat: number, luck: Chance): number {
  let most = logits[0]!;
  for (let i = 1; i < count; i++) if (logits[i]! > most) most = logits[i]!;
  let all = 0;
  for (let i = 0; i < count; i++) all += lotsOf(most - logits[i]!, heat);
  let left = luck.below(all);
  for (let i = 0; i < count; i++) {
    left -= lotsOf(most - logits[i]!, heat);
    if (left < 0) return i;
  }
  return 0;
}
