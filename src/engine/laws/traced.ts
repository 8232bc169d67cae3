import type { Chance } from '../chance/chance.ts';
import { FastChance } from '../chance/fast.ts';

/** Chance that says when a deal begins, and of which a twin can be had that goes on from the same point. */
export class TracedChance implements Chance {
  readonly #seed: Uint8Array;
  readonly #chance: FastChance;
  readonly #onDeal: () => void;
  #round = 0;
  #shuffle = 0;
  #taken = 0;

  constructor(seed: Uint8Array, onDeal: () => void) {
    this.#seed = seed;
    this.#chance = new FastChance(seed);
    this.#onDeal = onDeal;
  }

  begin(round: number, shuffle: number): void {
    if (shuffle === 0) this.#onDeal();
    this.#round = round;
    this.#shuffle = shuffle;
    this.#taken = 0;
    this.#chance.begin(round, shuffle);
  }

  below(n: number): number {
    this.#taken++;
    return this.#chance.below(n);
  }

  twin(): Chance {
    const twin = new FastChance(this.#seed);
    twin.begin(this.#round, this.#shuffle);
    for (let i = 0; i < this.#taken; i++) twin.below(1);
    return twin;
  }
}
