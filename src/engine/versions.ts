import type { AnyGame } from './game.ts';

/*
 * Rules change, and matches outlive that: each is gone on with, shown and verified by the version that it began with. A state knows
 * by which rules it is played, so a game by earlier rules differs in nothing but the states that it makes.
 */

type Named = Pick<AnyGame, 'id' | 'rules'>;

/** These games, each by every version that its rules have had, the newest first. */
export function everyVersionOf(games: readonly AnyGame[]): AnyGame[] {
  return games.flatMap((game) => [
    game,
    ...Array.from({ length: game.rules - 1 }, (_, i) => earlier(game, game.rules - 1 - i)),
  ]);
}

function earlier(game: AnyGame, rules: number): AnyGame {
  return { ...game, rules, blank: (seats, options) => game.blank(seats, options, rules) };
}

/** What a match that begins is played by. */
export function newestOf<Game extends Named>(games: readonly Game[], id: string): Game | undefined {
  return games.filter((game) => game.id === id).toSorted((a, b) => b.rules - a.rules)[0];
}

/** What a match that has begun is played by. */
export function versionOf<Game extends Named>(games: readonly Game[], id: string, rules: number): Game | undefined {
  return games.find((game) => game.id === id && game.rules === rules);
}
