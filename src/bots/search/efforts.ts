import type { Effort } from '../bot.ts';

/** How long the searching levels think by themselves: a floor of iterations, and on until the time is over. */
export const HARD: Effort = { iterations: 200, ms: 50 };
export const MASTER: Effort = { iterations: 1000, ms: 400 };

/** How long they think where strength is measured: by iterations alone, so that the same seed gives the same moves. */
export const HARD_ITERATIONS = 400;
export const MASTER_ITERATIONS = 2400;
