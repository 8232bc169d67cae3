import { settled } from '../../engine/settled.ts';
import type { Code, Unit } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_OF, FACES, HAND_SIZE, NUMBER_OF, PASS_LEFT, type Card, type NumberCard, type PassCard } from './cards.ts';
import { canBegin, followersOf } from './faces.ts';
import type { Source } from './events.ts';
import { DRAW, handOf, OVER, sequenceOf, type Str8EightState } from './state.ts';

export type Str8EightMove =
  | { readonly verb: 'draw'; readonly from: Source }
  | { readonly verb: 'lay'; readonly card: NumberCard }
  | { readonly verb: 'play'; readonly card: PassCard }
  | { readonly verb: 'discard'; readonly card: Card };

/** A code is a kind and a face. */
const FACE_BITS = 7;
const FACE_MASK = (1 << FACE_BITS) - 1;

export const DRAW_PILE = 0;
export const DRAW_DISCARD = 1 << FACE_BITS;
export const LAY = 2 << FACE_BITS;
export const PASS = 3 << FACE_BITS;
export const DISCARD_CARD = 4 << FACE_BITS;

/** A card laid, played or discarded ends a turn. */
export const UNIT: Unit = { name: 'turns', isOne: (code) => code >= LAY };

/** Each of four cards laid or passed, or discarded. */
export const MOST_MOVES = 2 * (HAND_SIZE + 1);

export function kindIn(code: Code): number {
  return code & ~FACE_MASK;
}

export function faceIn(code: Code): number {
  return code & FACE_MASK;
}

/** Stands for the last card of a sequence that has none. */
const NOTHING_LAID = FACES;

/** 1 where the second face may follow the first (E4, E7, E8), or is a pass card, which may be played on any (E9). */
const FOLLOWS = new Uint8Array((FACES + 1) * FACES);
for (let face = 0; face < FACES; face++) {
  if (face >= PASS_LEFT) for (let last = 0; last <= FACES; last++) FOLLOWS[last * FACES + face] = 1;
  if (canBegin(NUMBER_OF[face]!)) FOLLOWS[NOTHING_LAID * FACES + face] = 1;
  const numbers = followersOf(NUMBER_OF[face]!);
  for (let next = 0; next < PASS_LEFT; next++) {
    if (numbers.includes(NUMBER_OF[next]!)) FOLLOWS[face * FACES + next] = 1;
  }
}

/** The last face of a seat's sequence, or one that stands for none. */
export function lastLaid({ cards: { bytes } }: Str8EightState, seat: Seat): number {
  const sequence = sequenceOf(seat);
  const count = bytes[sequence]!;
  return count === 0 ? NOTHING_LAID : FACE_OF[bytes[sequence + count]!]!;
}

export function mayFollow(last: number, face: number): boolean {
  return face < PASS_LEFT && FOLLOWS[last * FACES + face] === 1;
}

/** How a card of that face is used that is not discarded. */
const USE = Uint16Array.from({ length: FACES }, (_, face) => (face < PASS_LEFT ? LAY : PASS) | face);
/** A bit for each face of which a hand may hold several. */
const SHARED = settled(
  Uint8Array.from({ length: FACES }, (_, face) => (face < PASS_LEFT ? 0 : 1 << (face - PASS_LEFT))),
);

export function moves(state: Str8EightState, seat: Seat, into: Uint16Array): number {
  if (seat !== state.turn || state.phase === OVER) return 0;
  if (state.phase === DRAW) {
    into[0] = DRAW_PILE;
    into[1] = DRAW_DISCARD;
    return 2;
  }
  return plays(state, seat, into);
}

/**
 * Everything may be discarded; equal pass cards are listed once. Without a branch, which no processor could guess: what may
 * not be played is written over by what follows.
 */
function plays(state: Str8EightState, seat: Seat, into: Uint16Array): number {
  const { bytes } = state.cards;
  const row = lastLaid(state, seat) * FACES;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let count = 0;
  let listed = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const face = FACE_OF[bytes[slot]!]!;
    const isNew = ((listed & SHARED[face]!) - 1) >>> 31;
    listed |= SHARED[face]!;
    into[count] = USE[face]!;
    count += FOLLOWS[row + face]! & isNew;
    into[count] = DISCARD_CARD | face;
    count += isNew;
  }
  return count;
}
