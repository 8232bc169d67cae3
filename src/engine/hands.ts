import type { Cards, Row } from './cards.ts';
import type { Chance } from './chance/chance.ts';
import type { Seat } from './seats.ts';

/** Where a seat's hand lies. */
export type HandOf = (seat: Seat) => Row;

interface Table<Card extends string> {
  readonly seats: number;
  readonly cards: Cards<Card>;
}

export interface Dealt<Card extends string> {
  readonly type: 'dealt';
  readonly seat: Seat;
  readonly cards: Card[];
}

/** Everybody is dealt a hand that nobody else sees, one seat after the other. */
export function dealHands<Card extends string>(
  { cards, seats }: Table<Card>,
  size: number,
  handOf: HandOf,
  chance: Chance,
  tell: ((event: Dealt<Card>) => void) | undefined,
): void {
  for (let seat = 0; seat < seats; seat++) {
    const hand = handOf(seat);
    cards.deal(hand, size, 1 << seat, chance);
    // a hand that has only been dealt still lies in drawing order
    tell?.({ type: 'dealt', seat, cards: cards.namesAsTheyLie(hand) });
  }
}

/** The cards of a row of each seat, hands in listed order. */
export function namesBySeat<Card extends string>({ cards, seats }: Table<Card>, rowOf: HandOf): Card[][] {
  const rows = new Array<Card[]>(seats);
  for (let seat = 0; seat < seats; seat++) rows[seat] = cards.names(rowOf(seat));
  return rows;
}
