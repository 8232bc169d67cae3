import type { Level } from '../engine/record/record.ts';
import type { Bot } from './bot.ts';
import { mediumCourtePaille } from './courte-paille/medium.ts';
import { random } from './random.ts';
import { mediumStr8Eight } from './str8-eight/medium.ts';
import { mediumStraw } from './straw/medium.ts';

type Levels = Partial<Readonly<Record<Level, Bot>>>;

const LEVELS_OF: Readonly<Record<string, Levels>> = {
  straw: { random, medium: mediumStraw },
  'courte-paille': { random, medium: mediumCourtePaille },
  'str8-eight': { random, medium: mediumStr8Eight },
};

/** The levels that a game has so far, weakest first. */
export function levelsOf(game: string): Level[] {
  return Object.keys(LEVELS_OF[game] ?? {}) as Level[];
}

export function botOf(game: string, level: Level): Bot | undefined {
  return LEVELS_OF[game]?.[level];
}
