import { deckOf } from '../../engine/deck.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
/** A number card by its group and its place in it, or a pass card. */
export type NumberCard = `${number}x${number}`;
export type PassCard = `pass-${Side}`;
export type Card = NumberCard | PassCard;

interface CardLine {
  readonly card: Card;
  readonly count: number;
  /** 1 to 8; 0 for a pass card. */
  readonly group: number;
  /** 0 for a pass card. */
  readonly number: number;
}

const GROUPS = 8;
const PLACES = 8;
const PASS_CARDS_A_SIDE = 3;

/** The deck, in listed order (E2, E3). */
const CARDS: readonly CardLine[] = [
  ...upTo(GROUPS).flatMap((group) =>
    upTo(PLACES).map((i): CardLine => ({ card: `${group}x${i}`, count: 1, group, number: group * i })),
  ),
  ...SIDES.map((side): CardLine => ({ card: `pass-${side}`, count: PASS_CARDS_A_SIDE, group: 0, number: 0 })),
];

export const DECK = deckOf(CARDS);
/** By card. */
export const FACE_OF = DECK.faceOf;
export const NAME_OF = DECK.nameOf;
/** By face. */
export const NUMBER_OF = Uint8Array.from(CARDS, ({ number }) => number);
export const GROUP_OF = Uint8Array.from(CARDS, ({ group }) => group);

/** Pass cards come last. */
export const PASS_LEFT = CARDS.findIndex(({ card }) => card === 'pass-left');
export const FACES = CARDS.length;

export const HAND_SIZE = 3;
export const SEQUENCE_SIZE = 8;
export const PASS_DEDUCTION = 50;
const HIGHEST_BULLSEYE = 8;

/** The numbers that may follow a number (E4): for every way to write it as k×i, the next one of that row, k×(i+1). */
export function followersOf(number: number): number[] {
  const rows = upTo(GROUPS).filter((k) => number % k === 0 && number / k < PLACES);
  return [...new Set(rows.map((k) => number + k))].sort((a, b) => a - b);
}

/** A bull's-eye (E2). */
export function canBegin(number: number): boolean {
  return number >= 1 && number <= HIGHEST_BULLSEYE;
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}
