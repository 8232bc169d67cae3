import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Trial } from '../search/search.ts';

/** What a move is worth to the seat that makes it. */
export interface Weighed {
  readonly code: Code;
  readonly chance: number;
  /** One standard error of that. */
  readonly error: number;
  /** By seat: everybody's chance to win the match. */
  readonly chances: readonly number[];
}

export interface Tried extends Weighed {
  readonly tries: number;
}

/** Has some moves of a seat tried in turn, and remembers what they bring. */
export class Trials implements Trial {
  readonly #seat: Seat;
  readonly #codes: readonly Code[];
  readonly #tries: number[];
  /** By move: for each seat the sum of its chances, and for the seat that moves the sum of their squares. */
  readonly #sums: Float64Array[];
  readonly #squares: Float64Array;
  #now = 0;

  constructor(seat: Seat, seats: number, codes: readonly Code[]) {
    this.#seat = seat;
    this.#codes = codes;
    this.#tries = codes.map(() => 0);
    this.#sums = codes.map(() => new Float64Array(seats));
    this.#squares = new Float64Array(codes.length);
  }

  next(): Code {
    return this.#codes[this.#now]!;
  }

  hear(chances: Float64Array): void {
    const at = this.#now;
    const sums = this.#sums[at]!;
    this.#now = (at + 1) % this.#codes.length;
    this.#tries[at]!++;
    this.#squares[at]! += chances[this.#seat]! ** 2;
    for (let seat = 0; seat < sums.length; seat++) sums[seat]! += chances[seat]!;
  }

  results(): Tried[] {
    return this.#codes.map((code, i) => {
      const tries = this.#tries[i]!;
      const chances = Array.from(this.#sums[i]!, (sum) => sum / tries);
      const chance = chances[this.#seat]!;
      return { code, chance, error: errorOf(chance, this.#squares[i]!, tries), chances, tries };
    });
  }
}

/** As if it had been half lost once more: what always brought the same has not shown that it always will. */
function errorOf(chance: number, squares: number, tries: number): number {
  const spread = Math.max(0, squares - tries * chance * chance) + 0.25;
  return Math.sqrt(spread) / tries;
}
