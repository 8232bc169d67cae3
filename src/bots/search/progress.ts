import type { Effort } from '../bot.ts';

/** Looking at the clock takes time. */
const BETWEEN_LOOKS = 16;

/** How much of an effort has been made. Only when it ends may depend on the clock: what is done until then does not. */
export class Progress {
  readonly #planned: number;
  readonly #most: number;
  readonly #ms: number | undefined;
  readonly #from: number;
  #isLate: boolean;
  made = 0;

  constructor({ iterations, ms, made = iterations }: Effort) {
    this.#planned = iterations;
    this.#most = Math.min(iterations, made);
    this.#ms = ms;
    this.#from = ms === undefined ? 0 : performance.now();
    this.#isLate = ms !== undefined && ms <= 0;
  }

  step(): void {
    this.made++;
    if (this.#ms !== undefined && this.made % BETWEEN_LOOKS === 0)
      this.#isLate = performance.now() - this.#from >= this.#ms;
  }

  /** Of what was planned. */
  get part(): number {
    return this.made / this.#planned;
  }

  get isOver(): boolean {
    return this.made >= this.#most || this.#isLate;
  }
}
