import { expect, test } from 'vitest';
import type { StrawView } from '../../../../games/straw/view.ts';
import { after } from './after.ts';

const VIEW: StrawView = {
  viewer: 0,
  round: 1,
  dealer: 2,
  direction: 1,
  turn: 0,
  total: 40,
  camel: [{ seat: 2, card: 'item-10', total: 40 }],
  pile: 20,
  seats: [
    { hand: ['item-2', 'item-6', 'lamp', 'straw'], score: 5 },
    { hand: [null, null, null, null], score: 7 },
    { hand: [null, null, null, null], score: -3 },
  ],
};

test('a played card leaves the hand and lies on the camel', () => {
  const view = after(VIEW, { type: 'played', seat: 0, card: 'item-6', total: 46, direction: 1 });
  expect(view.seats[0]!.hand).toEqual(['item-2', 'lamp', 'straw']);
  expect(view.camel.at(-1)).toEqual({ seat: 0, card: 'item-6', total: 46 });
  expect(view.total).toBe(46);
});

test('a hand that is not known has one card less', () => {
  const view = after(VIEW, { type: 'played', seat: 1, card: 'reverse', total: 40, direction: -1 });
  expect(view.seats[1]!.hand).toEqual([null, null, null]);
  expect(view).toMatchObject({ turn: 1, direction: -1 });
});

test('a drawn card comes to its place in the order of the hand', () => {
  const view = after(VIEW, { type: 'drew', seat: 0, card: 'carpet-3' });
  expect(view.seats[0]!.hand).toEqual(['item-2', 'item-6', 'carpet-3', 'lamp', 'straw']);
  expect(view.pile).toBe(19);
});

test('a card that is not known stays unknown', () => {
  const view = after(VIEW, { type: 'drew', seat: 2, card: null });
  expect(view.seats[2]!.hand).toEqual([null, null, null, null, null]);
});

test('a pass says whether the camel was empty', () => {
  expect(after(VIEW, { type: 'passed', seat: 1 }).seats[1]!.passed).toBe('loaded');
  expect(after({ ...VIEW, camel: [], total: 0 }, { type: 'passed', seat: 1 }).seats[1]!.passed).toBe('empty');
});

test('the back is broken until the next round', () => {
  const broken = after(VIEW, { type: 'broke', seat: 1, card: 'item-10' });
  expect(broken.isBroken).toBe(true);
  const next = after(broken, { type: 'round', number: 2, dealer: 0, first: 1 });
  expect(next).toMatchObject({ isBroken: false, round: 2, dealer: 0, turn: 1, total: 0, camel: [], direction: 1 });
  expect(next.seats.map(({ hand, score }) => [hand.length, score])).toEqual([
    [0, 5],
    [0, 7],
    [0, -3],
  ]);
});

test('cards are dealt and points are written down', () => {
  const dealt = after(VIEW, { type: 'dealt', seat: 1, cards: [null, null] });
  expect(dealt.seats[1]!.hand).toEqual([null, null]);
  const scored = after(VIEW, { type: 'scored', hands: [], points: [], totals: [30, 7, 10] });
  expect(scored.seats.map(({ score }) => score)).toEqual([30, 7, 10]);
});
