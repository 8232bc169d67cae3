import type { Chance } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';

/** Chance that says when cards are shuffled, and of which a twin can be had that goes on from the same point. */
export class TracedChance implements Chance {
  readonly #seed: Uint8Array;
  readonly #chance: FastChance;
  readonly #onShuffle: () => void;
  #round = 0;
  #shuffle = 0;
  #taken = 0;

  constructor(seed: Uint8Array, onShuffle: () => void) {
    this.#seed = seed;
    this.#chance = new FastChance(seed);
    this.#onShuffle = onShuffle;
  }

  begin(round: number, shuffle: number): void {
    this.#onShuffle();
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
