import { beforeEach, expect, test } from 'vitest';
import { Buckets } from './buckets.ts';

let now = 0;
beforeEach(() => (now = 0));

const buckets = (perSecond: number, atOnce: number): Buckets => new Buckets({ perSecond, atOnce }, () => now);
const takeAll = (all: Buckets, key: string, count: number): number[] =>
  Array.from({ length: count }, () => all.take(key));

test('so many at once, and then none', () => {
  expect(takeAll(buckets(1, 3), 'a', 5)).toEqual([0, 0, 0, 1, 1]);
});

test('everybody has their own', () => {
  const all = buckets(1, 1);
  expect([all.take('a'), all.take('b'), all.take('a')]).toEqual([0, 0, 1]);
});

test('it fills up again with time, but never over the brim', () => {
  const all = buckets(2, 3);
  takeAll(all, 'a', 3);
  now = 500;
  expect(takeAll(all, 'a', 2)).toEqual([0, 1]);
  now = 1_000_000;
  expect(takeAll(all, 'a', 4)).toEqual([0, 0, 0, 1]);
});

test('whoever waits as long as they were told gets one', () => {
  const all = buckets(1 / 7, 1);
  all.take('a');
  const seconds = all.take('a');
  expect(seconds).toBe(7);
  now = (seconds - 1) * 1000;
  expect(all.take('a')).toBe(1);
  now = seconds * 1000;
  expect(all.take('a')).toBe(0);
});

test('to be refused costs nothing', () => {
  const all = buckets(1, 1);
  takeAll(all, 'a', 100);
  now = 1000;
  expect(all.take('a')).toBe(0);
});

test('to look takes none', () => {
  const all = buckets(1, 1);
  expect([all.wait('a'), all.wait('a'), all.take('a'), all.wait('a')]).toEqual([0, 0, 0, 1]);
});

test('a clock that is set back refuses nobody for long', () => {
  const all = buckets(1, 2);
  now = 10_000;
  takeAll(all, 'a', 2);
  now = 9000;
  expect(all.take('a')).toBeLessThanOrEqual(2);
  now = 12_000;
  expect(all.take('a')).toBe(0);
});

test('a crowd does not make it grow without end, and those who are empty stay so while there is room', () => {
  const all = buckets(1, 1);
  for (let i = 0; i < 49_999; i++) all.take(`early ${i}`);
  now = 2000;
  all.take('busy');
  for (let i = 0; i < 1000; i++) all.take(`late ${i}`);
  expect(all.take('busy')).toBe(1);
});
