import type { Place } from '../../kit/motion/fly.ts';
import type { TableContext } from '../session/scene.ts';
import { othersOf } from '../session/seats.ts';

/** Where cards are drawn from. */
export function pilePlace(): Element | null {
  return document.querySelector('.piles .pilewrap');
}

/** The picture of a seat, also of the viewer's own. */
export function ringPlace(seat: number, { table, you }: TableContext): Element | null {
  if (seat === you) return document.querySelector('.say .me');
  const at = othersOf(table.seats.length, you).indexOf(seat);
  return document.querySelectorAll('.seats > .seat')[at]?.querySelector('.ring') ?? null;
}

/** Of a card that comes to an empty hand. */
const EMPTY_WIDTH = 76;

/** Where a seat takes cards. */
export function handPlace(seat: number, context: TableContext): Place | null {
  if (seat !== context.you) return ringPlace(seat, context);
  const hand = document.querySelector('.hand');
  const last = hand?.querySelector(':scope > .card:last-child');
  if (hand === null || (last !== undefined && last !== null)) return last ?? null;
  const { left, top, width } = hand.getBoundingClientRect();
  return { left: left + (width - EMPTY_WIDTH) / 2, top, width: EMPTY_WIDTH };
}

/** A card of the own hand. */
export function heldPlace(at: number): Element | null {
  return document.querySelectorAll('.hand > .card')[at] ?? null;
}
