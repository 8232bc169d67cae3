import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import type { Card, NumberCard } from '../../games/str8-eight/cards.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { Search, type Finding } from '../search/search.ts';
import { taskOf } from '../search/searching.ts';
import { str8EightGuide } from './guide.ts';
import { ALMOST, questionOf, type Situation } from './testing/situations.ts';

const search = new Search(str8Eight, str8EightGuide);
const ITERATIONS = 400;
const SEEDS = [1, 2, 3];

function findings(situation: Situation, seed = 1, target = 500): Finding[] {
  const task = taskOf(str8Eight, str8EightGuide, questionOf(situation, target));
  return search.think(task, seeded(seed), { iterations: ITERATIONS });
}

/** All that it does there, whatever its luck. */
function plays(situation: Situation, target?: number): string[] {
  const codes = SEEDS.map((seed) => findings(situation, seed, target)[0]!.code);
  return [...new Set(codes.map((code) => str8Eight.format(str8Eight.decode(code))))];
}

describe('it lays', () => {
  test('E11 the eighth card', () => {
    expect(plays({ sequence: ALMOST, hand: ['4x7', '1x2', '7x8', 'pass-left'] })).toEqual(['lay 4x7']);
  });

  test('E14 the one that makes it a Str8 Eight', () => {
    const sequence: readonly NumberCard[] = ['4x1', '4x2', '4x3', '4x4', '4x5', '4x6', '4x7'];
    const rivals = [{ sequence: ['7x1', '7x2', '7x3', '7x4', '7x5', '7x6'] }, {}] as const;
    expect(plays({ sequence, hand: ['4x8', '8x4', '1x3', '1x1'], rivals })).toEqual(['lay 4x8']);
  });

  test('E16 the eighth card that reaches the target, not the one that does not', () => {
    const low: readonly NumberCard[] = ['1x1', '1x2', '1x3', '1x4', '1x5', '1x6', '1x8'];
    // 29 so far: 10 or 12 or 16 more
    expect(plays({ sequence: low, hand: ['3x4', '4x4', '5x2', '1x7'] }, 100)).toEqual(['lay 4x4']);
  });
});

describe('it draws', () => {
  test('the eighth card from the discards', () => {
    expect(plays({ sequence: ALMOST, hand: ['1x1', '1x2', '8x8'], discard: ['8x4'] })).toEqual(['draw discard']);
  });

  test('from the pile where the top of the discards is of no use', () => {
    expect(plays({ sequence: ALMOST, hand: ['1x1', '1x2', '8x8'], discard: ['8x4', '1x3'] })).toEqual(['draw pile']);
  });
});

describe('it discards', () => {
  test('not what comes next', () => {
    const [played] = plays({ sequence: ['2x4', '5x2'], hand: ['4x5', '5x5', '5x6', '1x7'] });
    expect(played).toBe('discard 1x7');
  });

  test('not what the next player needs to finish', () => {
    const sequence: readonly NumberCard[] = ['7x1', '2x7', '3x7', '7x4', '7x5'];
    const hand: readonly Card[] = ['1x1', '4x8', '1x3', '1x2'];
    for (const played of plays({ sequence, hand, rivals: [{ sequence: ALMOST }, {}] })) {
      expect(played).toMatch(/^discard 1x/);
    }
  });
});

test('E9 who is about to finish has to give the hand away', () => {
  const sequence: readonly NumberCard[] = ['2x1', '2x2', '3x2'];
  const rivals = [{ sequence: ALMOST, known: ['4x7', '6x5', '8x4'] }] as const;
  expect(plays({ sequence, hand: ['1x1', '1x3', '7x7', 'pass-left'], rivals })).toEqual(['play pass-left']);
});

describe('what it says of moves', () => {
  const situation: Situation = { sequence: ['5x1', '5x2'], hand: ['5x3', '2x2', '4x1', '1x1'] };

  test('is the same for the same luck', () => {
    expect(findings(situation)).toEqual(findings(situation));
    expect(findings(situation)).not.toEqual(findings(situation, 2));
  });

  test('is a sure win where the target is reached', () => {
    const [first] = findings({ sequence: ALMOST, hand: ['4x7', '1x2', '7x8', '1x1'] }, 1, 100).toSorted(
      (a, b) => b.chance - a.chance,
    );
    expect(str8Eight.format(str8Eight.decode(first!.code))).toBe('lay 4x7');
    expect(first!.chance).toBe(1);
  });
});
