import { describe, expect, test } from 'vitest';
import { DECK } from '../../games/straw/cards.ts';
import { Cards } from '../cards.ts';
import { listOf } from '../list.ts';
import type { Chance } from './chance.ts';
import { hmacSha256 } from './hmac.ts';
import { stacked } from './stacked.ts';

const LISTED = Array.from(DECK.faceOf, (face) => DECK.names[face]!);

function dealt(chance: Chance, round: number, count: number = DECK.size): string[] {
  const cards = new Cards(DECK, [{ room: DECK.size }]);
  chance.begin(round, 0);
  return listOf(count, () => cards.nameOf(cards.draw(chance)));
}

describe('deals', () => {
  test('the named cards come first, in that order', () => {
    const hands = ['straw', 'item-1', 'item-1', 'lamp', 'carpet-9', 'item-10', 'reverse', 'copy'];
    expect(dealt(stacked(DECK, { deals: { 1: hands } }), 1, 8)).toEqual(hands);
  });

  test('the rest of the pile is drawn as it lies', () => {
    const order = dealt(stacked(DECK, { deals: { 1: ['straw', 'lamp'] } }), 1);
    // the two cards that made room lie where the straw and the lamp were
    const middle = LISTED.slice(2)
      .with(LISTED.indexOf('lamp') - 2, 'item-1')
      .with(LISTED.length - 3, 'item-1');
    expect(order).toEqual(['straw', 'lamp', ...middle]);
  });

  test('every card comes once, whatever is planned', () => {
    const order = dealt(stacked(DECK, { deals: { 1: ['copy', 'copy', 'straw', 'item-5', 'copy'] } }), 1);
    expect(order.toSorted()).toEqual(LISTED.toSorted());
  });

  test('any whole drawing order can be planned', () => {
    for (let seed = 0; seed < 20; seed++) {
      const order = dealt(hmacSha256.from(new Uint8Array(32).fill(seed)), 1);
      expect(dealt(stacked(DECK, { deals: { 1: order } }), 1)).toEqual(order);
    }
    expect(dealt(stacked(DECK, { deals: { 1: LISTED.toReversed() } }), 1)).toEqual(LISTED.toReversed());
  });

  test('each round has its own, and rounds without one come in listed order', () => {
    const chance = stacked(DECK, { deals: { 1: ['straw'], 3: ['lamp', 'lamp'] } });
    expect(dealt(chance, 3, 2)).toEqual(['lamp', 'lamp']);
    expect(dealt(chance, 2)).toEqual(LISTED);
    expect(dealt(chance, 1, 1)).toEqual(['straw']);
  });

  test('a stream begun again begins at its beginning', () => {
    const chance = stacked(DECK, { deals: { 1: ['straw', 'lamp', 'copy'] } });
    dealt(chance, 1, 2);
    expect(dealt(chance, 1, 3)).toEqual(['straw', 'lamp', 'copy']);
  });
});

describe('lots and reshuffles', () => {
  test('answer what is planned, then 0', () => {
    const chance = stacked(DECK, { lots: [3, 1], reshuffles: { '2/1': [5, 0, 4] } });
    expect(answers(chance, [0, 0], [4, 2, 4])).toEqual([3, 1, 0]);
    expect(answers(chance, [2, 1], [10, 9, 8, 7])).toEqual([5, 0, 4, 0]);
    expect(answers(chance, [2, 2], [10, 9])).toEqual([0, 0]);
    expect(answers(chance, [2, 1], [6])).toEqual([5]);
  });

  test('an empty plan answers 0 from the first word on', () => {
    expect(stacked(DECK, {}).below(6)).toBe(0);
  });
});

describe('a plan that cannot be', () => {
  test('names an unknown card', () => {
    expect(() => stacked(DECK, { deals: { 2: ['item-1', 'item-11'] } })).toThrow(
      'deal 2 is planned with item-11, which is no card of this deck',
    );
  });

  test('names more copies than there are', () => {
    const deals = { 1: ['straw', 'lamp', 'straw'] };
    expect(() => stacked(DECK, { deals })).toThrow('deal 1 is planned with more of straw than the deck has');
    expect(() => stacked(DECK, { deals: { 1: [...LISTED, 'lamp'] } })).toThrow('more of lamp');
  });

  test('deals a round that there is not', () => {
    expect(() => stacked(DECK, { deals: { 0: ['straw'] } })).toThrow('rounds count from 1');
  });

  test('answers what no chance answers', () => {
    expect(() => stacked(DECK, { lots: [-1] })).toThrow('stream 0/0 is planned to answer -1');
    expect(() => stacked(DECK, { reshuffles: { '1/1': [0, 0.5] } })).toThrow('stream 1/1 is planned to answer 0.5');
  });

  test('answers too much for the question', () => {
    expect(() => stacked(DECK, { lots: [4] }).below(4)).toThrow('planned to answer 4, which is not below 4');
  });

  test('is asked about another pile than the full deck', () => {
    const chance = stacked(DECK, { deals: { 1: ['straw'] } });
    chance.begin(1, 0);
    expect(() => chance.below(12)).toThrow('stream 1/0 is planned for a draw from 64 cards, not from 12');
  });
});

function answers(chance: Chance, [round, shuffle]: readonly [number, number], questions: readonly number[]): number[] {
  chance.begin(round, shuffle);
  return questions.map((n) => chance.below(n));
}
