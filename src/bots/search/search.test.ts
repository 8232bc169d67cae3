import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { straw } from '../../games/straw/game.ts';
import { position, type Setup } from '../../games/straw/testing/position.ts';
import { strawGuide } from '../straw/guide.ts';
import { Search, type Finding } from './search.ts';
import { taskOf } from './searching.ts';
import { questionAt } from './testing/somewhere.ts';

const search = new Search(straw, strawGuide);

function findings(setup: Setup, iterations: number, seed = 1): (Finding & { move: string })[] {
  const task = taskOf(straw, strawGuide, questionAt(straw, position(setup).state));
  const found = search.think(task, seeded(seed), { iterations });
  return found.map((finding) => ({ ...finding, move: straw.format(straw.decode(finding.code)) }));
}

describe('in the last round', () => {
  const lastOfTwo = { round: 2, turn: 0 } as const;

  test('a sure win is found, and known to be one', () => {
    const hand = ['item-10', 'item-9', 'reverse', 'straw'] as const;
    const all = findings({ ...lastOfTwo, hands: [hand, []], total: 50, scores: [0, 18] }, 100);
    expect(all[0]).toMatchObject({ move: 'play straw', chance: 1 });
    expect(all[0]!.error).toBeLessThan(0.05);
  });

  test('the straw is no win where its hand is too light', () => {
    const hand = ['item-1', 'item-2', 'reverse', 'straw'] as const;
    const all = findings({ ...lastOfTwo, hands: [hand, []], total: 50, scores: [0, 18] }, 300);
    expect(all.find(({ move }) => move === 'play straw')!.chance).toBe(0);
    expect(all[0]!.move).not.toBe('play straw');
  });

  test('a break that loses is avoided while something else fits', () => {
    const hand = ['item-10', 'item-9', 'item-8', 'item-1'] as const;
    const all = findings({ ...lastOfTwo, hands: [hand, Array(4).fill('item-7')], total: 49 }, 300);
    expect(all[0]!.move).toBe('play item-1');
    expect(all[0]!.chance).toBeGreaterThan(0.4);
  });

  test('a break that wins is found: the lead is larger than any hand', () => {
    const hand = ['item-10', 'carpet-9', 'carpet-8', 'carpet-7'] as const;
    const all = findings({ ...lastOfTwo, hands: [hand, ['item-1']], total: 50, scores: [60, 0], pile: [] }, 200);
    expect(all.find(({ move }) => move === 'play item-10')!.chance).toBe(1);
  });
});

test('every try is counted, and no chance is more than certain', () => {
  const all = findings({ hands: [['lamp', 'item-3', 'copy', 'reverse'], []], total: 20 }, 500);
  expect(all.reduce((sum, { tries }) => sum + tries, 0)).toBe(500);
  for (const { chance, error } of all) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance + error).toBeLessThan(1.5);
  }
});

test('the same question and the same luck give the same findings, whatever was searched in between', () => {
  const one: Setup = { hands: [['lamp', 'item-3', 'copy', 'reverse'], [], []], total: 20 };
  const other: Setup = { hands: [['item-1', 'item-3', 'item-9', 'reverse'], []], total: 44 };
  const first = findings(one, 400);
  findings(other, 400);
  expect(findings(one, 400)).toEqual(first);
  expect(findings(one, 400, 2)).not.toEqual(first);
});
