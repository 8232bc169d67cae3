import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Trial } from '../search/search.ts';

/** What a move is worth to the seat that makes it. */
export interface Weighed {
  readonly code: Code;
  readonly chance: number;
  /** One standard error of that. */
  readonly error: number;
  readonly tries: number;
}

/** How much more one move brings than another. */
export interface Gap {
  /** By seat. */
  readonly means: readonly number[];
  /** One standard error, for the seat that moves. */
  readonly error: number;
  readonly tries: number;
}

/** Has some moves of a seat tried in turn, and remembers what they bring. */
export class Trials implements Trial {
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #codes: readonly Code[];
  /** By move, and for each try of it by seat: what it brought. */
  readonly #brought: number[][];
  #now = 0;

  constructor(seat: Seat, seats: number, codes: readonly Code[]) {
    this.#seat = seat;
    this.#seats = seats;
    this.#codes = codes;
    this.#brought = codes.map(() => []);
  }

  get isFresh(): boolean {
    return this.#now === 0;
  }

  next(): Code {
    return this.#codes[this.#now]!;
  }

  hear(chances: Float64Array): void {
    const brought = this.#brought[this.#now]!;
    for (let seat = 0; seat < this.#seats; seat++) brought.push(chances[seat]!);
    this.#now = (this.#now + 1) % this.#codes.length;
  }

  get results(): Weighed[] {
    return this.#codes.map((code, at) => {
      const { mean, error, tries } = statistics(this.#column(at, this.#seat));
      return { code, chance: mean, error, tries };
    });
  }

  /** If both were tried. The tries of both belong together: they were made in the same worlds. */
  gap(better: Code, worse: Code): Gap | undefined {
    const [a, b] = [this.#codes.indexOf(better), this.#codes.indexOf(worse)];
    if (a < 0 || b < 0) return undefined;
    const all = Array.from({ length: this.#seats }, (_, seat) => {
      const others = this.#column(b, seat);
      return statistics(this.#column(a, seat).map((value, i) => value - others[i]!));
    });
    const { error, tries } = all[this.#seat]!;
    return { means: all.map(({ mean }) => mean), error, tries };
  }

  #column(at: number, seat: Seat): number[] {
    return this.#brought[at]!.filter((_, i) => i % this.#seats === seat);
  }
}

/** The error as if it had been half off once more: what always brought the same has not shown that it always will. */
function statistics(values: readonly number[]): { mean: number; error: number; tries: number } {
  const tries = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / tries;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0.25);
  return { mean, error: Math.sqrt(spread) / tries, tries };
}
