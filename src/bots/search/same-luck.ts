import type { Chance } from '../../engine/chance/chance.ts';

const NUMBERS = 256;

/**
 * Luck that can be had again, however the moves before it went: the first draw from n depends on the seed and on n alone, and so does
 * the second one. A pile gets smaller with each draw, so it is drawn in the same order whoever draws.
 */
export class SameLuck implements Chance {
  #seed = 0;
  /** By n: how often it was drawn from. */
  readonly #times = new Uint8Array(NUMBERS);

  reseed(seed: number): void {
    this.#seed = seed;
  }

  again(): void {
    this.#times.fill(0);
  }

  /** A search has no streams. */
  begin(): void {}

  below(n: number): number {
    const times = this.#times;
    const at = n % NUMBERS;
    let word = Math.imul(this.#seed ^ Math.imul((n << 8) + times[at]!, 0x9e3779b1), 0x85ebca6b);
    times[at] = times[at]! + 1;
    word ^= word >>> 15;
    word = Math.imul(word, 0x2c1b3c6d);
    word ^= word >>> 13;
    word = Math.imul(word, 0x297a2d39);
    word ^= word >>> 15;
    return Math.floor(((word >>> 0) / 2 ** 32) * n);
  }
}
