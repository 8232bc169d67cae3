import { Cards, layOut, type Row, type RowKind } from '../../engine/cards.ts';
import type { Seat, SeatSet } from '../../engine/seats.ts';
import { DECK, HAND_SIZE, type Card } from './cards.ts';
import type { StrawOptions } from './options.ts';

export type Direction = 1 | -1;

const HAND = { room: HAND_SIZE, hand: true };
const ROWS = [{ room: DECK.size }, { room: DECK.size }, HAND];

/** The draw pile; the cards on the camel in the order they were played; then the hands, one a seat. */
const [PILE, CAMEL, FIRST_HAND] = layOut(DECK, ROWS) as [Row, Row, Row];
export { CAMEL, PILE };

export function handOf(seat: Seat): Row {
  return FIRST_HAND + seat * (1 + HAND_SIZE);
}

/** Nothing on the camel yet that a copy could repeat. */
export const NOTHING = 255;

export class StrawState {
  readonly seats: number;
  readonly options: StrawOptions;
  readonly cards: Cards<Card>;
  /** For each card on the camel who played it and the total after it: see `logged`. */
  readonly log = new Int16Array(DECK.size);
  readonly scores: Int16Array;
  round = 0;
  dealer: Seat = 0;
  turn: Seat = 0;
  direction: Direction = 1;
  total = 0;
  /** The face a copy would repeat (S9a). */
  echo = NOTHING;
  /** Who had to pass on the last turn (S11), and on what: everybody saw it, and it bounds their hands. See `passing`. */
  passed = 0;
  /** Nobody until the match is over. */
  winners: SeatSet = 0;

  constructor(seats: number, options: StrawOptions) {
    this.seats = seats;
    this.options = options;
    this.cards = new Cards(DECK, [...ROWS, ...Array<RowKind>(seats - 1).fill(HAND)]);
    this.scores = new Int16Array(seats);
  }
}

const SEAT_BITS = 3;

/** An entry of the log. */
export function logged(seat: Seat, total: number): number {
  return (total << SEAT_BITS) | seat;
}

export function seatLogged(entry: number): Seat {
  return entry & ((1 << SEAT_BITS) - 1);
}

export function totalLogged(entry: number): number {
  return entry >> SEAT_BITS;
}

const LOADED_BITS = 8;

/** A pass on an empty camel, as `passed` keeps it. */
export function passingOnEmpty(seat: Seat): number {
  return 1 << seat;
}

export function passingOnLoaded(seat: Seat): number {
  return 1 << (LOADED_BITS + seat);
}

/** A pass of any kind. */
export function passing(seat: Seat): number {
  return passingOnEmpty(seat) | passingOnLoaded(seat);
}

/** Between states of the same table only. */
export function copy(from: StrawState, to: StrawState): void {
  to.cards.copyFrom(from.cards);
  const played = from.cards.count(CAMEL);
  for (let i = 0; i < played; i++) to.log[i] = from.log[i]!;
  for (let seat = 0; seat < from.seats; seat++) to.scores[seat] = from.scores[seat]!;
  to.round = from.round;
  to.dealer = from.dealer;
  to.turn = from.turn;
  to.direction = from.direction;
  to.total = from.total;
  to.echo = from.echo;
  to.passed = from.passed;
  to.winners = from.winners;
}
