import { expect, test } from 'vitest';
import { DECK, GROUP_OF, NUMBER_OF, PASS_LEFT, type NumberCard } from './cards.ts';
import {
  allFollowers,
  costOf,
  fitsOn,
  followersOf,
  giverOf,
  groupOf,
  isPass,
  listedOrder,
  nextAfter,
  nextNumbers,
  numberOf,
  oneGroup,
  PASS_DEDUCTION,
  receiverOf,
  totalOf,
} from './faces.ts';
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

test('E2 E3 cards are listed as they are in the deck', () => {
  expect(DECK.names.map(listedOrder)).toEqual([...DECK.names.keys()]);
});

test('E2 E7 a sequence begins with any number from 1 to 8', () => {
  expect(nextNumbers([])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(nextNumbers(['2x1', '4x3'])).toEqual([14, 15, 16, 18]);
});

test('E4 the numbers of all cards are told with what may follow them', () => {
  const numbers = [...new Set(NUMBERS.map(numberOf))].sort((a, b) => a - b);
  expect(allFollowers()).toEqual(numbers.map((number) => [number, followersOf(number)]));
});

test('E6 whoever sits to the left comes next', () => {
  expect([nextAfter(0, 3), nextAfter(1, 3), nextAfter(2, 3)]).toEqual([1, 2, 0]);
});

test('E9 left is the next seat clockwise, right the one before', () => {
  expect([receiverOf(3, 'left', 4), receiverOf(0, 'right', 4), receiverOf(1, 'right', 2)]).toEqual([0, 3, 0]);
});

test('E9 what one gives another gets', () => {
  for (const side of ['left', 'right'] as const) {
    expect([0, 1, 2, 3].map((seat) => giverOf(receiverOf(seat, side, 4), side, 4))).toEqual([0, 1, 2, 3]);
  }
});

test('E12 E13 E14 steps add up, cards in hand cost, and one group is told from several', () => {
  expect(totalOf(['1x3', '2x3', '3x3'])).toBe(18);
  expect(costOf(['3x4', 'pass-left', 'pass-right'])).toBe(12 + 2 * PASS_DEDUCTION);
  expect([oneGroup(['3x1', '3x2']), oneGroup(['3x1', '2x3']), oneGroup([])]).toEqual([3, undefined, undefined]);
});
