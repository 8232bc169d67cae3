import type { Card, Castaway } from './cards.ts';

/* What the name of a card says of it. Without tables, so that a page can load it alone. */

export const CHARACTERS = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'] as const;
/** Who can lie in the week, and be eaten: the characters, and Coco the parrot. */
export const CASTAWAYS = [...CHARACTERS, 'coco'] as const;

export function castawayOf(card: Card): Castaway {
  return card.slice(0, card.lastIndexOf('-')) as Castaway;
}

export function valueOf(card: Card): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

export function isCoco(card: Card): boolean {
  return castawayOf(card) === 'coco';
}
