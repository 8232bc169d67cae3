import { deckOf } from '../../engine/deck.ts';
import { settled } from '../../engine/settled.ts';
import type { Kind } from './faces.ts';

export type Card = `item-${number}` | `carpet-${number}` | 'lamp' | 'copy' | 'reverse' | 'straw';

interface CardLine {
  readonly card: Card;
  readonly kind: Kind;
  readonly count: number;
  /** What it adds to the camel's load, where the card alone decides that. */
  readonly weight: number;
  /** What it is worth in hand when a round is scored. */
  readonly worth: number;
}

/** The deck, in listed order (S2). Whoever owns the box and finds another split corrects it here. */
export const CARDS: readonly CardLine[] = [
  ...upTo(10).map((n): CardLine => ({ card: `item-${n}`, kind: 'item', count: 4, weight: n, worth: n })),
  ...upTo(9).map((n): CardLine => ({ card: `carpet-${n}`, kind: 'carpet', count: 1, weight: -n, worth: -n })),
  { card: 'lamp', kind: 'lamp', count: 4, weight: 0, worth: 0 },
  { card: 'copy', kind: 'copy', count: 5, weight: 0, worth: 0 },
  { card: 'reverse', kind: 'reverse', count: 5, weight: 0, worth: 0 },
  { card: 'straw', kind: 'straw', count: 1, weight: 0, worth: 0 },
];

export const DECK = deckOf(CARDS);
/** By card. */
export const FACE_OF = DECK.faceOf;
export const NAME_OF = DECK.nameOf;

const WEIGHT = settled(Int8Array.from(CARDS, ({ weight }) => weight));
export const WORTH = settled(Int8Array.from(CARDS, ({ worth }) => worth));

export const LAMP = faceOfKind('lamp');
export const COPY = faceOfKind('copy');
export const REVERSE = faceOfKind('reverse');
export const STRAW = faceOfKind('straw');

export const HAND_SIZE = 4;
export const STRAW_WEIGHT = 1 / 1000;
export const LIGHTEST_LAMP = 1;
export const HEAVIEST_LAMP = 10;

/** What a card that does that adds to the load, with the weight that its player said. */
export function loadOf(effect: number, weight: number): number {
  return effect === LAMP ? weight : WEIGHT[effect]!;
}

/** The total as people read it: the straw's thousandth is told, never counted on. */
export function readTotal(face: number, total: number): number {
  return face === STRAW ? total + STRAW_WEIGHT : total;
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function faceOfKind(kind: Kind): number {
  return CARDS.findIndex((line) => line.kind === kind);
}
