import { deckOf } from '../../engine/deck.ts';
import { settled } from '../../engine/settled.ts';
import { GROUPS, PLACES } from './faces.ts';

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
export const NUMBER_OF = settled(Uint8Array.from(CARDS, ({ number }) => number));
export const GROUP_OF = settled(Uint8Array.from(CARDS, ({ group }) => group));

/** Pass cards come last. */
export const PASS_LEFT = CARDS.findIndex(({ card }) => card === 'pass-left');
export const FACES = CARDS.length;

export const HAND_SIZE = 3;

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}
