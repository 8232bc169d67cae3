import { placeOf } from '../../../../../games/courte-paille/faces.ts';
import type { Seen } from '../../../../../games/courte-paille/events.ts';

/** Known cards lie in listed order, unknown ones after them, as the views show them. */
export function withCard(hand: readonly Seen[], card: Seen): Seen[] {
  if (card === null) return [...hand, card];
  const at = hand.findIndex((other) => other === null || placeOf(other) > placeOf(card));
  return hand.toSpliced(at < 0 ? hand.length : at, 0, card);
}

export function withCards(hand: readonly Seen[], cards: readonly Seen[]): Seen[] {
  return cards.reduce<Seen[]>(withCard, [...hand]);
}

/** A hand in which the card is not known loses one of the unknown. */
export function without(hand: readonly Seen[], card: Seen): Seen[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known < 0 ? hand.length - 1 : known, 1);
}

export function withoutAll(hand: readonly Seen[], cards: readonly Seen[]): Seen[] {
  return cards.reduce<Seen[]>(without, [...hand]);
}
