import type { Thing } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Card, Side } from './cards.ts';
import { followersOf, giverOf, isPass, numberOf, receiverOf, SEQUENCE_SIZE, sideOf } from './faces.ts';
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
  return [isPass(card) ? { verb: 'play', card } : { verb: 'lay', card }, { verb: 'discard', card }];
}

type DrawPreview = {
  /** The top of the discard pile; absent where the draw pile hides it. */
  readonly card?: Card;
};

export type LayPreview = {
  readonly length: number;
  readonly total: number;
  readonly completes: boolean;
  /** The numbers that may follow then, with spaces between. */
  readonly next: string;
};

/** Who would get this hand, and whose would come. */
export type PassPreview = {
  readonly to: Seat;
  readonly from: Seat;
};

/** Which one follows from the verb; there is none for a discard. */
export type Str8EightPreview = DrawPreview | LayPreview | PassPreview | Readonly<Record<string, never>>;

export function preview(state: Str8EightState, seat: Seat, move: Str8EightMove): Str8EightPreview {
  switch (move.verb) {
    case 'draw':
      return move.from === 'pile' ? {} : { card: topOf(state) };
    case 'lay':
      return previewLaying(state, seat, numberOf(move.card));
    case 'play':
      return previewPass(state, seat, sideOf(move.card));
    case 'discard':
      return {};
  }
}

function topOf({ cards }: Str8EightState): Card {
  return cards.nameOf(cards.at(DISCARD, cards.count(DISCARD) - 1));
}

/** How long the sequence gets and what it adds up to; and the numbers that may follow then. */
function previewLaying(state: Str8EightState, seat: Seat, number: number): LayPreview {
  const length = state.cards.count(sequenceOf(seat)) + 1;
  const total = sequenceTotal(state, seat) + number;
  return { length, total, completes: length === SEQUENCE_SIZE, next: followersOf(number).join(' ') };
}

function previewPass({ seats }: Str8EightState, seat: Seat, side: Side): PassPreview {
  return { to: receiverOf(seat, side, seats), from: giverOf(seat, side, seats) };
}
