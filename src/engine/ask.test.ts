import { expect, test } from 'vitest';
import { straw } from '../games/straw/game.ts';
import { handOf, PILE } from '../games/straw/state.ts';
import { str8Eight } from '../games/str8-eight/game.ts';
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

test('a thing that offers something says also what it does not offer', () => {
  const state = str8Eight.blank(2, { target: 100 });
  str8Eight.start(state, new FastChance(new Uint8Array(32)));
  const hand = str8Eight.view(state, state.turn).seats[state.turn]!.hand;
  const high = hand.find((card) => /^[3-8]x[3-8]$/.test(card!))!;
  const [group, place] = high.split('x').map(Number) as [number, number];
  expect(askOf(str8Eight, state, state.turn)).toContainEqual({
    thing: high,
    moves: [{ move: `discard ${high}`, preview: {} }],
    refused: [{ move: `lay ${high}`, refusal: { clause: 'E7', about: { number: group * place } } }],
  });
});
