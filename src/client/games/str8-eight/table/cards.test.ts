import { expect, test } from 'vitest';
import { DECK } from '../../../../games/str8-eight/cards.ts';
import { canBegin, followersOf as lawfulAfter } from '../../../../games/str8-eight/faces.ts';
import { costOf, fitsOn, followersOf, isPass, numberOf, oneGroup, receiverOf, totalOf } from './cards.ts';
import type { NumberCard, Str8Card } from './shapes.ts';

const NUMBERS = (DECK.names as readonly Str8Card[]).filter((card): card is NumberCard => !isPass(card));

test('what is printed on the cards is what the rules allow', () => {
  expect(NUMBERS).toHaveLength(64);
  for (const card of NUMBERS) expect([card, followersOf(numberOf(card))]).toEqual([card, lawfulAfter(numberOf(card))]);
});

test('a sequence begins with a bull’s-eye and goes on by the column of its last card', () => {
  for (const card of NUMBERS) expect(fitsOn(card, [])).toBe(canBegin(numberOf(card)));
  expect(fitsOn('3x5', ['2x1', '4x3'])).toBe(true);
  expect(fitsOn('6x8', ['2x1', '4x3'])).toBe(false);
  expect(fitsOn('pass-left', [])).toBe(false);
  expect(fitsOn('8x8', ['8x8'])).toBe(false);
});

test('sums count pass cards in hand as 50', () => {
  expect(totalOf(['2x1', '4x3'])).toBe(14);
  expect(costOf(['2x7', '6x8', 'pass-left'])).toBe(112);
});

test('steps have one group, or not', () => {
  expect([oneGroup([]), oneGroup(['5x1', '5x2']), oneGroup(['5x1', '2x5'])]).toEqual([undefined, 5, undefined]);
});

test('left is the next seat clockwise', () => {
  expect([receiverOf(3, 'left', 4), receiverOf(0, 'right', 4), receiverOf(1, 'left', 2)]).toEqual([0, 3, 0]);
});
