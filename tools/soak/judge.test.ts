import { describe, expect, test } from 'vitest';
import { growthOf, isFlat } from './judge.ts';

const BOUND = { by: 5, share: 0.1 };
const of = (values: readonly number[]): { name: string; values: readonly number[] } => ({ name: 'memory', values });
const looks = (count: number, at: (i: number) => number): number[] => Array.from({ length: count }, (_, i) => at(i));

describe('what is flat', () => {
  test.for([
    ['the same all the time', looks(30, () => 100)],
    ['what warms up and stays', looks(30, (i) => 50 + Math.min(i, 9) * 6)],
    ['what swings', looks(30, (i) => 100 + 20 * (i % 2))],
    ['a few outliers at the end', looks(30, (i) => (i > 26 ? 300 : 100))],
    ['what gets less', looks(30, (i) => 200 - i)],
    ['too few looks to tell', looks(6, (i) => 100 * i)],
  ] as const)('%s', ([, values]) => expect(isFlat(of(values), BOUND)).toBe(true));
});

describe('what is not', () => {
  test.for([
    ['what grows a little each time', looks(30, (i) => 100 + i)],
    ['what grows under all its swings', looks(60, (i) => 100 + i + 25 * (i % 3))],
    ['what grows though it falls now and then', looks(30, (i) => (i % 7 === 0 ? 20 : 100 + 2 * i))],
  ] as const)('%s', ([, values]) => expect(isFlat(of(values), BOUND)).toBe(false));
});

test('how much it has grown since it was warm', () => {
  expect(growthOf(of(looks(31, (i) => 10 * i)))).toBe(200);
});
