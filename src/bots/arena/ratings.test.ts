import { expect, test } from 'vitest';
import { ratingsOf } from './ratings.ts';

test('two who win as their ratings say are as far apart as Elo has it', () => {
  const [first, second] = ratingsOf(2, [{ bots: [0, 1], outcomes: { '120,0': 100_000, '0,120': 10_000 } }]);
  expect(first!.rating - second!.rating).toBeCloseTo(400, 0);
  expect(first!.rating).toBeCloseTo(-second!.rating, 6);
});

test('strengths that fit all meetings at once are found, and who never met is compared by others', () => {
  // strengths 4 : 2 : 1
  const ratings = ratingsOf(3, [
    { bots: [0, 1], outcomes: { '120,0': 40_000, '0,120': 20_000 } },
    { bots: [1, 2], outcomes: { '120,0': 40_000, '0,120': 20_000 } },
  ]);
  expect(ratings[0]!.rating - ratings[2]!.rating).toBeCloseTo(400 * Math.log10(4), 0);
});

test('a table of four gives the same ratings as its shares', () => {
  const ratings = ratingsOf(4, [
    { bots: [0, 1, 2, 3], outcomes: { '240,0,0,0': 4000, '0,240,0,0': 2000, '0,0,240,0': 2000, '0,0,0,240': 2000 } },
  ]);
  expect(ratings[0]!.rating - ratings[3]!.rating).toBeCloseTo(400 * Math.log10(2), 0);
});

test('the error shrinks with the root of the deals and with how little they scatter', () => {
  const error = (outcomes: Record<string, number>): number => ratingsOf(2, [{ bots: [0, 1], outcomes }])[0]!.error;
  const wild = error({ '240,0': 500, '0,240': 500 });
  expect(error({ '240,0': 2000, '0,240': 2000 }) / wild).toBeCloseTo(0.5, 2);
  expect(error({ '180,60': 500, '60,180': 500 }) / wild).toBeCloseTo(0.5, 2);
  // a share of half ± 0.0407 (2.576 × 0.5 / √1000) is ± 28.3 between two, half of it on either side
  expect(wild).toBeCloseTo(14.15, 0);
});

test('measured from one of the field, that one is at 0 without an error, and the others are as far apart as they were', () => {
  const met = [
    { bots: [0, 1], outcomes: { '120,0': 400, '0,120': 200 } },
    { bots: [1, 2], outcomes: { '120,0': 400, '0,120': 200 } },
  ];
  const [free, fixed] = [ratingsOf(3, met), ratingsOf(3, met, 1)];
  expect(fixed[1]).toEqual({ rating: 0, error: expect.closeTo(0, 6) });
  expect(fixed[0]!.rating - fixed[2]!.rating).toBeCloseTo(free[0]!.rating - free[2]!.rating, 6);
  // 2 : 1 in 600 deals is ± 0.0495 of the share, and a point of the scale is p (1 − p) / 173.7 of it
  expect(fixed[0]!.error).toBeCloseTo((0.0496 / (2 / 9)) * 173.7, 0);
});

test('who always won has a rating, with a large error', () => {
  const [first] = ratingsOf(2, [{ bots: [0, 1], outcomes: { '240,0': 20 } }]);
  expect(first!.rating).toBeGreaterThan(200);
  expect(first!.rating).toBeLessThan(1000);
  expect(first!.error).toBeGreaterThan(50);
});
