import { expect, test } from 'vitest';
import { readOptions } from '../engine/options.ts';
import { GAMES } from '../games/games.ts';
import { botOf, botsOf } from './bots.ts';
import { levelsOf } from './levels.ts';

test.each(GAMES)('$id has a bot for every level, and matches that are short enough to measure by', (game) => {
  const { min } = game.seats;
  expect(levelsOf(game.id).filter((level) => botOf(game.id, level) === undefined)).toEqual([]);
  expect(readOptions(game.options, min, botsOf(game.id)!.shortMatch)).toHaveProperty('options');
});
