import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { gameNamed } from '../../games/games.ts';
import { str8EightGuide } from '../str8-eight/guide.ts';
import { questionOf } from '../str8-eight/testing/situations.ts';
import type { Guide } from './guide.ts';
import { searching } from './searching.ts';

test.each([1, 2])('a match by version %i of the rules is searched in worlds of that version', (rules) => {
  const game = gameNamed('str8-eight')!;
  const worlds: (number | undefined)[] = [];
  const watched: AnyGame = {
    ...game,
    blank(seats, options, version) {
      worlds.push(version);
      return game.blank(seats, options, version);
    },
  };
  const bot = searching(watched, str8EightGuide as Guide, { iterations: 4 });
  const question = { ...questionOf({ hand: ['4x7', '1x2', '7x8', 'pass-left'] }), rules };
  bot.choose(question, seeded(1));
  expect(worlds.length).toBeGreaterThan(1);
  expect(new Set(worlds)).toEqual(new Set([rules]));
});
