import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { Race } from './race.ts';

const EVEN = new Map([10, 11, 12, 13, 14].map((code) => [code, 0.5]));
const NO_TRUST = 0;

/** Runs it for so many tries: each brings 0 or 1 by the luck of its world, and a little for the move. */
function run(race: Race, tries: number, worthOf: (code: number) => number): number[] {
  const luck = seeded(1);
  const tried: number[] = [];
  let world = 0;
  for (let done = 0; done < tries && !race.isSettled; done++) {
    if (race.isFresh) world = luck.below(2);
    const code = race.next();
    tried.push(code);
    race.hear(Float64Array.of(0.5, world + worthOf(code)), done / tries);
  }
  return tried;
}

function best(race: Race): number[] {
  return race.ranking.map(({ code }) => code);
}

test('a small difference is found, since all are tried in the same worlds', () => {
  const race = new Race(1, EVEN, NO_TRUST);
  run(race, 200, (code) => (code === 13 ? 0.001 : 0));
  expect(best(race)[0]).toBe(13);
});

test('the worse half retires: the best two are tried most', () => {
  const race = new Race(1, EVEN, NO_TRUST);
  const tried = run(race, 300, (code) => code / 1000);
  const times = (code: number): number => tried.filter((one) => one === code).length;
  expect(best(race).slice(0, 3)).toEqual([14, 13, 12]);
  expect(Math.abs(times(13) - times(14))).toBeLessThan(2);
  expect(times(12)).toBeLessThan(times(13));
  expect(times(11)).toBeLessThan(times(12));
  expect(times(10)).toBe(times(11));
});

test('what was thought at first decides as long as little was seen', () => {
  const glances = new Map([
    [10, 0.4],
    [11, 0.5],
  ]);
  const trust = 100;
  const worthOf = (code: number): number => (code === 10 ? 0.05 : 0);
  const short = new Race(1, glances, trust);
  run(short, 40, worthOf);
  expect(best(short)).toEqual([11, 10]);
  const long = new Race(1, glances, trust);
  run(long, 2000, worthOf);
  expect(best(long)).toEqual([10, 11]);
});

test('whatever is clearly behind retires early, and the last one left need not be tried any more', () => {
  const race = new Race(1, EVEN, NO_TRUST);
  const tried = run(race, 10_000, (code) => (code === 13 ? 0.5 : 0));
  expect(best(race)[0]).toBe(13);
  expect(race.isSettled).toBe(true);
  expect(tried.length).toBeLessThan(500);
});

test('equals are tried to the end, and none is behind', () => {
  const race = new Race(1, EVEN, NO_TRUST);
  expect(run(race, 1000, () => 0)).toHaveLength(1000);
  expect(race.ranking.every(({ behind }) => behind < 0.1)).toBe(true);
});
