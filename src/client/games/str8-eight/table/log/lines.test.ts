import { expect, test } from 'vitest';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { EN } from '../../testing/contexts.ts';
import { linesOf } from './lines.ts';

test('what others draw from the pile is told to nobody', () => {
  const hidden: Str8EightEvent[] = [
    { type: 'drew', seat: 1, card: null, from: 'pile' },
    { type: 'dealt', seat: 1, cards: [null, null, null] },
  ];
  expect(linesOf(hidden, EN)).toEqual([]);
});

test('a card that was taken and laid back is one line', () => {
  const took: Str8EightEvent = { type: 'drew', seat: 2, card: '8x5', from: 'discard' };
  const lines = linesOf([took, { type: 'discarded', seat: 2, card: '8x5' }], EN);
  expect(lines.map(({ text }) => text)).toEqual(['took 40 and laid it back']);
  const other = linesOf([took, { type: 'discarded', seat: 2, card: '3x5' }], EN);
  expect(other.map(({ text }) => text)).toEqual(['took 40', 'laid aside 15']);
});

test('lines count the steps of the hand, and tell one colour from the third on', () => {
  const climb = (...cards: `${number}x${number}`[]): Str8EightEvent[] =>
    cards.map((card) => ({ type: 'laid', seat: 1, card }));
  const begun: Str8EightEvent = { type: 'hand', number: 2, dealer: 0, first: 1 };
  const lines = linesOf([...climb('2x1'), begun, ...climb('5x1', '5x2', '5x3')], EN);
  expect(lines.map(({ text, mark }) => [text, mark])).toEqual([
    ['stepped up to 2', '1/8'],
    ['Hand 2. You deal, Mira begins.', ''],
    ['stepped up to 5', '1/8'],
    ['stepped up to 10', '2/8'],
    ['stepped up to 15, all yellow stars', '3/8'],
  ]);
});

test('lines name the clause where one may wonder', () => {
  const lines = linesOf(
    [
      { type: 'passed', seat: 1, card: 'pass-left' },
      { type: 'completed', seat: 1, str8: false },
      { type: 'completed', seat: 1, str8: true },
    ],
    EN,
  );
  expect(lines.map(({ clause }) => clause)).toEqual(['E9', 'E11', 'E14']);
});
