import { expect, test } from 'vitest';
import { SameLuck } from './same-luck.ts';

const PILE = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function lucky(seed: number): SameLuck {
  const luck = new SameLuck();
  luck.reseed(seed);
  luck.again();
  return luck;
}

test('a pile is drawn in the same order whatever else is drawn by lot', () => {
  const luck = lucky(7);
  const plain = PILE.map((n) => luck.below(n));
  luck.again();
  const other = PILE.map((n) => {
    luck.below(100);
    return luck.below(n);
  });
  expect(other).toEqual(plain);
});

test('drawing again from as many is another draw', () => {
  const luck = lucky(7);
  const draws = Array.from({ length: 200 }, () => luck.below(100));
  expect(new Set(draws).size).toBeGreaterThan(60);
});

test('all numbers are equally likely, over seeds as over draws', () => {
  const bySeed = Array.from({ length: 6000 }, (_, seed) => lucky(seed).below(6));
  const luck = lucky(3);
  const byDraw = Array.from({ length: 250 }, () => luck.below(5));
  for (let n = 0; n < 6; n++) expect(Math.abs(bySeed.filter((one) => one === n).length - 1000)).toBeLessThan(120);
  for (let n = 0; n < 5; n++) expect(Math.abs(byDraw.filter((one) => one === n).length - 50)).toBeLessThan(25);
});
