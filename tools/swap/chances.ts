import type { Chance } from '../../src/engine/chance/chance.ts';
import type { AnyGame, Position } from '../../src/engine/game.ts';

/** Chance that keeps what it answered. */
export class Noted implements Chance {
  readonly numbers: number[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  begin(round: number, shuffle: number): void {
    this.#chance.begin(round, shuffle);
  }

  below(n: number): number {
    const number = this.#chance.below(n);
    this.numbers.push(number);
    return number;
  }
}

/** Chance that answers what another one did, as far as that can be. */
export class Repeated implements Chance {
  readonly #numbers: readonly number[];
  #asked = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  begin(): void {}

  below(n: number): number {
    return Math.min(this.#numbers[this.#asked++] ?? 0, n - 1);
  }
}

interface Ears {
  /** Chance for what happens now, in the place of the table's own. */
  chanceFor(state: Position, chance: Chance): Chance;
  /** Something was told. */
  hears?(state: Position): void;
}

/** The same game, with somebody who decides by what chance it is played, and hears when something is told. */
export function withEars(game: AnyGame, { chanceFor, hears }: Ears): AnyGame {
  return {
    ...game,
    start: (state, chance, tell) =>
      game.start(state, chanceFor(state, chance), (event) => {
        hears?.(state);
        tell?.(event);
      }),
    play: (state, seat, code, chance, tell) =>
      game.play(state, seat, code, chanceFor(state, chance), (event) => {
        hears?.(state);
        tell?.(event);
      }),
  };
}
