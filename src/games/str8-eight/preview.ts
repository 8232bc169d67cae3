import type { Preview, Thing } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import {
  DECK,
  followersOf,
  NUMBER_OF,
  PASS_LEFT,
  SEQUENCE_SIZE,
  type Card,
  type NumberCard,
  type PassCard,
} from './cards.ts';
import type { Str8EightMove } from './moves.ts';
import { sequenceTotal } from './score.ts';
import { DISCARD, DRAW, handOf, sequenceOf, type Str8EightState } from './state.ts';

/** The two piles to draw from; or the cards of the hand. */
export function things(state: Str8EightState, seat: Seat): Thing<Str8EightMove>[] {
  if (state.phase === DRAW) {
    return (['pile', 'discard'] as const).map((from) => ({ thing: from, moves: [{ verb: 'draw', from }] }));
  }
  return [...new Set(state.cards.names(handOf(seat)))].map((card) => ({ thing: card, moves: movesOf(card) }));
}

function movesOf(card: Card): Str8EightMove[] {
  const isPass = DECK.face(card)! >= PASS_LEFT;
  const played = isPass
    ? { verb: 'play' as const, card: card as PassCard }
    : { verb: 'lay' as const, card: card as NumberCard };
  return [played, { verb: 'discard', card }];
}

export function preview(state: Str8EightState, seat: Seat, move: Str8EightMove): Preview {
  switch (move.verb) {
    case 'draw':
      return move.from === 'pile' ? {} : { card: topOf(state) };
    case 'lay':
      return previewLaying(state, seat, NUMBER_OF[DECK.face(move.card)!]!);
    case 'play':
      return previewPass(state, seat, move.card === 'pass-left' ? 1 : state.seats - 1);
    case 'discard':
      return {};
  }
}

function topOf({ cards }: Str8EightState): Card {
  return cards.nameOf(cards.at(DISCARD, cards.count(DISCARD) - 1));
}

/** How long the sequence gets and what it adds up to; and the numbers that may follow then. */
function previewLaying(state: Str8EightState, seat: Seat, number: number): Preview {
  const length = state.cards.count(sequenceOf(seat)) + 1;
  const total = sequenceTotal(state, seat) + number;
  return { length, total, completes: length === SEQUENCE_SIZE, next: followersOf(number).join(' ') };
}

/** Who gets this hand, and whose comes. */
function previewPass({ seats }: Str8EightState, seat: Seat, seatsOn: number): Preview {
  return { to: (seat + seatsOn) % seats, from: (seat + seats - seatsOn) % seats };
}
