import { expect, test } from 'vitest';
import type { TableState } from '../../../../play/session/session.ts';
import { cardOffer } from './offers.ts';

const preview = (total: number) => ({ total, breaks: total > 50, direction: 1 });

const ASK: TableState['ask'] = {
  id: 3,
  things: [
    { thing: 'item-6', moves: [{ move: 'play item-6', preview: preview(49) }] },
    {
      thing: 'lamp',
      moves: [
        { move: 'play lamp 7', preview: preview(50) },
        { move: 'play lamp 8', preview: preview(51) },
      ],
    },
    { thing: 'straw', refusal: { clause: 'S10', about: { total: 43 } } },
  ],
};

test('a card offers what it would do', () => {
  expect(cardOffer(ASK, 'item-6')).toEqual({
    offeredMoves: [{ move: 'play item-6', weight: undefined, preview: preview(49) }],
  });
});

test('a lamp offers its weights', () => {
  const offer = cardOffer(ASK, 'lamp');
  expect(offer).toMatchObject({ offeredMoves: [{ weight: 7 }, { weight: 8, preview: { breaks: true } }] });
});

test('a card that may not be loaded says why', () => {
  expect(cardOffer(ASK, 'straw')).toEqual({ refusal: { clause: 'S10', about: { total: 43 } } });
});

test('nothing is offered without a question, or of a card that is not held', () => {
  expect(cardOffer(null, 'item-6')).toBe(undefined);
  expect(cardOffer(ASK, 'item-9')).toBe(undefined);
});
