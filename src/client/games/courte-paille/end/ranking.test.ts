import { expect, test } from 'vitest';
import { rankingOf } from './ranking.ts';

test('C18 who was ahead down the plate stands before others with as many points', () => {
  expect(rankingOf([14, 9, 14], [2])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 1, place: 3 },
  ]);
});

test('who shares the win shares the place, and who is out comes last', () => {
  expect(rankingOf([null, 3, 3], [1, 2]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
