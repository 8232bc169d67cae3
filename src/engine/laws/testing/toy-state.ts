import { Cards, layOut, type Row, type RowKind } from '../../cards.ts';
import { deckOf } from '../../deck.ts';
import type { Seat, SeatSet, Viewer } from '../../seats.ts';

export type ToyCard = `card-${number}`;
export type ToyOptions = { readonly tricks: number; readonly lowest: boolean };

export interface ToyMove {
  readonly card: ToyCard;
}

export type ToyEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly (ToyCard | null)[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: ToyCard | null }
  | { readonly type: 'turned'; readonly cards: readonly ToyCard[]; readonly points: readonly number[] };

export interface ToySeat {
  readonly hand: readonly (ToyCard | null)[];
  readonly points: number;
  /** Absent until it has chosen; `null` for others until all have. */
  readonly chosen?: ToyCard | null;
}

export interface ToyView {
  readonly viewer: Viewer;
  readonly trick: number;
  readonly table: readonly ToyCard[];
  readonly seats: readonly ToySeat[];
  readonly winners: SeatSet;
}

export const HAND_SIZE = 2;
export const DECK = deckOf(
  [1, 2, 3, 4, 5, 6].map((n): { card: ToyCard; count: number } => ({ card: `card-${n}`, count: 2 })),
);

const HAND = { room: HAND_SIZE, hand: true };
const ROWS = [{ room: DECK.size }, { room: DECK.size }, HAND];

const [PILE, TABLE, FIRST_HAND] = layOut(DECK, ROWS) as [Row, Row, Row];
export { PILE, TABLE };

export function handOf(seat: Seat): Row {
  return FIRST_HAND + seat * (1 + HAND_SIZE);
}

/** A seat that has not chosen. */
export const NOTHING = 255;

export class ToyState {
  readonly seats: number;
  readonly options: ToyOptions;
  readonly cards: Cards<ToyCard>;
  /** The face that each seat has chosen in secret. */
  readonly chosen: Uint8Array;
  readonly points: Uint8Array;
  trick = 0;
  winners: SeatSet = 0;

  constructor(seats: number, options: ToyOptions) {
    this.seats = seats;
    this.options = options;
    this.cards = new Cards(DECK, [...ROWS, ...Array<RowKind>(seats - 1).fill(HAND)]);
    this.chosen = new Uint8Array(seats);
    this.points = new Uint8Array(seats);
  }
}

export function copy(from: ToyState, to: ToyState): void {
  to.cards.copyFrom(from.cards);
  to.chosen.set(from.chosen);
  to.points.set(from.points);
  to.trick = from.trick;
  to.winners = from.winners;
}
