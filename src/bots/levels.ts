import type { Level } from '../engine/record/record.ts';

/** Weakest first. Names alone: a table offers them without loading a bot. */
const LEVELS: readonly Level[] = ['random', 'easy', 'medium', 'hard', 'master'];

/** Plays for somebody who left, is away or was too slow. */
export const STAND_IN_LEVEL: Level = 'medium';

/** The levels that a game can be played at: every game has a bot for each of them, which `GameBots` asks for. */
export function levelsOf(_game: string): Level[] {
  return [...LEVELS];
}
