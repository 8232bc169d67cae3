import { leftOf, type Seat } from '../../engine/seats.ts';
import type { Card, NumberCard, PassCard, Side } from './cards.ts';

/* What the name of a card says of it. Without tables, so that a page can load it alone. */

export const GROUPS = 8;
export const PLACES = 8;
export const SEQUENCE_SIZE = 8;
export const PASS_DEDUCTION = 50;
const HIGHEST_BULLSEYE = 8;

export function isPass(card: Card): card is PassCard {
  return card.startsWith('pass-');
}

export function sideOf(card: PassCard): Side {
  return card === 'pass-left' ? 'left' : 'right';
}

export function groupOf(card: NumberCard): number {
  return Number(card.split('x')[0]);
}

/** Its place in its group. */
export function placeOf(card: NumberCard): number {
  return Number(card.split('x')[1]);
}

export function numberOf(card: NumberCard): number {
  return groupOf(card) * placeOf(card);
}

/** The numbers that may follow a number (E4): for every way to write it as k×i, the next one of that row, k×(i+1). */
export function followersOf(number: number): number[] {
  const followers = new Set<number>();
  for (let k = 1; k <= GROUPS; k++) if (number % k === 0 && number / k < PLACES) followers.add(number + k);
  return [...followers].sort((a, b) => a - b);
}

/** A bull's-eye (E2). */
export function canBegin(number: number): boolean {
  return number >= 1 && number <= HIGHEST_BULLSEYE;
}

const BULLSEYES: readonly number[] = Array.from({ length: HIGHEST_BULLSEYE }, (_, i) => i + 1);

/** The numbers that may be laid on these steps (E7, E8). */
export function nextNumbers(sequence: readonly NumberCard[]): readonly number[] {
  const last = sequence.at(-1);
  return last === undefined ? BULLSEYES : followersOf(numberOf(last));
}

/** Whether a card may be laid on these steps. */
export function fitsOn(card: Card, sequence: readonly NumberCard[]): boolean {
  return !isPass(card) && nextNumbers(sequence).includes(numberOf(card));
}

/** Every number that there is on a card, and what may follow it, in order. */
export function allFollowers(): (readonly [number: number, followers: readonly number[]])[] {
  const products = Array.from({ length: GROUPS * PLACES }, (_, i) => (1 + (i % GROUPS)) * (1 + Math.floor(i / GROUPS)));
  const numbers = [...new Set(products)].sort((a, b) => a - b);
  return numbers.map((number) => [number, followersOf(number)]);
}

/** Cards are listed by group and place, pass cards last (E2, E3). */
export function listedOrder(card: Card): number {
  if (isPass(card)) return GROUPS * PLACES + (sideOf(card) === 'left' ? 0 : 1);
  return (groupOf(card) - 1) * PLACES + placeOf(card) - 1;
}

/** What steps add up to (E12). */
export function totalOf(sequence: readonly NumberCard[]): number {
  return sequence.reduce((total, card) => total + numberOf(card), 0);
}

/** What cards in hand take off (E13). */
export function costOf(hand: readonly Card[]): number {
  return hand.reduce((total, card) => total + (isPass(card) ? PASS_DEDUCTION : numberOf(card)), 0);
}

/** The group that all these steps are of, if it is one (E14). */
export function oneGroup(sequence: readonly NumberCard[]): number | undefined {
  const [group, ...others] = new Set(sequence.map(groupOf));
  return others.length > 0 ? undefined : group;
}

/** How many seats on a hand goes: left is the next one clockwise (E9). */
function seatsOn(side: Side, seats: number): number {
  return side === 'left' ? 1 : seats - 1;
}

export function receiverOf(seat: Seat, side: Side, seats: number): Seat {
  return (seat + seatsOn(side, seats)) % seats;
}

/** Whose hand comes to a seat. */
export function giverOf(seat: Seat, side: Side, seats: number): Seat {
  return receiverOf(seat, side === 'left' ? 'right' : 'left', seats);
}

/** Whoever plays after a seat, and whoever deals after a dealer: the next one clockwise (E6). */
export function nextAfter(seat: Seat, seats: number): Seat {
  return leftOf(seat, seats);
}
