import { expect, test } from 'vitest';
import { DECK, GROUP_OF, NUMBER_OF, PASS_LEFT, type NumberCard } from './cards.ts';
import { costOf, fitsOn, groupOf, isPass, numberOf, oneGroup, PASS_DEDUCTION, receiverOf, totalOf } from './faces.ts';
import { mayFollow } from './moves.ts';

const NUMBERS = DECK.names.slice(0, PASS_LEFT) as NumberCard[];

test('E2 E3 names say what the deck says', () => {
  expect(NUMBERS.map(groupOf)).toEqual(Array.from(GROUP_OF.subarray(0, PASS_LEFT)));
  expect(NUMBERS.map(numberOf)).toEqual(Array.from(NUMBER_OF.subarray(0, PASS_LEFT)));
  expect(DECK.names.filter(isPass)).toEqual(['pass-left', 'pass-right']);
});

test('E4 E7 E8 a card fits where the game lets it be laid', () => {
  for (const [face, card] of DECK.names.entries()) {
    expect(fitsOn(card, [])).toBe(mayFollow(DECK.names.length, face));
    for (const [last, step] of NUMBERS.entries()) expect(fitsOn(card, [step])).toBe(mayFollow(last, face));
  }
});

test('E9 left is the next seat clockwise, right the one before', () => {
  expect([receiverOf(3, 'left', 4), receiverOf(0, 'right', 4), receiverOf(1, 'right', 2)]).toEqual([0, 3, 0]);
});

test('E12 E13 E14 steps add up, cards in hand cost, and one group is told from several', () => {
  expect(totalOf(['1x3', '2x3', '3x3'])).toBe(18);
  expect(costOf(['3x4', 'pass-left', 'pass-right'])).toBe(12 + 2 * PASS_DEDUCTION);
  expect([oneGroup(['3x1', '3x2']), oneGroup(['3x1', '2x3']), oneGroup([])]).toEqual([3, undefined, undefined]);
});
