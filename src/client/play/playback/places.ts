import type { Place } from '../../kit/motion/fly.ts';
import { placeOf } from '../../kit/motion/places.ts';
import type { TableContext } from '../session/context.ts';

/** The names of the places that every table has; a game names its own. */
export const PLACES = {
  /** Where cards are drawn from. */
  pile: 'pile',
  /** The own hand, and each card of it from left to right. */
  hand: 'hand',
  held: (at: number): string => `held ${at}`,
  /** The last of them, if there is one. */
  lastHeld: 'last held',
  /** The one that the tab key reaches. */
  reached: 'reached',
  /** Why a card cannot be chosen. */
  reason: 'reason',
  /** The card that was tapped, wherever it lies. */
  chosen: 'chosen',
  /** The list of what happened. */
  log: 'log',
  /** The picture of a seat, also of the viewer's own. */
  seat: (seat: number): string => `seat ${seat}`,
} as const;

/** Of a card that comes to an empty hand. */
const EMPTY_WIDTH = 76;

/** Where a seat takes cards. */
export function handPlace(seat: number, { you }: TableContext): Place | null {
  if (seat !== you) return placeOf(PLACES.seat(seat));
  const hand = placeOf(PLACES.hand);
  if (hand === null) return null;
  const last = placeOf(PLACES.lastHeld);
  if (last !== null) return last;
  const { left, top, width } = hand.getBoundingClientRect();
  return { left: left + (width - EMPTY_WIDTH) / 2, top, width: EMPTY_WIDTH };
}

/** A card of the own hand, by its place there. */
export function heldPlace(at: number): Element | null {
  return placeOf(PLACES.held(at));
}
