import { expect, test } from 'vitest';
import { straw } from '../games/straw/game.ts';
import { handOf, PILE } from '../games/straw/state.ts';
import { askOf } from './ask.ts';
import { FastChance } from './chance/fast.ts';

test('each thing offers its moves with what they would do, or says why it offers none', () => {
  const state = straw.blank(2, { ending: 'each-deals-once' });
  straw.start(state, new FastChance(new Uint8Array(32)));
  const hand = handOf(state.turn);
  while (state.cards.count(hand) > 0) state.cards.lay(PILE, state.cards.take(hand, 0));
  for (const card of ['item-6', 'copy']) {
    const face = state.cards.deck.face(card)!;
    state.cards.lay(hand, state.cards.take(PILE, state.cards.find(PILE, face)));
  }
  expect(askOf(straw, state, state.turn)).toEqual([
    { thing: 'item-6', moves: [{ move: 'play item-6', preview: { total: 6, breaks: false, direction: 1 } }] },
    { thing: 'copy', refusal: { clause: 'S9', about: { total: 0 } } },
  ]);
});
