import { expect, test } from 'vitest';
import { drawnIn, heldIn, labelOf, openHand } from './held.ts';
import type { CardOffer } from './offers.ts';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { EN, VIEW } from '../../testing/contexts.ts';

const ASIDE: CardOffer = { lay: undefined, pass: undefined, aside: 'discard', refusal: undefined };
const LAY: CardOffer = {
  ...ASIDE,
  lay: { move: 'lay', preview: { length: 6, total: 48, completes: false, next: '18 20' } },
};

/** Mira plays after you; 24 and 25 may follow her 20. */
const view: DisplayedStr8Eight = {
  ...VIEW,
  seats: VIEW.seats.with(0, { ...VIEW.seats[0]!, hand: ['3x5', '3x8', '8x3', 'pass-left'] }),
};
const hand = heldIn({ view, you: 0, drawn: '3x8', offerOf: (card) => (card === '3x5' ? LAY : ASIDE) });

test('cards say whom they would help if they were laid aside', () => {
  expect(hand.map(({ card, suits }) => [card, suits])).toEqual([
    ['3x5', undefined],
    ['3x8', 1],
    ['8x3', 1],
    ['pass-left', undefined],
  ]);
});

test('nothing is said of cards that are not asked about', () => {
  const waiting = heldIn({ view, you: 0, drawn: null, offerOf: () => undefined });
  expect(waiting.map(({ suits, isNew }) => [suits, isNew])).toEqual(Array(4).fill([undefined, false]));
});

test('ears hear all that eyes see', () => {
  expect(hand.map((held) => labelOf(held, view, 0, EN))).toEqual([
    '15, group 3, 3 times 5. May be followed by 18, 20. Fits on 12.',
    '24, group 3, 3 times 8. May be followed by 28, 30, 32. Does not fit on 12. Just drawn. Would suit Mira, who plays next.',
    '24, group 8, 8 times 3. May be followed by 28, 30, 32. Does not fit on 12. Would suit Mira, who plays next.',
    'Pass left: every hand goes to the left. Costs 50 if kept.',
  ]);
});

test('what was drawn is new until it is answered', () => {
  const drew: Str8EightEvent = { type: 'drew', seat: 0, card: '3x8', from: 'pile' };
  expect(drawnIn([drew, { type: 'discarded', seat: 1, card: '1x1' }], 0)).toBe('3x8');
  expect(drawnIn([drew, { type: 'discarded', seat: 0, card: '1x1' }], 0)).toBe(null);
  expect(drawnIn([], 0)).toBe(null);
});

test('a hand is open again when it has come round, also if all of it was known', () => {
  const passing: Str8EightEvent = { type: 'passed', seat: 1, card: 'pass-left' };
  expect(openHand({ ...view, passing }, 0)).toBe(null);
  expect(openHand(view, 1)).toBe(null);
  expect(openHand(view, 0)).toEqual(view.seats[0]!.hand);
});
