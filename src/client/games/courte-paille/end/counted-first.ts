import type { Card } from '../../../../games/courte-paille/cards.ts';
import type { Count } from '../../../../games/courte-paille/count.ts';

/** Those that count first, then the rest as it was. */
export function countedFirst({ own, cocos }: Count, hand: readonly Card[]): Card[] {
  const counted = [...own, ...cocos];
  return [...counted, ...hand.filter((card) => !counted.includes(card))];
}
