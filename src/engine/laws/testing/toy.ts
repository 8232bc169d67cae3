import type { Code, Game, Refusal } from '../../game.ts';
import type { Seat } from '../../seats.ts';
import { play, start, waitingFor } from './toy-play.ts';
import {
  copy,
  DECK,
  HAND_SIZE,
  handOf,
  ToyState,
  type ToyCard,
  type ToyEvent,
  type ToyMove,
  type ToyOptions,
  type ToyView,
} from './toy-state.ts';
import { imagine, project, view } from './toy-view.ts';

/** All choose a card in secret; when all have, the cards are turned up and the best take a point each. */
export const toy: Game<ToyState, ToyMove, ToyEvent, ToyView, ToyOptions> = {
  id: 'toy',
  clauses: 'T',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: {
    tricks: { kind: 'number', min: 1, max: 3, byDefault: () => 3, says: 'how many cards are chosen' },
    lowest: { kind: 'flag', byDefault: () => false, says: 'whether the lowest is best' },
  },
  mostMoves: HAND_SIZE,
  unit: { name: 'plays', isOne: () => true },
  allMoves: DECK.names.map((card) => ({ card })),
  blank: (seats, options) => new ToyState(seats, options),
  start,
  waitingFor,
  moves,
  play,
  scores: ({ points }) => [...points],
  winners: ({ winners }) => winners,
  copy,
  encode: ({ card }) => DECK.face(card)!,
  decode: (code) => ({ card: DECK.names[code]! }),
  parse: (text) => {
    const face = DECK.face(text.replace(/^choose /, ''));
    return face === undefined ? undefined : { card: DECK.names[face]! };
  },
  format: ({ card }) => `choose ${card}`,
  things: (state, seat) => namesIn(state, seat).map((card) => ({ thing: card, moves: [{ card }] })),
  preview: (_, __, { card }) => ({ worth: DECK.face(card)! }),
  refuse,
  view,
  project,
  imagine,
};

/** Whoever has chosen may choose anew until all have. */
function moves(state: ToyState, seat: Seat, into: Uint16Array): Code {
  if (state.winners !== 0) return 0;
  const faces = namesIn(state, seat).map((card) => DECK.face(card)!);
  into.set(faces);
  return faces.length;
}

function refuse(state: ToyState, seat: Seat, { card }: ToyMove): Refusal | undefined {
  if (state.winners !== 0) return { clause: 'T2' };
  return namesIn(state, seat).includes(card) ? undefined : { clause: 'T1', about: { card } };
}

function namesIn({ cards }: ToyState, seat: Seat): ToyCard[] {
  return [...new Set(cards.names(handOf(seat)))];
}
