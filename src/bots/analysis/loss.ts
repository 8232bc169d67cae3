import type { Weighed } from './trials.ts';

/**
 * What a move cost against the best, or 0 if that is within the error. Among many moves one always looks better than it is: the
 * more there are, the more it takes.
 */
export function lossOf(weighed: readonly Weighed[], made: Weighed): number {
  const [best] = weighed;
  if (best === undefined || best === made) return 0;
  const loss = best.chance - made.chance;
  const doubt = (1 + Math.sqrt(2 * Math.log(weighed.length))) * Math.hypot(best.error, made.error);
  return loss > doubt ? loss : 0;
}
