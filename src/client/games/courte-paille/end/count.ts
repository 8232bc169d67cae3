import { castawayOf, isCoco, valueOf, type Castaway, type CourteCard } from '../table/shapes.ts';

/** How a hand came to its points. For the eye: the points themselves are told by the table. */
export interface Count {
  /** Cards of those who count. */
  readonly own: readonly CourteCard[];
  /** Cocos that added their value to them. */
  readonly cocos: readonly CourteCard[];
  /** Cocos that had nothing to add to. */
  readonly idle: readonly CourteCard[];
}

/** What a hand has of these (C17, C17a), the highest first; with its Cocos, unless they counted already. */
export function countOf(hand: readonly CourteCard[], castaways: readonly Castaway[], cocosCount = true): Count {
  const high = hand.toSorted((a, b) => valueOf(b) - valueOf(a));
  const own = high.filter((card) => castaways.includes(castawayOf(card)) && (cocosCount || !isCoco(card)));
  const cocos = castaways.includes('coco') || !cocosCount ? [] : high.filter(isCoco);
  return own.length > 0 ? { own, cocos, idle: [] } : { own, cocos: [], idle: cocos };
}

export function pointsOf({ own, cocos }: Count): number {
  return [...own, ...cocos].reduce((sum, card) => sum + valueOf(card), 0);
}

/** Those that count first, then the rest as it was. */
export function sortedBy({ own, cocos }: Count, hand: readonly CourteCard[]): CourteCard[] {
  const counted = [...own, ...cocos];
  return [...counted, ...hand.filter((card) => !counted.includes(card))];
}
