import { getPriority, setPriority } from 'node:os';

/** How far threads step back behind the one that serves people: the more, the longer somebody can wait for them. */
export const STEPS_BACK = { searches: 5, hints: 8, analyses: 10 };

/**
 * This thread gives way to others. Only Linux has priorities of threads: elsewhere it would slow down the whole server. A program that
 * was started to give way more than that goes on doing so.
 */
export function giveWay(steps: number): void {
  if (process.platform === 'linux') setPriority(0, Math.max(getPriority(0), steps));
}
