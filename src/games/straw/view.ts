import { listOf } from '../../engine/list.ts';
import { seatsIn, type Seat, type Viewer } from '../../engine/seats.ts';
import { DECK, NAME_OF, readTotal, type Card } from './cards.ts';
import type { Seen } from './events.ts';
import {
  CAMEL,
  handOf,
  passingOnEmpty,
  passingOnLoaded,
  PILE,
  seatLogged,
  totalLogged,
  type Direction,
  type StrawState,
} from './state.ts';

export interface Loaded {
  readonly seat: Seat;
  readonly card: Card;
  /** The total after it. */
  readonly total: number;
}

export interface StrawSeat {
  /** Known cards first, in listed order; `null` for each of the others. */
  readonly hand: readonly Seen[];
  readonly score: number;
  /** Present when this seat's last turn was a forced pass: on an empty or on a loaded camel (S11). */
  readonly passed?: 'empty' | 'loaded';
}

export interface StrawView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly dealer: Seat;
  readonly direction: Direction;
  /** Absent when the match is over. */
  readonly turn?: Seat;
  readonly total: number;
  readonly camel: readonly Loaded[];
  /** How many cards are left to draw. */
  readonly pile: number;
  readonly seats: readonly StrawSeat[];
  /** Present when the match is over. */
  readonly winners?: readonly Seat[];
}

export function view(state: StrawState, viewer: Viewer): StrawView {
  const { cards, round, dealer, direction } = state;
  const camel = listOf(cards.count(CAMEL), (i) => loaded(state, i));
  return {
    viewer,
    round,
    dealer,
    direction,
    ...(state.winners === 0 && { turn: state.turn }),
    total: camel.at(-1)?.total ?? 0,
    camel,
    pile: cards.count(PILE),
    seats: listOf(state.seats, (seat) => seatView(state, seat, viewer)),
    ...(state.winners !== 0 && { winners: seatsIn(state.winners) }),
  };
}

function loaded({ cards, log }: StrawState, height: number): Loaded {
  const card = cards.at(CAMEL, height);
  const entry = log[height]!;
  return { seat: seatLogged(entry), card: NAME_OF[card]!, total: readTotal(DECK.faceOf[card]!, totalLogged(entry)) };
}

function seatView(state: StrawState, seat: Seat, viewer: Viewer): StrawSeat {
  const hand = state.cards.seen(handOf(seat), viewer);
  const score = state.scores[seat]!;
  if ((state.passed & passingOnEmpty(seat)) !== 0) return { hand, score, passed: 'empty' };
  if ((state.passed & passingOnLoaded(seat)) !== 0) return { hand, score, passed: 'loaded' };
  return { hand, score };
}
