import { settled } from '../settled.ts';
import type { Chance, Generator } from './chance.ts';

const WARM_UP = 12;

/**
 * Seeded streams for simulation and search: quick, and no secret is safe with them. The small fast counting
 * generator with 32-bit words (sfc32), begun anew for each stream from the two halves of the seed, one laid over the other.
 */
export class FastChance implements Chance {
  readonly #seed = settled(new Int32Array(4));
  // not plain fields: 32-bit numbers in these would be boxed where small integers have 31 bits
  readonly #state = settled(new Int32Array(4));

  constructor(seed: Uint8Array) {
    this.reseed(seed);
  }

  reseed(seed: Uint8Array): void {
    for (let i = 0; i < 4; i++) this.#seed[i] = wordAt(seed, 4 * i) ^ wordAt(seed, 16 + 4 * i);
    this.begin(0, 0);
  }

  begin(round: number, shuffle: number): void {
    const seed = this.#seed;
    let a = seed[0]! ^ Math.imul(round + 1, 0x9e3779b9);
    let b = seed[1]! ^ Math.imul(shuffle + 1, 0x85ebca6b);
    let c = seed[2]!;
    let counter = seed[3]!;
    // the same steps as in `word`, on local variables: simulated matches begin streams by the million
    for (let i = 0; i < WARM_UP; i++) {
      const word = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
    }
    const state = this.#state;
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
  }

  /** The upper bits are scaled: up to 256 a number is off its share by at most n in 2²⁴, above by n in 2³². */
  below(n: number): number {
    if (n <= 256) return Math.imul(this.word() >>> 8, n) >>> 24;
    return Math.floor(((this.word() >>> 0) / 2 ** 32) * n);
  }

  word(): number {
    const state = this.#state;
    const b = state[1]!;
    const c = state[2]!;
    const word = (state[0]! + b + state[3]!) | 0;
    state[3] = state[3]! + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + word;
    return word;
  }
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
}

export const sfc32: Generator = {
  name: 'sfc32/1',
  from: (seed) => new FastChance(seed),
};
