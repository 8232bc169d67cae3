import { expect, test } from 'vitest';
import { viewAfter } from './view-after.ts';
import { VIEW } from '../../testing/contexts.ts';

test('a card from the pile comes to its place in the order of the hand', () => {
  const view = viewAfter(VIEW, { type: 'drew', seat: 0, card: '3x5', from: 'pile' });
  expect(view.seats[0]!.hand).toEqual(['2x7', '3x5', '6x8', 'pass-left']);
  expect(view).toMatchObject({ pile: 33, phase: 'play', turn: 0, discard: VIEW.discard });
});

test('a card that was laid aside is taken from there, and known to all', () => {
  const view = viewAfter(VIEW, { type: 'drew', seat: 1, card: '8x5', from: 'discard' });
  expect(view.seats[1]!.hand).toEqual(['8x5', null, null, null]);
  expect(view.discard).toEqual(['8x8']);
  expect(view.pile).toBe(34);
});

test('a step leaves the hand and lies on top of the others', () => {
  const view = viewAfter(VIEW, { type: 'laid', seat: 1, card: '5x5' });
  expect(view.seats[1]).toEqual({ hand: [null, null], sequence: ['5x1', '5x2', '5x3', '5x4', '5x5'], score: 212 });
  expect(view.barren).toBe(0);
});

test('a card that was remembered is not remembered any more when it is laid aside', () => {
  const view = viewAfter(VIEW, { type: 'discarded', seat: 2, card: '3x5' });
  expect(view.seats[2]!.hand).toEqual([null, null]);
  expect(view.discard).toEqual(['8x8', '8x5', '3x5']);
});

test('to the left every hand goes to the next seat clockwise, and what I gave I remember', () => {
  const passed = { type: 'passed', seat: 0, card: 'pass-left' } as const;
  const view = viewAfter(VIEW, passed);
  expect(view.seats.map(({ hand }) => hand)).toEqual([
    ['3x5', null, null],
    ['2x7', '6x8'],
    [null, null, null],
  ]);
  expect(view.passed).toEqual(['pass-right', 'pass-left']);
  expect(view.passing).toEqual(passed);
  expect(view.seats.map(({ score }) => score)).toEqual([187, 212, -20]);
});

test('to the right every hand goes the other way', () => {
  const view = viewAfter(VIEW, { type: 'passed', seat: 1, card: 'pass-right' });
  expect(view.seats.map(({ hand }) => hand)).toEqual([
    [null, null],
    ['3x5', null, null],
    ['2x7', '6x8', 'pass-left'],
  ]);
});

test('hands are on their way only until the next thing happens', () => {
  const passing = viewAfter(VIEW, { type: 'passed', seat: 0, card: 'pass-left' });
  expect(viewAfter(passing, { type: 'drew', seat: 1, card: null, from: 'pile' }).passing).toBe(undefined);
});

test('a new pile is made of what was laid aside and passed', () => {
  const view = viewAfter({ ...VIEW, pile: 0 }, { type: 'reshuffled', count: 3 });
  expect(view).toMatchObject({ pile: 3, discard: [], passed: [] });
});

test('the top is reached until the next hand begins', () => {
  const top = viewAfter(VIEW, { type: 'completed', seat: 1, str8: false });
  expect(top.top).toBe(1);
  const scored = viewAfter(top, { type: 'scored', hands: [], sequences: [], points: [], totals: [10, 20, 30] });
  expect(scored.seats.map(({ score }) => score)).toEqual([10, 20, 30]);
  const next = viewAfter(scored, { type: 'hand', number: 4, dealer: 0, first: 1 });
  expect(next).toMatchObject({ hand: 4, dealer: 0, turn: 1, discard: [], passed: [], top: undefined });
  expect(next.seats[1]).toEqual({ hand: [], sequence: [], score: 20 });
});
