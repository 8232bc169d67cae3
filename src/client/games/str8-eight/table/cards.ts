import type { NumberCard, PassCard, Side, Str8Card, Str8View } from './shapes.ts';

/** What stands on the cards. */
const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Printed on a pass card. */
export const PASS_COSTS = 50;
export const TOP = 8;

export function isPass(card: Str8Card): card is PassCard {
  return card.startsWith('pass-');
}

export function sideOf(card: PassCard): Side {
  return card === 'pass-left' ? 'left' : 'right';
}

export function groupOf(card: NumberCard): number {
  return Number(card.split('x')[0]);
}

export function placeOf(card: NumberCard): number {
  return Number(card.split('x')[1]);
}

export function numberOf(card: NumberCard): number {
  return groupOf(card) * placeOf(card);
}

/** The column at the right edge of a card: the numbers that may follow it. */
export function followersOf(number: number): number[] {
  const next = GROUPS.filter((k) => number % k === 0 && number / k < TOP).map((k) => number + k);
  return [...new Set(next)].sort((a, b) => a - b);
}

/** With a bull's-eye. */
export function hasBullseye(card: Str8Card): boolean {
  return !isPass(card) && numberOf(card) <= TOP;
}

/** Whether the last step names the card's number in its column; without steps, whether the card has a bull's-eye. */
export function fitsOn(card: Str8Card, sequence: readonly NumberCard[]): boolean {
  if (isPass(card)) return false;
  const last = sequence.at(-1);
  return last === undefined ? hasBullseye(card) : followersOf(numberOf(last)).includes(numberOf(card));
}

export function totalOf(sequence: readonly NumberCard[]): number {
  return sequence.reduce((total, card) => total + numberOf(card), 0);
}

export function costOf(hand: readonly Str8Card[]): number {
  return hand.reduce((total, card) => total + (isPass(card) ? PASS_COSTS : numberOf(card)), 0);
}

/** The group that all these steps have, if it is one. */
export function oneGroup(sequence: readonly NumberCard[]): number | undefined {
  const first = sequence[0];
  if (first === undefined) return undefined;
  return sequence.every((card) => groupOf(card) === groupOf(first)) ? groupOf(first) : undefined;
}

/** Whoever plays after that seat: the next one clockwise. */
export function nextAfter(seat: number, { seats }: Pick<Str8View, 'seats'>): number {
  return (seat + 1) % seats.length;
}

/** Where a hand goes: left is the next seat clockwise. */
export function receiverOf(seat: number, side: Side, count: number): number {
  return (seat + (side === 'left' ? 1 : count - 1)) % count;
}
