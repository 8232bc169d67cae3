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

const AT_ONCE = 4;

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
  readonly #rows = new Uint16Array(FIRST + AT_ONCE);
  readonly #activities = new Int32Array(FIRST + AT_ONCE);

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
    const active = this.#activate();
    const biases = this.#biases;
    const two = this.#two;
    for (let next = 0; next < SECOND; next++) two[next] = biases[FIRST + next]!;
    this.#addSecond(active);
    let sum = biases[FIRST + SECOND]!;
    for (let unit = 0; unit < SECOND; unit++) {
      if (two[unit]! <= 0) continue;
      const active = two[unit]! >> 6;
      sum += (active > FULL ? FULL : active) * this.#last[unit]!;
    }
    return sum;
  }

  /** Lists the units that are active; fills up to a multiple of four with some that add nothing. */
  #activate(): number {
    const one = this.#one;
    const rows = this.#rows;
    const activities = this.#activities;
    let count = 0;
    for (let unit = 0; unit < FIRST; unit++) {
      if (one[unit]! <= 0) continue;
      rows[count] = unit * SECOND;
      activities[count++] = one[unit]! > FULL ? FULL : one[unit]!;
    }
    while (count % AT_ONCE !== 0) {
      rows[count] = 0;
      activities[count++] = 0;
    }
    return count;
  }

  // four rows at once: each sum is read and written less often, which takes half the time

  #addSecond(count: number): void {
    const two = this.#two;
    const second = this.#second;
    const rows = this.#rows;
    const activities = this.#activities;
    for (let i = 0; i < count; i += AT_ONCE) {
      const a = rows[i]!;
      const b = rows[i + 1]!;
      const c = rows[i + 2]!;
      const d = rows[i + 3]!;
      const ofA = activities[i]!;
      const ofB = activities[i + 1]!;
      const ofC = activities[i + 2]!;
      const ofD = activities[i + 3]!;
      for (let n = 0; n < SECOND; n++)
        two[n] = two[n]! + ofA * second[a + n]! + ofB * second[b + n]! + ofC * second[c + n]! + ofD * second[d + n]!;
    }
  }

  #add(sums: Int32Array, features: Uint16Array, from: number, to: number): void {
    const first = this.#first;
    let i = from;
    for (; i + AT_ONCE <= to; i += AT_ONCE) {
      const a = features[i]! * FIRST;
      const b = features[i + 1]! * FIRST;
      const c = features[i + 2]! * FIRST;
      const d = features[i + 3]! * FIRST;
      for (let unit = 0; unit < FIRST; unit++)
        sums[unit] = sums[unit]! + first[a + unit]! + first[b + unit]! + first[c + unit]! + first[d + unit]!;
    }
    for (; i < to; i++) {
      const row = features[i]! * FIRST;
      for (let unit = 0; unit < FIRST; unit++) sums[unit] = sums[unit]! + first[row + unit]!;
    }
  }
}
