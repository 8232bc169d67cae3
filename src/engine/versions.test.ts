import { expect, test } from 'vitest';
import { GAMES, VERSIONS } from '../games/games.ts';
import type { AnyGame } from './game.ts';
import { everyVersionOf, newestOf, versionOf } from './versions.ts';

const [straw, , str8Eight] = GAMES as [AnyGame, AnyGame, AnyGame];
const namesOf = (games: readonly AnyGame[]): string[] => games.map(({ id, rules }) => `${id} ${rules}`);

test('every version there was is known, and which is the newest', () => {
  const three = everyVersionOf([
    { ...straw, rules: 3 },
    { ...str8Eight, rules: 2 },
  ]);
  expect(namesOf(three)).toEqual(['straw 3', 'straw 2', 'straw 1', 'str8-eight 2', 'str8-eight 1']);
  expect(newestOf(three.toReversed(), 'straw')?.rules).toBe(3);
  expect(versionOf(three, 'straw', 2)?.rules).toBe(2);
  expect([versionOf(three, 'straw', 4), newestOf(three, 'chess')]).toEqual([undefined, undefined]);
});

test('what is played anew is the very game that is offered, so that nothing stands between a bot and its rules', () => {
  for (const game of GAMES) expect(newestOf(VERSIONS, game.id)).toBe(game);
});

test('a state made by an earlier version is played by it, whichever version plays on', () => {
  const options = { target: 100 };
  const limits = [1, 2].map((rules) => {
    const state = versionOf(VERSIONS, 'str8-eight', rules)!.blank(2, options);
    return [state, str8Eight.blank(2, options, rules)].map(
      (made) => (made as unknown as { mostBarren: number }).mostBarren,
    );
  });
  expect(limits).toEqual([
    [400, 400],
    [100, 100],
  ]);
});
