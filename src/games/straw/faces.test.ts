import { expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { kindOf, numberOf, repeatedBy } from './faces.ts';

test('S2 names say what the deck says', () => {
  for (const { card, kind, weight } of CARDS) expect([kindOf(card), numberOf(card)]).toEqual([kind, Math.abs(weight)]);
});

test('S9a a copy repeats the last card that is none', () => {
  expect(repeatedBy(['item-3', 'reverse', 'copy', 'copy'])).toBe('reverse');
  expect(repeatedBy([])).toBeUndefined();
});
