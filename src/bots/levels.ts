import type { Level } from '../engine/record/record.ts';
import type { Bot } from './bot.ts';

/** The levels that a game has so far, weakest first. Names alone: a table offers them without loading a bot. */
const LEVELS_OF = {
  straw: ['random', 'easy', 'medium', 'hard', 'master'],
  'courte-paille': ['random', 'easy', 'medium', 'hard', 'master'],
  'str8-eight': ['random', 'easy', 'medium', 'hard', 'master'],
} as const satisfies Readonly<Record<string, readonly Level[]>>;

type Levels = typeof LEVELS_OF;

/** All bots of a game: one for each of its levels. */
export type BotsOf<Game extends keyof Levels> = Readonly<Record<Levels[Game][number], Bot>>;
export type AllBots = { readonly [Game in keyof Levels]: BotsOf<Game> };

export function levelsOf(game: string): Level[] {
  const levels: Readonly<Record<string, readonly Level[]>> = LEVELS_OF;
  return [...(levels[game] ?? [])];
}
