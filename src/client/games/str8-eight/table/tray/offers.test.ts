import { expect, test } from 'vitest';
import type { TableState } from '../../../../play/session/session.ts';
import { drawFrom, isDraw, offerOf } from './offers.ts';

const PREVIEW = { length: 6, total: 48, completes: false, next: '18 20' };

const PLAY: TableState['ask'] = {
  id: 3,
  things: [
    {
      thing: '3x5',
      moves: [
        { move: 'lay 3x5', preview: PREVIEW },
        { move: 'discard 3x5', preview: {} },
      ],
    },
    {
      thing: '6x8',
      moves: [{ move: 'discard 6x8', preview: {} }],
      refused: [{ move: 'lay 6x8', refusal: { clause: 'E8', about: { number: 48, after: 12 } } }],
    },
    {
      thing: 'pass-left',
      moves: [
        { move: 'play pass-left', preview: { to: 1, from: 2 } },
        { move: 'discard pass-left', preview: {} },
      ],
    },
  ],
};

const DRAW: TableState['ask'] = {
  id: 4,
  things: [
    { thing: 'pile', moves: [{ move: 'draw pile', preview: {} }] },
    { thing: 'discard', moves: [{ move: 'draw discard', preview: { card: '8x5' } }] },
  ],
};

test('a card that fits may be laid, or laid aside', () => {
  expect(offerOf(PLAY, '3x5')).toEqual({
    lay: { move: 'lay 3x5', preview: PREVIEW },
    pass: undefined,
    aside: 'discard 3x5',
    refusal: undefined,
  });
});

test('a card that does not fit says why, and may be laid aside', () => {
  expect(offerOf(PLAY, '6x8')).toEqual({
    lay: undefined,
    pass: undefined,
    aside: 'discard 6x8',
    refusal: { clause: 'E8', about: { number: 48, after: 12 } },
  });
});

test('a pass card says whose hands it moves', () => {
  expect(offerOf(PLAY, 'pass-left')).toMatchObject({ pass: { move: 'play pass-left', preview: { to: 1, from: 2 } } });
});

test('there are two piles to draw from, when that is the question', () => {
  expect([isDraw(DRAW), drawFrom(DRAW, 'pile'), drawFrom(DRAW, 'discard')]).toEqual([
    true,
    'draw pile',
    'draw discard',
  ]);
  expect([isDraw(PLAY), drawFrom(PLAY, 'pile')]).toEqual([false, undefined]);
  expect([isDraw(null), drawFrom(null, 'pile'), offerOf(null, '3x5'), offerOf(DRAW, '3x5')]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ]);
});
