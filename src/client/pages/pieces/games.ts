import type { BotLevel } from '../../link/link.ts';
import type { Dress } from '../../parts/dress.ts';
import type { Words } from '../../words/en/words.ts';

/** The games that there are, with the name of their dress. */
export const GAMES = ['straw', 'courte-paille', 'str8-eight'] as const;
export type GameId = (typeof GAMES)[number];
const DRESSES: Readonly<Record<GameId, Dress>> = {
  straw: 'straw',
  'courte-paille': 'courte',
  'str8-eight': 'str8',
};

/** Where nobody has said which game they want. */
export const FIRST_GAME: GameId = 'straw';

/** The levels that are offered, weakest first; each has so many straws. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const satisfies readonly BotLevel[];
export type ShownLevel = (typeof LEVELS)[number];
const USUAL = 'medium';

export function isGame(id: string): id is GameId {
  return GAMES.some((game) => game === id);
}

/** A game that this page does not know goes as the first. */
export function dressOf(id: string): Dress {
  return DRESSES[isGame(id) ? id : 'straw'];
}

export function nameOf(id: string, { common }: Words): string {
  const names: Readonly<Record<GameId, string>> = {
    straw: common.straw,
    'courte-paille': common.courtePaille,
    'str8-eight': common.str8Eight,
  };
  return isGame(id) ? names[id] : id;
}

/** How many straws a level has. */
export function strawsOf(level: BotLevel): 1 | 2 | 3 | 4 {
  return (Math.max(0, LEVELS.indexOf(level as ShownLevel)) + 1) as 1 | 2 | 3 | 4;
}

export function shownLevels(listed: readonly string[]): ShownLevel[] {
  return LEVELS.filter((level) => listed.includes(level));
}

/** The level of a bot that nobody chose one for. */
export function usualLevel(shown: readonly ShownLevel[]): ShownLevel {
  return shown.includes(USUAL) ? USUAL : (shown[0] ?? USUAL);
}
