import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import type { NumberCard } from '../../games/str8-eight/cards.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { str8EightGuide } from './guide.ts';
import { GOES_ON, solo } from './solo.ts';
import { NUMBERS } from './unseen.ts';
import { ALMOST, viewOf, type Situation } from './testing/situations.ts';

const place = (number: number): number => NUMBERS.indexOf(number);

function chances(situation: Situation, scores: readonly number[] = [], target = 500): number[] {
  const view = viewOf(situation);
  const state = str8Eight.blank(view.seats.length, { target });
  str8Eight.imagine(view, seeded(4), state);
  scores.forEach((score, seat) => (state.scores[seat] = score));
  const into = new Float64Array(8);
  str8EightGuide.judge(state, into);
  return [...into.subarray(0, view.seats.length)];
}

describe('a sequence by itself', () => {
  const chance = (needs: number, last: number, hand: readonly number[]): number =>
    solo().chances[solo().at(needs, place(last), place(hand[0]!), place(hand[1]!), place(hand[2]!))]!;

  test('one card that is in hand takes one turn, two take two', () => {
    expect(chance(1, 24, [28, 0, 0])).toBeCloseTo(GOES_ON);
    expect(chance(2, 24, [0, 28, 32])).toBeCloseTo(GOES_ON ** 2);
  });

  test('what can follow helps, in any order, and twice the same no more than once', () => {
    expect(chance(3, 12, [14, 16, 0])).toBeGreaterThan(chance(3, 12, [14, 0, 0]));
    expect(chance(3, 12, [16, 0, 14])).toBe(chance(3, 12, [14, 16, 0]));
    expect(chance(3, 12, [14, 14, 0])).toBe(chance(3, 12, [14, 0, 0]));
    expect(chance(3, 12, [11, 1, 64])).toBe(chance(3, 12, [0, 0, 0]));
  });
});

describe('the chances to win the match', () => {
  const poor: readonly NumberCard[] = ['1x1', '1x2', '1x3'];

  test('are 1 together', () => {
    const all = chances({ hand: poor, sequence: ['7x1'], rivals: [{ sequence: ALMOST }, {}, {}] }, [100, -20, 3, 60]);
    expect(all.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  });

  test('are best for whoever is nearest to eight', () => {
    const [me, next, third] = chances({ hand: poor, sequence: ['7x1'], rivals: [{ sequence: ALMOST }, {}] });
    expect(next).toBeGreaterThan(Math.max(me!, third!));
  });

  test('are even before the first card, and follow the scores: the more, the nearer the end', () => {
    expect(chances({ hand: poor })).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const [far] = chances({ hand: poor }, [100, 0, 0], 1000);
    const [near] = chances({ hand: poor }, [450, 350, 350], 500);
    expect(far).toBeGreaterThan(0.36);
    expect(near).toBeGreaterThan(far!);
  });
});
