const SIZE = 1 << 18;
const MASK = SIZE - 1;
/** Fuller, and looking up would take long. */
const MOST = SIZE * 0.6;

/**
 * What a search remembers: for every move after every course of moves how often it was offered and tried, and what it
 * brought whoever made it. There are no nodes: a course is two hashes of 32 bits, and a move on it an entry of one table.
 */
export class Tree {
  readonly offered = new Int32Array(SIZE);
  readonly tried = new Int32Array(SIZE);
  readonly gained = new Float64Array(SIZE);
  readonly #first = new Int32Array(SIZE);
  readonly #second = new Int32Array(SIZE);
  /** Which search an entry belongs to: the others are free. */
  readonly #search = new Int32Array(SIZE);
  #now = 0;
  #count = 0;

  clear(): void {
    this.#now++;
    this.#count = 0;
  }

  get isFull(): boolean {
    return this.#count > MOST;
  }

  /** Where the entry with these hashes lies; it is made if there is none. */
  at(first: number, second: number): number {
    let at = first & MASK;
    while (this.#search[at] === this.#now) {
      if (this.#first[at] === first && this.#second[at] === second) return at;
      at = (at + 1) & MASK;
    }
    this.#search[at] = this.#now;
    this.#first[at] = first;
    this.#second[at] = second;
    this.offered[at] = 0;
    this.tried[at] = 0;
    this.gained[at] = 0;
    this.#count++;
    return at;
  }
}

/** A hash that goes on with this number. */
export function mixed(hash: number, number: number, factor: number): number {
  let mix = Math.imul(hash ^ Math.imul(number + 1, 0x9e3779b1), factor);
  mix ^= mix >>> 15;
  mix = Math.imul(mix, 0x2c1b3c6d);
  return mix ^ (mix >>> 13);
}
