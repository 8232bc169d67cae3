import type { Seat } from '../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './state.ts';

/* What the name of a card says of it, and who comes next. Without tables, so that a page can load it alone. */

/** Above it the camel's back breaks (S12). */
export const BREAKING_POINT = 50;

/** In the order in which the deck lists them (S2). */
export const KINDS = ['item', 'carpet', 'lamp', 'copy', 'reverse', 'straw'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(card: Card): Kind {
  return card.split('-')[0] as Kind;
}

/** The number on the card, without a sign; 0 where there is none. */
export function numberOf(card: Card): number {
  return Number(card.split('-')[1] ?? 0);
}

/** What it brings in hand when a round is scored (S2). */
export function worthOf(card: Card): number {
  const kind = kindOf(card);
  return kind === 'item' ? numberOf(card) : kind === 'carpet' ? -numberOf(card) : 0;
}

/** What a copy on top of these cards repeats: the last that is no copy (S9a). */
export function repeatedBy(cards: readonly Card[]): Card | undefined {
  return cards.findLast((card) => card !== 'copy');
}

/** Who plays after a seat, the way play goes (S4). */
export function nextAfter(seat: Seat, direction: Direction, seats: number): Seat {
  const next = seat + direction;
  // without a branch, which no processor could guess where play turns about
  return next + (seats & (next >> 31)) - (seats & ~((next - seats) >> 31));
}

/** What a card does on top of these: a copy does what it repeats (S9). */
export function effectOn(below: readonly Card[], card: Card): Card | undefined {
  return card === 'copy' ? repeatedBy(below) : card;
}

const MORE_THAN_ANY_NUMBER = 100;

/** Sorts cards as the deck lists them (S2), and as views show hands. */
export function listedAt(card: Card): number {
  return MORE_THAN_ANY_NUMBER * KINDS.indexOf(kindOf(card)) + numberOf(card);
}
