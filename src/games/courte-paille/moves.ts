import type { CardId } from '../../engine/cards.ts';
import type { Code, Unit } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { DECK, FIRST_COCO, HAND_SIZE, MENU_SIZE, VALUE_OF, type Card, type Castaway } from './cards.ts';
import { CHARACTERS } from './faces.ts';
import {
  BANISH,
  CHOOSE,
  DISCARD,
  faceDown,
  handOf,
  MENU,
  OVER,
  PILE,
  TAKE,
  WEEK,
  type CourtePailleState,
} from './state.ts';

export type CourtePailleMove =
  | { readonly verb: 'choose' | 'take'; readonly card: Card }
  | { readonly verb: 'lesson'; readonly position: number }
  | { readonly verb: 'land'; readonly from: 'menu' | 'hand'; readonly card: Card }
  | { readonly verb: 'land'; readonly from: 'pile' }
  /** One position or two, ascending. */
  | { readonly verb: 'peek'; readonly positions: readonly number[] }
  | { readonly verb: 'sleep' }
  | { readonly verb: 'banish'; readonly castaway: Castaway };

/** A code is a kind and what it is about: a card, a position or a castaway; for a peek, two positions. */
const ABOUT_BITS = 6;
const ABOUT_MASK = (1 << ABOUT_BITS) - 1;

export const CHOOSE_CARD = 0;
export const TAKE_CARD = 1;
export const LESSON = 2;
export const LAND_MENU = 3;
export const LAND_PILE = 4;
export const LAND_HAND = 5;
export const SLEEP = 6;
export const BANISH_CHARACTER = 7;
/** And one for each first position of a peek at two. */
export const PEEK = 8;

const MOST_PEEKS = (DECK.size * (DECK.size - 1)) / 2;
/** With a Coco and hardly a card outside the week. */
export const MOST_MOVES = DECK.size + MENU_SIZE + 1 + (HAND_SIZE - 1) + MOST_PEEKS + 1;

export function codeOf(kind: number, about: number): Code {
  return (kind << ABOUT_BITS) | about;
}

export function kindIn(code: Code): number {
  return code >> ABOUT_BITS;
}

export function aboutIn(code: Code): number {
  return code & ABOUT_MASK;
}

export const UNIT: Unit = { name: 'cards', says: 'cards resolved', isOne: (code) => kindIn(code) === CHOOSE_CARD };

/** A peek at two positions; at the second alone where the first is 0. */
export function peekOf(first: number, second: number): Code {
  return codeOf(PEEK + first, second);
}

export function moves(state: CourtePailleState, seat: Seat, into: Uint16Array): number {
  const { phase } = state;
  if (phase === CHOOSE) return choices(state, seat, into);
  if (phase === OVER || state.turn !== seat) return 0;
  if (phase === TAKE) return listRow(state, MENU, TAKE_CARD, into, 0);
  return phase === BANISH ? banishments(state, into) : powers(state, seat, into);
}

/** Also for somebody who has chosen: until the last one chooses, the choice can be changed (C5). */
function choices(state: CourtePailleState, seat: Seat, into: Uint16Array): number {
  const { bytes } = state.cards;
  const hand = handOf(seat);
  if (state.asleep === 0) return listRow(state, hand, CHOOSE_CARD, into, 0);
  const end = hand + bytes[hand]!;
  let count = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    if (!isAsleep(state, card)) into[count++] = codeOf(CHOOSE_CARD, card);
  }
  return count;
}

/** A sleeping Coco can be neither chosen nor landed (C14). */
export function isAsleep({ asleep }: CourtePailleState, card: CardId): boolean {
  return card >= FIRST_COCO && (asleep & (1 << VALUE_OF[card]!)) !== 0;
}

/** The cards that a seat may choose from. */
export function awakeIn(state: CourtePailleState, seat: Seat): CardId[] {
  return state.cards.ids(handOf(seat)).filter((card) => !isAsleep(state, card));
}

/** All that a turned-up Coco can do (C11 to C14). */
export function powers(state: CourtePailleState, seat: Seat, into: Uint16Array): number {
  const { bytes } = state.cards;
  const week = bytes[WEEK]!;
  let count = 0;
  for (let position = 1; position <= week; position++) into[count++] = codeOf(LESSON, position);
  count = listRow(state, MENU, LAND_MENU, into, count);
  if (canDraw(state)) into[count++] = codeOf(LAND_PILE, 0);
  count = landings(state, seat, into, count);
  count = peeks(state, into, count);
  if (state.options['coco-may-sleep']) into[count++] = codeOf(SLEEP, 0);
  return count;
}

/** Whether there is a card to draw, if need be after a reshuffle (C10a). */
export function canDraw({ cards: { bytes } }: CourtePailleState): boolean {
  return bytes[PILE]! + bytes[DISCARD]! > 0;
}

function landings(state: CourtePailleState, seat: Seat, into: Uint16Array, from: number): number {
  const { bytes } = state.cards;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let count = from;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    if (mayLand(state, seat, card)) into[count++] = codeOf(LAND_HAND, card);
  }
  return count;
}

/** Whether a card of the hand may be landed: not the Coco that lands it. */
export function mayLand(state: CourtePailleState, seat: Seat, card: CardId): boolean {
  return card !== state.chosen[seat] && !isAsleep(state, card);
}

/** Two face-down cards, or the one there is (C13a). */
function peeks(state: CourtePailleState, into: Uint16Array, from: number): number {
  const week = state.cards.bytes[WEEK]!;
  let count = from;
  if (faceDown(state) === 1) into[count++] = peekOf(0, week);
  for (let first = state.up + 1; first < week; first++)
    for (let second = first + 1; second <= week; second++) into[count++] = peekOf(first, second);
  return count;
}

function banishments({ characters }: CourtePailleState, into: Uint16Array): number {
  let count = 0;
  for (let character = 0; character < CHARACTERS.length; character++)
    if ((characters & (1 << character)) !== 0) into[count++] = codeOf(BANISH_CHARACTER, character);
  return count;
}

function listRow({ cards: { bytes } }: CourtePailleState, row: number, kind: number, into: Uint16Array, from: number) {
  const end = row + bytes[row]!;
  let count = from;
  for (let slot = row + 1; slot <= end; slot++) into[count++] = codeOf(kind, bytes[slot]!);
  return count;
}
