import { expect, test } from 'vitest';
import { dealsWithin } from './deals.ts';

test('a time is divided by weight, and what quick pairs do not need goes to the others', () => {
  const quick = { weight: 1, ms: 1 };
  const slow = { weight: 1, ms: 1000 };
  expect(dealsWithin(204_000, [slow, quick, slow])).toEqual([100, 4000, 100]);
  expect(dealsWithin(204_000, [{ ...slow, weight: 3 }, quick, slow])).toEqual([150, 4000, 50]);
});

test('numbers of deals are plain, two at least, and none for who would not come to half of one', () => {
  expect(dealsWithin(12_345, [{ weight: 1, ms: 10 }])).toEqual([1200]);
  expect(dealsWithin(600, [{ weight: 1, ms: 1000 }])).toEqual([2]);
  expect(dealsWithin(400, [{ weight: 1, ms: 1000 }])).toEqual([0]);
});
