const SIZE = 1 << 18;
const MASK = SIZE - 1;
/** Fuller, and looking up would take long. */
const MOST = SIZE * 0.6;

/** An entry is half a line of a processor's cache: whoever looks at one number of it has them all at hand. */
const WORDS = 8;
const DOUBLES = WORDS / 2;
const FIRST = 0;
const SECOND = 1;
/** Which search the entry belongs to: those of others are free. */
const SEARCH = 2;
const OFFERED = 3;
const TRIED = 4;
const SQUARES = 5;
const GAINED = 3;

/** There is no such entry, and no room for one. */
export const NONE = -1;

/**
 * What a search remembers: for every move after every course of moves how often it was offered and tried, and what it
 * brought whoever made it. There are no nodes: a course is two hashes of 32 bits, and a move on it an entry of one table.
 */
export class Tree {
  readonly #words = new Int32Array(SIZE * WORDS);
  readonly #floats = new Float32Array(this.#words.buffer);
  readonly #doubles = new Float64Array(this.#words.buffer);
  #now = 0;
  #count = 0;

  clear(): void {
    this.#now++;
    this.#count = 0;
  }

  /** Where the entry with these hashes lies; it is made if there is none and there is room. */
  at(first: number, second: number): number {
    const words = this.#words;
    let at = first & MASK;
    for (; words[at * WORDS + SEARCH] === this.#now; at = (at + 1) & MASK) {
      if (words[at * WORDS + FIRST] === first && words[at * WORDS + SECOND] === second) return at;
    }
    return this.#count > MOST ? NONE : this.#make(at, first, second);
  }

  #make(at: number, first: number, second: number): number {
    const words = this.#words;
    const entry = at * WORDS;
    words[entry + FIRST] = first;
    words[entry + SECOND] = second;
    words[entry + SEARCH] = this.#now;
    words[entry + OFFERED] = 0;
    words[entry + TRIED] = 0;
    words[entry + SQUARES] = 0;
    this.#doubles[at * DOUBLES + GAINED] = 0;
    this.#count++;
    return at;
  }

  /** Counts that it is offered once more, and answers how often that was. */
  offer(at: number): number {
    const entry = at * WORDS + OFFERED;
    const offered = this.#words[entry]! + 1;
    this.#words[entry] = offered;
    return offered;
  }

  tried(at: number): number {
    return this.#words[at * WORDS + TRIED]!;
  }

  gained(at: number): number {
    return this.#doubles[at * DOUBLES + GAINED]!;
  }

  /** The sum of the squares of what it brought. */
  squares(at: number): number {
    return this.#floats[at * WORDS + SQUARES]!;
  }

  /** It was tried and brought that. */
  learn(at: number, gain: number): void {
    const entry = at * WORDS;
    this.#words[entry + TRIED] = this.#words[entry + TRIED]! + 1;
    this.#floats[entry + SQUARES] = this.#floats[entry + SQUARES]! + gain * gain;
    this.#doubles[at * DOUBLES + GAINED] = this.#doubles[at * DOUBLES + GAINED]! + gain;
  }
}

/** A hash that goes on with this number. */
export function mixed(hash: number, number: number, factor: number): number {
  let mix = Math.imul(hash ^ Math.imul(number + 1, 0x9e3779b1), factor);
  mix ^= mix >>> 15;
  mix = Math.imul(mix, 0x2c1b3c6d);
  return mix ^ (mix >>> 13);
}
