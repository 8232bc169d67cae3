import type { Card } from '../../../../games/courte-paille/cards.ts';

/** Where cards fly at this table, beside the places that every table has. */
export const RAFT = {
  /** A card of the menu. */
  menu: (card: Card): string => `menu ${card}`,
  /** A day of the week, by its position from 1. */
  day: (position: number): string => `day ${position}`,
  discard: 'discard',
  /** The turned-up card of a seat in the order of the round. */
  turned: (seat: number): string => `turned ${seat}`,
  shark: 'shark',
  /** All that lies under the week. */
  lower: 'lower',
  /** What the week adds up to. */
  plate: 'plate',
} as const;
