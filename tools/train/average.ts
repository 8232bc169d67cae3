import type { Learner } from './learner.ts';

/** In this part of the lesson the weights are averaged: single steps swing around what they are after. */
const FROM = 0.7;
const TIMES = 100;

/** The mean of what a learner knew at many moments towards the end. */
export class Average {
  readonly #learner: Learner;
  readonly #sums: Float64Array[];
  readonly #every: number;
  readonly #from: number;
  #taken = 0;

  constructor(learner: Learner, matches: number) {
    this.#learner = learner;
    this.#sums = learner.layers.map((layer) => new Float64Array(layer.length));
    this.#from = matches * FROM;
    this.#every = Math.ceil((matches * (1 - FROM)) / TIMES);
  }

  hear(match: number): void {
    if (match < this.#from || match % this.#every !== 0) return;
    this.#taken++;
    this.#learner.layers.forEach((layer, i) => {
      const sums = this.#sums[i]!;
      for (let at = 0; at < sums.length; at++) sums[at] = sums[at]! + layer[at]!;
    });
  }

  /** Makes it what the learner knows. */
  settle(): void {
    this.#learner.layers.forEach((layer, i) => {
      for (let at = 0; at < layer.length; at++) layer[at] = this.#sums[i]![at]! / this.#taken;
    });
  }
}
