import { expect, test } from 'vitest';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { VIEW } from '../../testing/contexts.ts';
import { openingOf, stepsSoFar } from './opening.ts';

const NEW: Str8EightView = {
  ...VIEW,
  hand: 1,
  phase: 'play',
  discard: [],
  passed: [],
  seats: [
    { hand: ['1x1', '1x2', '1x3', '1x4'], sequence: [], score: 0 },
    { hand: [null, null, null], sequence: [], score: 0 },
    { hand: [null, null, null], sequence: [], score: 0 },
  ],
};

test('a match in which nothing happened but the first draw has begun with a deal', () => {
  expect(openingOf(NEW)).toEqual([
    { type: 'hand', number: 1, dealer: 2, first: 0 },
    { type: 'dealt', seat: 0, cards: ['1x1', '1x2', '1x3'] },
    { type: 'dealt', seat: 1, cards: [null, null, null] },
    { type: 'dealt', seat: 2, cards: [null, null, null] },
  ]);
  expect(openingOf({ ...NEW, hand: 2 })).toEqual([]);
  expect(openingOf({ ...NEW, discard: ['1x1'] })).toEqual([]);
  // the first one has laid the only card that is gone
  expect(openingOf({ ...NEW, turn: 1 })).toEqual([]);
});

test('the stairs tell which steps were climbed', () => {
  expect(stepsSoFar(VIEW).slice(0, 4)).toEqual([
    { type: 'laid', seat: 0, card: '2x1' },
    { type: 'laid', seat: 1, card: '5x1' },
    { type: 'laid', seat: 2, card: '3x1' },
    { type: 'laid', seat: 0, card: '4x1' },
  ]);
  expect(stepsSoFar(VIEW)).toHaveLength(11);
});
