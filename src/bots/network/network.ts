import type { Weights } from './weights.ts';

/* A small network in whole numbers: the same on every machine. */

/** How many units its layers have. */
export const FIRST = 64;
export const SECOND = 32;

/** What 1 is in the first layer and its weights. */
const ONE = 64;
const MOST_BYTE = 127;
export const MOST_WEIGHT = MOST_BYTE / ONE;
/** An activity fits in a byte. */
const FULL = 255;
export const MOST_ACTIVITY = FULL / ONE;
/** What 1 is in the sums after the first layer. */
export const LOGIT = ONE * ONE;

/** What a network says of features: how likely its player wins, as a logit in parts of `LOGIT`. */
export class Network {
  readonly inputs: number;
  readonly #first: Int8Array;
  readonly #second: Int8Array;
  readonly #last: Int8Array;
  readonly #biases: Int32Array;
  readonly #base = new Int32Array(FIRST);
  readonly #one = new Int32Array(FIRST);
  readonly #two = new Int32Array(SECOND);

  constructor({ inputs, first, second, last, biases }: Weights) {
    this.inputs = inputs;
    this.#first = first;
    this.#second = second;
    this.#last = last;
    this.#biases = biases;
  }

  /** Sums up what all moves of a decision have in common. */
  begin(features: Uint16Array, count: number): void {
    for (let unit = 0; unit < FIRST; unit++) this.#base[unit] = this.#biases[unit]!;
    this.#add(this.#base, features, 0, count);
  }

  /** With these features more. */
  look(features: Uint16Array, from: number, to: number): number {
    const one = this.#one;
    one.set(this.#base);
    this.#add(one, features, from, to);
    const two = this.#two;
    const second = this.#second;
    const biases = this.#biases;
    for (let next = 0; next < SECOND; next++) two[next] = biases[FIRST + next]!;
    for (let unit = 0; unit < FIRST; unit++) {
      if (one[unit]! <= 0) continue;
      const active = one[unit]! > FULL ? FULL : one[unit]!;
      const row = unit * SECOND;
      for (let next = 0; next < SECOND; next++) two[next] = two[next]! + active * second[row + next]!;
    }
    let sum = biases[FIRST + SECOND]!;
    for (let unit = 0; unit < SECOND; unit++) {
      if (two[unit]! <= 0) continue;
      const active = two[unit]! >> 6;
      sum += (active > FULL ? FULL : active) * this.#last[unit]!;
    }
    return sum;
  }

  #add(sums: Int32Array, features: Uint16Array, from: number, to: number): void {
    const first = this.#first;
    for (let i = from; i < to; i++) {
      const row = features[i]! * FIRST;
      for (let unit = 0; unit < FIRST; unit++) sums[unit] = sums[unit]! + first[row + unit]!;
    }
  }
}
