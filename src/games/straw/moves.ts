import type { Code, Unit } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { COPY, FACE_OF, HAND_SIZE, HEAVIEST_LAMP, LAMP, LIGHTEST_LAMP, STRAW, type Card } from './cards.ts';
import { BREAKING_POINT } from './faces.ts';
import { handOf, NOTHING, type StrawState } from './state.ts';

export interface StrawMove {
  readonly card: Card;
  /** What a lamp, or a copy of one, is said to weigh. */
  readonly weight?: number;
}

const FACE_BITS = 5;
const FACE_MASK = (1 << FACE_BITS) - 1;
export const WEIGHTS = HEAVIEST_LAMP - LIGHTEST_LAMP + 1;

export const UNIT: Unit = { name: 'plays', isOne: () => true };

/** A lamp and a copy of one offer every weight; two more cards offer one move each. */
export const MOST_MOVES = 2 * WEIGHTS + HAND_SIZE - 2;

export function codeOf(face: number, weight: number): Code {
  return (weight << FACE_BITS) | face;
}

export function faceIn(code: Code): number {
  return code & FACE_MASK;
}

/** The weight in a code, 0 where none was said. */
export function weightIn(code: Code): number {
  return code >> FACE_BITS;
}

export function moves(state: StrawState, seat: Seat, into: Uint16Array): number {
  if (seat !== state.turn || state.winners !== 0) return 0;
  const { bytes } = state.cards;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let count = 0;
  let listed = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const face = FACE_OF[bytes[slot]!]!;
    if ((listed & (1 << face)) !== 0) continue;
    listed |= 1 << face;
    if (face < LAMP) into[count++] = face;
    else if (weighs(state, face)) count = everyWeight(face, into, count);
    else if (mayPlay(state, face)) into[count++] = face;
  }
  return count;
}

function everyWeight(face: number, into: Uint16Array, from: number): number {
  let count = from;
  for (let weight = LIGHTEST_LAMP; weight <= HEAVIEST_LAMP; weight++) into[count++] = codeOf(face, weight);
  return count;
}

/** Whether a card of that face may be played now (S9, S10). */
export function mayPlay(state: StrawState, face: number): boolean {
  if (face < COPY) return true;
  if (face === COPY) return state.echo !== NOTHING;
  return face !== STRAW || state.total === BREAKING_POINT;
}

/** The face whose effect a card of that face has now: a copy has another's (S9). */
export function effectOf(state: StrawState, face: number): number {
  return face === COPY ? state.echo : face;
}

/** Whether playing that face now takes a weight (S7, S9). */
export function weighs(state: StrawState, face: number): boolean {
  return effectOf(state, face) === LAMP;
}
