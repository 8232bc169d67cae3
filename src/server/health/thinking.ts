import type { Vital } from './health.ts';

const TOO_LATE = 10_000;

/** Whether bots answer. */
export class Thinking implements Vital {
  readonly #stuckFor: () => number;

  /** With how many milliseconds the question waits that is overdue the longest, 0 if none is. */
  constructor(stuckFor: () => number) {
    this.#stuckFor = stuckFor;
  }

  problem(): string | undefined {
    const late = this.#stuckFor();
    return late > TOO_LATE ? `Bots do not answer: one has been waited for ${Math.floor(late / 1000)} s.` : undefined;
  }
}
