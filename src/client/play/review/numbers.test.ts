import { expect, test } from 'vitest';
import { accountOf, costlyPlies, costOf, percentsOf, wholePoint, type MoveAnalysis } from './numbers.ts';

const option = (move: string, chance: number): MoveAnalysis['options'][number] => ({ move, chance, error: 0.01 });

const BLUNDER: MoveAnalysis = {
  ply: 1,
  seat: 0,
  move: 'play item-10',
  options: [option('play copy', 0.42), option('play item-10', 0.31)],
  loss: 0.11,
  luck: [0, 0],
};
const FORCED: MoveAnalysis = { ply: 0, seat: 1, move: 'play item-1', options: [], loss: 0, luck: [0, 0] };
const ANALYSIS = {
  moves: [FORCED, BLUNDER],
  curve: [
    [0.5, 0.5],
    [0.424, 0.576],
    [0.316, 0.684],
  ],
  seats: [],
};

test('a costly move is found, a forced one never is', () => {
  expect(costlyPlies(ANALYSIS)).toEqual([2]);
  expect([BLUNDER, FORCED].map(costOf)).toEqual([11, 0]);
});

test.each([
  [1 / 3, 0.1234, -0.2267, -0.23, 0, 0],
  [1 / 3, 0.3334, 0.1666, 0.1467, 0.02, 1],
  [0.25, 0.1049, 0.1049, 0.5302, 0.01, 1],
  [0.25, -0.005, -0.005, -0.235, -0.005, 0],
])('start %d, luck %d, decisions %d, others %d, rest %d add up in whole points', (...parts) => {
  const [start, luck, decisions, others, rest, result] = parts;
  const account = accountOf({ start, luck, decisions, others, rest, result });
  expect(account.start + account.luck + account.decisions + account.others + account.rest).toBe(account.result);
  expect(account.result).toBe(100 * result);
  for (const [displayed, exact] of [
    [account.luck, luck],
    [account.decisions, decisions],
    [account.others, others],
    [account.rest, rest],
  ] as const) {
    expect(Math.abs(displayed - 100 * exact)).toBeLessThanOrEqual(1);
  }
});

test('percents are 100 together', () => {
  expect(percentsOf([0.225, 0.165, 0.37, 0.24])).toEqual([23, 16, 37, 24]);
  expect(percentsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentsOf([0, 1])).toEqual([0, 100]);
});

test('nobody goes on from between secret choices', () => {
  const states = [{ events: ['deal'] }, { events: [] }, { events: [] }, { events: ['chose'] }];
  expect([0, 1, 2, 3].map((ply) => wholePoint(states, ply))).toEqual([0, 0, 0, 3]);
});
