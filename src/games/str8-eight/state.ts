import { Cards, layOut, type Row, type RowKind } from '../../engine/cards.ts';
import type { Seat, SeatSet } from '../../engine/seats.ts';
import { ABOUT, MOST_SEATS, mostBarren } from './about.ts';
import { DECK, HAND_SIZE, type Card } from './cards.ts';
import { SEQUENCE_SIZE } from './faces.ts';
import type { Str8EightOptions } from './options.ts';

/** Three cards, and the one that was drawn. */
const HAND = { room: HAND_SIZE + 1, hand: true };
const SEQUENCE = { room: SEQUENCE_SIZE };
const ROWS = [{ room: DECK.size }, { room: DECK.size }, { room: DECK.size }, HAND];

/** The draw pile, the discard pile, the played pass cards; then four hands and the sequences. */
const ALL_ROWS: readonly RowKind[] = [
  ...ROWS,
  ...Array<RowKind>(MOST_SEATS - 1).fill(HAND),
  ...Array<RowKind>(MOST_SEATS).fill(SEQUENCE),
];
const ADDRESSES = layOut(DECK, ALL_ROWS);
const [PILE, DISCARD, PASSED, FIRST_HAND] = ADDRESSES as [Row, Row, Row, Row];
export { DISCARD, PASSED, PILE };
const FIRST_SEQUENCE = ADDRESSES[ROWS.length + MOST_SEATS - 1]!;

export function handOf(seat: Seat): Row {
  return FIRST_HAND + seat * (1 + HAND.room);
}

export function sequenceOf(seat: Seat): Row {
  return FIRST_SEQUENCE + seat * (1 + SEQUENCE.room);
}

/** What is waited for, as numbers. */
export const PHASES = ['draw', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const DRAW = 0;
export const PLAY = 1;
export const OVER = 2;

export class Str8EightState {
  readonly seats: number;
  readonly options: Str8EightOptions;
  readonly cards: Cards<Card> = new Cards(DECK, ALL_ROWS);
  readonly scores: Int32Array;
  /** By the rules that are played (E11a). */
  readonly mostBarren: number;
  phase = DRAW;
  /** Which hand is played, from 1. */
  hand = 0;
  /** Reshuffles of this hand. */
  shuffles = 0;
  dealer: Seat = 0;
  turn: Seat = 0;
  /** Turns in a row in which no card was laid (E11a). */
  barren = 0;
  winners: SeatSet = 0;

  constructor(seats: number, options: Str8EightOptions, rules: number = ABOUT.rules) {
    this.seats = seats;
    this.options = options;
    this.scores = new Int32Array(seats);
    this.mostBarren = mostBarren(rules);
  }
}

/** Between states of the same table only. */
export function copy(from: Str8EightState, to: Str8EightState): void {
  to.cards.copyFrom(from.cards);
  for (let seat = 0; seat < from.seats; seat++) to.scores[seat] = from.scores[seat]!;
  to.phase = from.phase;
  to.hand = from.hand;
  to.shuffles = from.shuffles;
  to.dealer = from.dealer;
  to.turn = from.turn;
  to.barren = from.barren;
  to.winners = from.winners;
}
