import type { Card, Castaway } from './cards.ts';
import { castawayOf, isCoco, valueOf } from './faces.ts';

/* Points of open hands with their reasons, for people. The game itself counts in `score.ts`, which is quicker and gives none. */

/** How a hand came to its points. */
export interface Count {
  /** Cards of those who count. */
  readonly own: readonly Card[];
  /** Cocos that added their value to them. */
  readonly cocos: readonly Card[];
  /** Cocos that had nothing to add to. */
  readonly idle: readonly Card[];
}

/** What a hand has of these (C17, C17a), the highest first; with its Cocos, unless they counted already. */
export function countOf(hand: readonly Card[], castaways: readonly Castaway[], cocosCount = true): Count {
  const high = hand.toSorted((a, b) => valueOf(b) - valueOf(a));
  const own = high.filter((card) => castaways.includes(castawayOf(card)) && (cocosCount || !isCoco(card)));
  const cocos = castaways.includes('coco') || !cocosCount ? [] : high.filter(isCoco);
  return own.length > 0 ? { own, cocos, idle: [] } : { own, cocos: [], idle: cocos };
}

export function pointsOf({ own, cocos }: Count): number {
  return [...own, ...cocos].reduce((sum, card) => sum + valueOf(card), 0);
}
