import { deckOf } from '../../engine/deck.ts';
import { settled } from '../../engine/settled.ts';
import { CARDS_OF_A_CHARACTER, CASTAWAYS, CHARACTERS } from './faces.ts';

export type Character = (typeof CHARACTERS)[number];
export type Castaway = (typeof CASTAWAYS)[number];
export type Card = `${Castaway}-${number}`;

interface CardLine {
  readonly card: Card;
  readonly count: number;
  /** Its place among the castaways. */
  readonly castaway: number;
  readonly value: number;
}

export const COCO = CASTAWAYS.indexOf('coco');
const HIGHEST_COCO = 5;

/** The deck, in listed order (C2). No two cards are alike, so a card's face is its id. */
const CARDS: readonly CardLine[] = CASTAWAYS.flatMap((name, castaway) =>
  Array.from({ length: castaway === COCO ? HIGHEST_COCO : CARDS_OF_A_CHARACTER }, (_, i): CardLine => {
    return { card: `${name}-${i + 1}`, count: 1, castaway, value: i + 1 };
  }),
);

export const DECK = deckOf(CARDS);
/** By card. */
export const NAME_OF = DECK.nameOf;
export const VALUE_OF = settled(Uint8Array.from(CARDS, ({ value }) => value));
export const CASTAWAY_OF = settled(Uint8Array.from(CARDS, ({ castaway }) => castaway));

/** Cocos come last: this card and all after it are some. */
export const FIRST_COCO = CARDS.findIndex(({ castaway }) => castaway === COCO);

export const HAND_SIZE = 5;
export const MENU_SIZE = 5;
