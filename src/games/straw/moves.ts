import type { Code, Unit } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { COPY, DECK, FACE_OF, HAND_SIZE, HEAVIEST_LAMP, LAMP, LIGHTEST_LAMP, STRAW, type Card } from './cards.ts';
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
  let playable = playableIn(state);
  let weighing = playable & weighingIn(state);
  playable ^= weighing;
  let count = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const face = FACE_OF[bytes[slot]!]!;
    if (((weighing >> face) & 1) !== 0) {
      count = everyWeight(face, into, count);
      weighing ^= 1 << face;
    } else {
      // without a branch, which no processor could guess: the next one is written over it where it may not be played
      into[count] = face;
      count += (playable >> face) & 1;
      playable &= ~(1 << face);
    }
  }
  return count;
}

function everyWeight(face: number, into: Uint16Array, from: number): number {
  let count = from;
  for (let weight = LIGHTEST_LAMP; weight <= HEAVIEST_LAMP; weight++) into[count++] = codeOf(face, weight);
  return count;
}

/** Faces as bits. */
type FaceSet = number;

const COPIES: FaceSet = 1 << COPY;
const STRAWS: FaceSet = 1 << STRAW;
const LAMPS: FaceSet = 1 << LAMP;
const ALWAYS_PLAYABLE: FaceSet = ((1 << DECK.names.length) - 1) & ~(COPIES | STRAWS);

/** What may be played now, whoever holds it (S9, S10). */
export function playableIn({ echo, total }: StrawState): FaceSet {
  const copies = echo === NOTHING ? 0 : COPIES;
  return ALWAYS_PLAYABLE | copies | (total === BREAKING_POINT ? STRAWS : 0);
}

/** The face whose effect a card of that face has now: a copy has another's (S9). */
export function effectOf(state: StrawState, face: number): number {
  return face === COPY ? state.echo : face;
}

/** What takes a weight if it is played now (S7, S9). */
function weighingIn({ echo }: StrawState): FaceSet {
  return echo === LAMP ? LAMPS | COPIES : LAMPS;
}

export function weighs(state: StrawState, face: number): boolean {
  return ((weighingIn(state) >> face) & 1) !== 0;
}
