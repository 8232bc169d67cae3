import { listOf } from '../../engine/list.ts';
import { seatsIn, type Seat, type Viewer } from '../../engine/seats.ts';
import type { Card, NumberCard, PassCard } from './cards.ts';
import type { Seen } from './events.ts';
import { DISCARD, handOf, OVER, PASSED, PHASES, PILE, sequenceOf, type Phase, type Str8EightState } from './state.ts';

export interface Str8EightSeat {
  /** Known cards first, in listed order; `null` for each of the others. */
  readonly hand: readonly Seen[];
  readonly sequence: readonly NumberCard[];
  readonly score: number;
}

export interface Str8EightView {
  readonly viewer: Viewer;
  /** Which hand is played, from 1. */
  readonly hand: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** Absent when the match is over. */
  readonly turn?: Seat;
  /** How many cards are left to draw. */
  readonly pile: number;
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  /** The pass cards that were played. */
  readonly passed: readonly PassCard[];
  /** Turns in a row in which no card was laid (E11a). */
  readonly barren: number;
  readonly seats: readonly Str8EightSeat[];
  /** Present when the match is over. */
  readonly winners?: readonly Seat[];
}

export function view(state: Str8EightState, viewer: Viewer): Str8EightView {
  const { cards, hand, dealer, phase, turn, barren } = state;
  return {
    viewer,
    hand,
    dealer,
    phase: PHASES[phase]!,
    ...(phase !== OVER && { turn }),
    pile: cards.count(PILE),
    discard: cards.names(DISCARD),
    passed: cards.names(PASSED) as PassCard[],
    barren,
    seats: listOf(state.seats, (seat) => seatView(state, seat, viewer)),
    ...(phase === OVER && { winners: seatsIn(state.winners) }),
  };
}

function seatView({ cards, scores }: Str8EightState, seat: Seat, viewer: Viewer): Str8EightSeat {
  return {
    hand: cards.seen(handOf(seat), viewer),
    sequence: cards.names(sequenceOf(seat)) as NumberCard[],
    score: scores[seat]!,
  };
}
