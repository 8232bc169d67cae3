import type { Timepiece } from './environment.ts';

/** Time as everybody knows it. */
export const REAL_TIME: Timepiece = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
