import type { Words as SharedWords } from './en/words.ts';

export interface OptionWords {
  readonly title: string;
  /** On a switch: what it does when it is on. */
  readonly says?: string;
  readonly short?: string | ((value: number) => string);
  readonly values?: Readonly<
    Record<string, { readonly label: string; readonly says: string; readonly short?: string }>
  >;
}

/** What is told of a game where it is offered. Each game has such words of its own. */
export interface AboutWords {
  readonly name: string;
  readonly says: string;
  readonly players: string;
  readonly minutes: string;
  /** Where a match stands, from the facts that the game names. */
  stands(...facts: readonly (number | null)[]): string;
}

/** All that the first page says: what all games share, and what each says of itself. */
export interface Words extends SharedWords {
  readonly games: Readonly<Record<string, AboutWords>>;
}

/** A game that this page does not know is called by its id. */
export function nameOf(game: string, { games }: Words): string {
  return games[game]?.name ?? game;
}

/** What the options of the games are called, by game and option. */
export type AllOptionWords = Readonly<Record<string, Readonly<Record<string, OptionWords>>>>;
