import type { Effort } from '../bot.ts';

/** Looking at the clock takes time. */
const BETWEEN_LOOKS = 16;

/** How much of an effort has been made: of the iterations, and of the time where there is one. */
export class Progress {
  readonly #iterations: number;
  readonly #ms: number | undefined;
  readonly #from: number;
  #done = 0;
  #part = 0;

  constructor({ iterations, ms }: Effort) {
    this.#iterations = iterations;
    this.#ms = ms;
    this.#from = ms === undefined ? 0 : performance.now();
  }

  step(): void {
    this.#done++;
    if (this.#ms === undefined) this.#part = this.#done / this.#iterations;
    else if (this.#done % BETWEEN_LOOKS === 0) {
      this.#part = Math.min(this.#done / this.#iterations, (performance.now() - this.#from) / this.#ms);
    }
  }

  get part(): number {
    return this.#part;
  }

  get isOver(): boolean {
    return this.#part >= 1;
  }
}
