import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chance, Generator } from './chance.ts';

const WORDS_IN_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

/**
 * The verifiable streams. Block j of stream (round, shuffle) is HMAC-SHA-256(seed, round ‖ shuffle ‖ j), each a
 * 32-bit big-endian number, read as eight big-endian words. Test vectors: `vectors.json`.
 */
class HmacChance implements Chance {
  readonly #seed: Uint8Array;
  readonly #label = new DataView(new ArrayBuffer(12));
  #block = new DataView(new ArrayBuffer(32));
  #blocks = 0;
  #word = WORDS_IN_BLOCK;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  begin(round: number, shuffle: number): void {
    this.#label.setUint32(0, round);
    this.#label.setUint32(4, shuffle);
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
    this.#label.setUint32(8, this.#blocks++);
    const bytes = hmac(sha256, this.#seed, new Uint8Array(this.#label.buffer));
    this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#word = 0;
  }
}

export const hmacSha256: Generator = {
  name: 'hmac-sha256/1',
  from: (seed) => new HmacChance(seed),
};
