import type { Timepiece } from './environment.ts';

/** Time as everybody knows it, and as this process lives through it. */
export const REAL_TIME: Timepiece = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
