import type { Card, Castaway } from './cards.ts';

/* What the name of a card says of it, and how long a week is. Without tables, so that a page can load it alone. */

export const CHARACTERS = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'] as const;
/** Who can lie in the week, and be eaten: the characters, and Coco the parrot. */
export const CASTAWAYS = [...CHARACTERS, 'coco'] as const;

/** The week of the first part; each part's is one shorter (C24). */
export const WEEK_SIZE = 7;
/** One character leaves after each; then one is left. */
export const MOST_PARTS = CHARACTERS.length - 1;

export function castawayOf(card: Card): Castaway {
  return card.slice(0, card.lastIndexOf('-')) as Castaway;
}

export function valueOf(card: Card): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

export function isCoco(card: Card): boolean {
  return castawayOf(card) === 'coco';
}

/** How long the week of a part is meant to be (C24). */
export function weekSize(part: number): number {
  return WEEK_SIZE + 1 - part;
}
