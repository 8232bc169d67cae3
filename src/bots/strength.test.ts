import { expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { pointsOf } from './strength.ts';

test('every game tells how strong its levels are with any number of players, on a scale where medium stands at 1000', () => {
  for (const { id, seats } of GAMES)
    for (let players = seats.min; players <= seats.max; players++)
      expect(pointsOf(id, players), `${id}, ${players} players`).toMatchObject({
        medium: 1000,
        easy: expect.any(Number),
      });
});

test('a number of players that was not measured has the strength of the next larger one', () => {
  expect(pointsOf('straw', 5)).toBe(pointsOf('straw', 6));
  expect(pointsOf('poker', 2)).toEqual({});
});
