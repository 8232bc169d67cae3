import { FastChance } from '../../src/engine/chance/fast.ts';
import { exp } from '../../src/bots/network/exact.ts';
import { FIRST, MOST_ACTIVITY, MOST_WEIGHT, SECOND } from '../../src/bots/network/network.ts';

/** What a hint of 1 takes from a unit, and what that changes the logit by. */
const HINTED = 1.9;
const HINT = 0.25;
/** As if it had been met so often: a hint is never left out. */
const ALWAYS = 2 ** 30;

/** A network that still learns: in floating numbers, within the bounds that whole ones will have. */
export class Learner {
  readonly inputs: number;
  /** By input: how often it was there. */
  readonly met: Uint32Array;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias = new Float32Array(1);
  readonly #base = new Float32Array(FIRST);
  readonly #one = new Float32Array(FIRST);
  readonly #two = new Float32Array(SECOND);
  readonly #rows = new Uint8Array(FIRST);
  readonly #deltaOne = new Float32Array(FIRST);
  readonly #deltaTwo = new Float32Array(SECOND);

  constructor(inputs: number, luck: FastChance, hint?: (feature: number) => number) {
    this.inputs = inputs;
    this.met = new Uint32Array(inputs);
    this.first = random(inputs * FIRST, 0.1, luck);
    this.firstBias = random(FIRST, 0.1, luck);
    this.second = random(FIRST * SECOND, 0.2, luck);
    this.secondBias = random(SECOND, 0.1, luck);
    this.last = random(SECOND, 0.3, luck);
    if (hint !== undefined) this.#take(hint);
  }

  /** Into the first unit of each layer. All else says nothing at first, so that what is seldom met does not drown it. */
  #take(hint: (feature: number) => number): void {
    this.first.fill(0);
    for (let input = 0; input < this.inputs; input++) {
      if (hint(input) === 0) continue;
      this.first[input * FIRST] = -HINTED * hint(input);
      this.met[input] = ALWAYS;
    }
    for (let unit = 0; unit < FIRST; unit++) {
      this.firstBias[unit] = HINTED / 2 + 4 * this.firstBias[unit]!;
      this.second[unit * SECOND] = 0;
    }
    this.firstBias[0] = HINTED;
    this.second[0] = 1;
    this.secondBias[0] = 0;
    this.last[0] = HINT;
    this.lastBias[0] = -HINT * HINTED;
  }

  get layers(): Float32Array[] {
    return [this.first, this.firstBias, this.second, this.secondBias, this.last, this.lastBias];
  }

  /** Sums up what all moves of a decision have in common. */
  begin(features: Uint16Array, count: number): void {
    this.#base.set(this.firstBias);
    this.#add(this.#base, features, 0, count);
  }

  /** The logit of the chance to win with these features more. */
  look(features: Uint16Array, from: number, to: number): number {
    this.#one.set(this.#base);
    this.#add(this.#one, features, from, to);
    return this.#forward();
  }

  #add(sums: Float32Array, features: Uint16Array, from: number, to: number): void {
    const { first } = this;
    let i = from;
    // four at once takes half the time
    for (; i + 4 <= to; i += 4) {
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

  #forward(): number {
    const one = this.#one;
    const two = this.#two;
    const { second } = this;
    two.set(this.secondBias);
    const rows = this.#rows;
    let count = 0;
    for (let unit = 0; unit < FIRST; unit++) {
      const active = one[unit]! < 0 ? 0 : one[unit]! > MOST_ACTIVITY ? MOST_ACTIVITY : one[unit]!;
      one[unit] = active;
      if (active > 0) rows[count++] = unit;
    }
    let i = 0;
    for (; i + 2 <= count; i += 2) {
      const a = rows[i]! * SECOND;
      const b = rows[i + 1]! * SECOND;
      const ofA = one[rows[i]!]!;
      const ofB = one[rows[i + 1]!]!;
      for (let next = 0; next < SECOND; next++)
        two[next] = two[next]! + ofA * second[a + next]! + ofB * second[b + next]!;
    }
    if (i < count) {
      const row = rows[i]! * SECOND;
      const active = one[rows[i]!]!;
      for (let next = 0; next < SECOND; next++) two[next] = two[next]! + active * second[row + next]!;
    }
    let sum = this.lastBias[0]!;
    for (let unit = 0; unit < SECOND; unit++) {
      const active = two[unit]! < 0 ? 0 : two[unit]! > MOST_ACTIVITY ? MOST_ACTIVITY : two[unit]!;
      two[unit] = active;
      sum += active * this.last[unit]!;
    }
    return sum;
  }

  /** One step towards the chance that should have been said. */
  learn(features: Uint16Array, from: number, to: number, target: number, rate: number): void {
    this.#one.set(this.firstBias);
    this.#add(this.#one, features, from, to);
    const logit = this.#forward();
    const step = rate * (target - 1 / (1 + exp(-logit)));
    const one = this.#one;
    const two = this.#two;
    const deltaOne = this.#deltaOne;
    const deltaTwo = this.#deltaTwo;
    const { first, firstBias, second, secondBias, last } = this;
    const changing = this.#rows;
    let changes = 0;
    for (let unit = 0; unit < SECOND; unit++) {
      const active = two[unit]!;
      const weight = last[unit]!;
      const delta = active > 0 && active < MOST_ACTIVITY ? step * weight : 0;
      if (delta !== 0) changing[changes++] = unit;
      deltaTwo[unit] = delta;
      last[unit] = bounded(weight + step * active);
      secondBias[unit] = secondBias[unit]! + delta;
    }
    this.lastBias[0] = this.lastBias[0]! + step;
    for (let unit = 0; unit < FIRST; unit++) {
      const active = one[unit]!;
      if (active === 0) {
        deltaOne[unit] = 0;
        continue;
      }
      const row = unit * SECOND;
      let delta = 0;
      for (let i = 0; i < changes; i++) {
        const next = changing[i]!;
        const back = deltaTwo[next]!;
        const weight = second[row + next]!;
        delta += back * weight;
        second[row + next] = bounded(weight + back * active);
      }
      deltaOne[unit] = active < MOST_ACTIVITY ? delta : 0;
      firstBias[unit] = firstBias[unit]! + deltaOne[unit]!;
    }
    let units = 0;
    for (let unit = 0; unit < FIRST; unit++) if (deltaOne[unit] !== 0) changing[units++] = unit;
    for (let i = from; i < to; i++) {
      this.met[features[i]!]!++;
      const row = features[i]! * FIRST;
      for (let k = 0; k < units; k++) {
        const unit = changing[k]!;
        first[row + unit] = bounded(first[row + unit]! + deltaOne[unit]!);
      }
    }
  }
}

function bounded(weight: number): number {
  return weight > MOST_WEIGHT ? MOST_WEIGHT : weight < -MOST_WEIGHT ? -MOST_WEIGHT : weight;
}

function random(size: number, spread: number, luck: FastChance): Float32Array {
  return Float32Array.from({ length: size }, () => ((luck.below(65536) / 65536) * 2 - 1) * spread);
}
