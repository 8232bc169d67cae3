import type { Card } from './cards.ts';
import type { StrawMove } from './moves.ts';

/** What a move says as it is written: `play item-6`, `play lamp 7`. Whether there is such a card is for others to ask. */
export function readMove(text: string): StrawMove | undefined {
  const [, card, weight] = /^play ([a-z]+(?:-\d+)?)(?: ([1-9]\d?))?$/.exec(text) ?? [];
  if (card === undefined) return undefined;
  return weight === undefined ? { card: card as Card } : { card: card as Card, weight: Number(weight) };
}
