import { expect, test } from 'vitest';
import { accountOf, changeAt, compared, costlyPlies, wholePoint, type MoveAnalysis } from './numbers.ts';

const option = (move: string, chance: number): MoveAnalysis['options'][number] => ({ move, chance, error: 0.01 });

const BLUNDER: MoveAnalysis = {
  ply: 1,
  seat: 0,
  move: 'play item-10',
  options: [option('play copy', 0.42), option('play item-10', 0.31)],
  loss: 0.11,
};
const FORCED: MoveAnalysis = { ply: 0, seat: 1, move: 'play item-1', options: [], loss: 0 };
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
  expect(compared(BLUNDER)).toEqual({ move: 'play copy', best: 42, got: 31 });
  expect(compared(FORCED)).toBeNull();
});

test('changes are those of the percents that are shown', () => {
  expect([0, 1, 2].map((ply) => changeAt(ANALYSIS, ply))).toEqual([0, 8, -10]);
});

test.each([
  [1 / 3, 0.1234, -0.2267, -0.23, 0],
  [1 / 3, 0.3334, 0.1666, 0.1667, 1],
  [0.25, 0.1049, 0.1049, 0.5402, 1],
  [0.25, -0.005, -0.005, -0.24, 0],
])('start %d, luck %d, decisions %d, others %d add up in whole points', (start, luck, decisions, others, result) => {
  const account = accountOf({ start, luck, decisions, others, result });
  expect(account.start + account.luck + account.decisions + account.others).toBe(account.result);
  expect(account.result).toBe(100 * result);
  for (const [displayed, exact] of [
    [account.luck, luck],
    [account.decisions, decisions],
    [account.others, others],
  ] as const) {
    expect(Math.abs(displayed - 100 * exact)).toBeLessThanOrEqual(1);
  }
});

test('nobody goes on from between secret choices', () => {
  const states = [{ events: ['deal'] }, { events: [] }, { events: [] }, { events: ['chose'] }];
  expect([0, 1, 2, 3].map((ply) => wholePoint(states, ply))).toEqual([0, 0, 0, 3]);
});
