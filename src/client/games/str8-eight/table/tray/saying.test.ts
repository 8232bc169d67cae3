import { expect, test } from 'vitest';
import { stateOf } from '../../../../play/testing/tables.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { heldIn } from './held.ts';
import { offerOf } from './offers.ts';
import { sayingOf } from './saying.ts';
import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { EN, VIEW } from '../../testing/contexts.ts';

const DRAW: TableState['ask'] = {
  id: 1,
  things: [
    { thing: 'pile', moves: [{ move: 'draw pile', preview: {} }] },
    { thing: 'discard', moves: [{ move: 'draw discard', preview: { card: '8x5' } }] },
  ],
};

const lay = (card: string, preview: Readonly<Record<string, string | number | boolean>>) => ({
  thing: card,
  moves: [
    { move: `lay ${card}`, preview },
    { move: `discard ${card}`, preview: {} },
  ],
});

const PLAY: TableState['ask'] = {
  id: 2,
  things: [
    lay('2x7', { length: 6, total: 47, completes: false, next: '16 21' }),
    { thing: '3x8', moves: [{ move: 'discard 3x8', preview: {} }] },
    { thing: 'pass-left', moves: [{ move: 'play pass-left', preview: { to: 1, from: 2 } }] },
  ],
};

function said(
  ask: TableState['ask'],
  change: Partial<DisplayedStr8Eight>,
  pile: Source | null = null,
  card?: Card,
): string {
  const view = { ...VIEW, ...change };
  const hand = heldIn({ view, you: 0, drawn: null, offerOf: (one) => offerOf(ask, one) });
  const state = stateOf(view, { ask });
  const chosen = hand.find((held) => held.card === card);
  const situation = {
    displayed: { state, view, ask, again: null },
    context: EN,
    you: 0,
    chosen,
    pile,
    drawn: null,
    problem: '',
  };
  const { head, more } = sayingOf(situation);
  return `${head} ${more}`.trim();
}

const holding = (...hand: Card[]): Partial<DisplayedStr8Eight> => ({
  phase: 'play',
  seats: VIEW.seats.with(0, { ...VIEW.seats[0]!, hand }),
});

test('says what there is to draw, and whom it would help', () => {
  expect(said(DRAW, {})).toBe('Your turn. Draw a card. From the pile, or take the 40.');
  expect(said(DRAW, { discard: ['3x5'] }, 'discard')).toBe('Your turn. Draw a card. Fits your steps.');
  expect(said(DRAW, { discard: ['3x8'] }, 'discard')).toBe('Your turn. Draw a card. Mira plays next and could use it.');
  expect(said(DRAW, {}, 'discard')).toBe('Your turn. Draw a card.');
});

test('says what the chosen card would do', () => {
  const hand = holding('2x7', '3x8', 'pass-left');
  expect(said(PLAY, hand)).toBe('Climb, pass or lay aside. You have 187 points.');
  expect(said(PLAY, hand, null, '2x7')).toBe('14 would be your sixth step. After it: 16, 21.');
  expect(said(PLAY, hand, null, '3x8')).toBe('24 does not follow 12. Laid aside, 24 would suit Mira.');
  expect(said(PLAY, hand, null, 'pass-left')).toBe('Every hand goes to the left. Mira gets your hand, you get Cleo’s.');
});

test('says whose turn it is, and who comes before you', () => {
  expect(said(null, { turn: 1 })).toBe('Mira is thinking. Then Cleo, then you. You have 187 points.');
});

test('says where the hands go while they are on their way', () => {
  const passing = { type: 'passed', seat: 1, card: 'pass-left' } as const;
  expect(said(null, { turn: 1, passing })).toBe('Mira passes to the left. Cleo’s hand comes to you.');
});
