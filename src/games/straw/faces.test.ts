import { expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { effectOn, kindOf, listedAt, numberOf, repeatedBy, worthOf } from './faces.ts';

test('S2 names say what the deck says', () => {
  for (const { card, kind, weight } of CARDS) expect([kindOf(card), numberOf(card)]).toEqual([kind, Math.abs(weight)]);
});

test('S2 what a card brings in hand its name says', () => {
  for (const { card, worth } of CARDS) expect(worthOf(card)).toBe(worth);
});

test('S9a a copy repeats the last card that is none', () => {
  expect(repeatedBy(['item-3', 'reverse', 'copy', 'copy'])).toBe('reverse');
  expect(repeatedBy([])).toBeUndefined();
});

test('S9 a card does what is printed on it, a copy what it repeats', () => {
  expect(effectOn(['item-3', 'lamp'], 'carpet-2')).toBe('carpet-2');
  expect(effectOn(['item-3', 'lamp', 'copy'], 'copy')).toBe('lamp');
});

test('S2 names sort as the deck lists them', () => {
  const cards = CARDS.map(({ card }) => card);
  expect(cards.toReversed().sort((one, other) => listedAt(one) - listedAt(other))).toEqual(cards);
});
