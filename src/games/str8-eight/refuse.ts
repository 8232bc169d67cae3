import type { Refusal } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { DECK, NUMBER_OF, type NumberCard } from './cards.ts';
import { lastLaid, mayFollow, type Str8EightMove } from './moves.ts';
import { DRAW, handOf, OVER, sequenceOf, type Str8EightState } from './state.ts';

/** Why a move is not allowed, by the first clause that it meets. */
export function refuse(state: Str8EightState, seat: Seat, move: Str8EightMove): Refusal | undefined {
  const { cards, phase, turn } = state;
  if (phase === OVER) return { clause: 'E16', about: { target: state.options.target } };
  if (turn !== seat) return { clause: 'E6', about: { turn } };
  if (phase === DRAW) return move.verb === 'draw' ? undefined : { clause: 'E6', about: { first: 'draw' } };
  if (move.verb === 'draw') return { clause: 'E6', about: { from: move.from } };
  if (cards.find(handOf(seat), DECK.face(move.card)!) < 0) return { clause: 'E6', about: { card: move.card } };
  return move.verb === 'lay' ? refuseLaying(state, seat, move.card) : undefined;
}

function refuseLaying(state: Str8EightState, seat: Seat, card: NumberCard): Refusal | undefined {
  const face = DECK.face(card)!;
  const last = lastLaid(state, seat);
  if (mayFollow(last, face)) return undefined;
  const number = NUMBER_OF[face]!;
  if (state.cards.count(sequenceOf(seat)) === 0) return { clause: 'E7', about: { number } };
  return { clause: 'E8', about: { number, after: NUMBER_OF[last]! } };
}
