import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { straw } from '../../games/straw/game.ts';
import { position, type Setup } from '../../games/straw/testing/position.ts';
import { questionAt } from '../search/testing/somewhere.ts';
import type { Ranked } from '../search/decision.ts';
import { taskOf } from '../search/searching.ts';
import { strawGuide } from '../straw/guide.ts';
import { strawInsight } from '../straw/insight.ts';
import { strawLearnt } from '../straw/learnt.ts';
import { Foresight } from './foresight.ts';

function ranking(setup: Setup, iterations: number, tell?: (made: number) => void): (Ranked & { move: string })[] {
  const task = taskOf(straw, strawGuide, questionAt(straw, position(setup).state));
  const foresight = new Foresight(straw, strawGuide, strawLearnt, strawInsight, task);
  const ranked = foresight.think(task, seeded(1), { iterations }, tell);
  return ranked.map((one) => ({ ...one, move: straw.format(straw.decode(one.code)) }));
}

describe('in the last round', () => {
  const lastOfTwo = { round: 2, turn: 0 } as const;

  test('a sure win is found', () => {
    const hand = ['item-10', 'item-9', 'reverse', 'straw'] as const;
    const [best] = ranking({ ...lastOfTwo, hands: [hand, []], total: 50, scores: [0, 18] }, 400);
    expect(best).toMatchObject({ move: 'play straw', behind: 0 });
  });

  test('the straw is no win where its hand is too light', () => {
    const hand = ['item-1', 'item-2', 'reverse', 'straw'] as const;
    const all = ranking(
      { ...lastOfTwo, hands: [hand, ['item-10', 'item-9', 'item-8', 'item-7']], total: 50, scores: [0, 18] },
      400,
    );
    expect(all[0]!.move).toBe('play reverse');
  });

  test('a break that loses is avoided while something else fits', () => {
    const hand = ['item-10', 'item-9', 'item-8', 'item-1'] as const;
    const [best] = ranking({ ...lastOfTwo, hands: [hand, Array(4).fill('item-7')], total: 49 }, 400);
    expect(best!.move).toBe('play item-1');
  });
});

const SOMEWHERE: Setup = { hands: [['lamp', 'item-3', 'copy', 'reverse'], ['item-4'], ['item-5']], total: 20 };

test('every move is ranked once, and none is behind the best by less than nothing', () => {
  const all = ranking(SOMEWHERE, 300);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all[0]!.behind).toBe(0);
  for (const { behind } of all) expect(behind).toBeGreaterThanOrEqual(0);
});

test('what is imagined counts as made, and no more is made than is planned', () => {
  const made: number[] = [];
  ranking(SOMEWHERE, 300, (count) => made.push(count));
  expect(made).toEqual([300]);
});

test('the same question and the same luck give the same answer', () => {
  expect(ranking(SOMEWHERE, 300)).toEqual(ranking(SOMEWHERE, 300));
});
