import type { Level } from '../../engine/record/record.ts';
import type { Effort } from '../bot.ts';

/** How long the searching levels think by themselves: a floor of iterations, and on until the time is over. */
export const HARD: Effort = { iterations: 200, ms: 50 };
export const MASTER: Effort = { iterations: 1000, ms: 400 };

/** How long a level thinks by itself; the others do not search. */
export function effortOf(level: Level): Effort | undefined {
  if (level === 'hard') return HARD;
  return level === 'master' ? MASTER : undefined;
}

/** How long they think where strength is measured: by iterations alone, so that the same seed gives the same moves. */
export const HARD_ITERATIONS = 500;
export const MASTER_ITERATIONS = 4000;
