import type { Card, Kind } from './cards.ts';

/* What the name of a card says of it. Without tables, so that a page can load it alone. */

export function kindOf(card: Card): Kind {
  return card.split('-')[0] as Kind;
}

/** The number on the card, without a sign; 0 where there is none. */
export function numberOf(card: Card): number {
  return Number(card.split('-')[1] ?? 0);
}

/** What a copy on top of these cards repeats: the last that is no copy (S9a). */
export function repeatedBy(cards: readonly Card[]): Card | undefined {
  return cards.findLast((card) => card !== 'copy');
}
