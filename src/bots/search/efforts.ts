import type { Level } from '../../engine/record/record.ts';
import type { Effort } from '../bot.ts';

/** What a computer of our days makes in a millisecond, about. */
const ITERATIONS_IN_MS = 40;

/** As much as can be done in that time, about: a slow computer is stopped before. */
export function timed(ms: number): Effort {
  return { iterations: ms * ITERATIONS_IN_MS, ms };
}

/** How long the searching levels think by themselves. */
export const HARD = timed(50);
export const MASTER = timed(400);

/** How long a level thinks by itself; the others do not search. */
export function effortOf(level: Level): Effort | undefined {
  if (level === 'hard') return HARD;
  return level === 'master' ? MASTER : undefined;
}

/** How long they think where strength is measured: by iterations alone, so that the same seed gives the same moves. */
export const HARD_ITERATIONS = 500;
export const MASTER_ITERATIONS = 4000;
