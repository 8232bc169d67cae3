import { expect, test } from 'vitest';
import type { StrawView } from '../../../../../games/straw/view.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { stateOf, tableOf } from '../../../../play/testing/tables.ts';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import { english } from '../../../../testing/words.ts';
import type { StrawContext } from '../context.ts';
import type { StrawHeld } from './hand.tsx';
import type { StrawOfferedMove } from './offers.ts';
import { tapOn } from './tap.ts';

const CONTEXT: StrawContext = { words: english, straw: english.straw, table: tableOf('Ann', 'Mira', 'Otto'), you: 0 };
const ASK = { id: 1, things: [] };

const offered = (move: string, weight?: number): StrawOfferedMove => ({
  move,
  weight,
  preview: { total: 10, breaks: false, direction: 1 },
});
const DRUM: StrawHeld = { at: 0, card: 'item-6', offer: { offeredMoves: [offered('play item-6')] } };
const WEIGHTS = [offered('play lamp 1', 1), offered('play lamp 2', 2)];
const LAMP: StrawHeld = { at: 1, card: 'lamp', offer: { offeredMoves: WEIGHTS } };
const STRAW: StrawHeld = { at: 2, card: 'straw', offer: { refusal: { clause: 'S10', about: { total: 4 } } } };

interface At {
  readonly ask?: DisplayedState<StrawView>['ask'];
  readonly turn?: number;
  readonly chosen?: StrawHeld;
  readonly offeredMove?: StrawOfferedMove;
}

function tapped(held: StrawHeld, { ask = ASK, turn = 0, chosen, offeredMove }: At = {}): Tap {
  const view = { turn } as StrawView;
  const displayed = { state: stateOf(view), view, ask, again: null };
  return tapOn(held, { displayed, context: CONTEXT, you: 0, choice: { isOn: (one) => one === chosen, offeredMove } });
}

test('the first tap chooses a card, the second plays it', () => {
  expect(tapped(DRUM)).toEqual({ does: 'choose' });
  expect(tapped(DRUM, { chosen: DRUM })).toEqual({ does: 'move', move: 'play item-6' });
});

test('a lamp is played when its weight has been named', () => {
  expect(tapped(LAMP, { chosen: LAMP })).toEqual({ does: 'nothing' });
  expect(tapped(LAMP, { chosen: LAMP, offeredMove: WEIGHTS[1]! })).toEqual({ does: 'move', move: 'play lamp 2' });
});

test('a card that may not be loaded says why', () => {
  expect(tapped(STRAW)).toMatchObject({ does: 'refuse', why: { clause: 'S10', fact: 'The camel carries 4.' } });
});

test('without a question it is not the time for any card', () => {
  const [rule, fact] = ['Not your turn yet.', 'It is Mira’s turn.'];
  expect(tapped(DRUM, { ask: null, turn: 1 })).toEqual({ does: 'explain', why: { clause: 'S4', rule, fact } });
  expect(tapped(DRUM, { ask: null })).toEqual({ does: 'explain', why: { clause: 'S4', rule, fact: '' } });
});
