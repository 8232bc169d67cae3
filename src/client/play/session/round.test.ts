import { expect, test } from 'vitest';
import { angleAt, placeAt, turnsFrom } from './round.ts';

test('whoever looks sits at the bottom, the others follow clockwise', () => {
  const places = [0, 1, 2, 3].map((seat) => placeAt(turnsFrom(1, seat, 4), 4));
  const [bottom, left, top, right] = [places[1], places[2], places[3], places[0]];
  expect(bottom).toEqual({ left: '50.0%', top: '100.0%' });
  expect(left).toEqual({ left: '0.0%', top: '50.0%' });
  expect(top).toEqual({ left: '50.0%', top: '0.0%' });
  expect(right).toEqual({ left: '100.0%', top: '50.0%' });
});

test('who only watches looks from the first seat', () => {
  expect([0, 1, 2].map((seat) => turnsFrom(null, seat, 3))).toEqual([0, 1, 2]);
});

test('what moves lies between two people', () => {
  expect(angleAt(0.5, 2)).toBeCloseTo(Math.PI);
});
