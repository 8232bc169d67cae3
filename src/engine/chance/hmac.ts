import { hmac } from '../sha256.ts';
import type { Chance, Generator } from './chance.ts';

const WORDS_IN_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

/**
 * The verifiable streams. Block j of stream (round, shuffle) is HMAC-SHA-256(seed, round ‖ shuffle ‖ j), each a
 * 32-bit big-endian number, read as eight big-endian words. Test vectors: `vectors.json`.
 */
class HmacChance implements Chance {
  readonly #seed: Uint8Array;
  #round = 0;
  #shuffle = 0;
  #block = new DataView(new ArrayBuffer(32));
  #blocks = 0;
  #word = WORDS_IN_BLOCK;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  begin(round: number, shuffle: number): void {
    this.#round = round;
    this.#shuffle = shuffle;
    this.#blocks = 0;
    this.#word = WORDS_IN_BLOCK;
  }

  below(n: number): number {
    // words from here on would make the small numbers likelier
    const fair = TWO_TO_32 - (TWO_TO_32 % n);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % n;
  }

  #next(): number {
    if (this.#word === WORDS_IN_BLOCK) this.#nextBlock();
    return this.#block.getUint32(4 * this.#word++);
  }

  #nextBlock(): void {
    const bytes = blockOf(this.#seed, this.#round, this.#shuffle, this.#blocks++);
    this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#word = 0;
  }
}

/** 32 bytes of a stream. */
export function blockOf(seed: Uint8Array, round: number, shuffle: number, block: number): Uint8Array<ArrayBuffer> {
  const label = new DataView(new ArrayBuffer(12));
  label.setUint32(0, round);
  label.setUint32(4, shuffle);
  label.setUint32(8, block);
  return hmac(seed, new Uint8Array(label.buffer));
}

export const hmacSha256: Generator = {
  name: 'hmac-sha256/1',
  from: (seed) => new HmacChance(seed),
};
