import type { Code, Thing } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import type { Seat } from '../../engine/seats.ts';
import {
  BREAKING_POINT,
  COPY,
  DECK,
  FACE_OF,
  HAND_SIZE,
  HEAVIEST_LAMP,
  LAMP,
  LIGHTEST_LAMP,
  STRAW,
  type Card,
} from './cards.ts';
import { handOf, NOTHING, type StrawState } from './state.ts';

export interface StrawMove {
  readonly card: Card;
  /** What a lamp, or a copy of one, is said to weigh. */
  readonly weight?: number;
}

const FACE_BITS = 5;
const FACE_MASK = (1 << FACE_BITS) - 1;
const WEIGHTS = HEAVIEST_LAMP - LIGHTEST_LAMP + 1;

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

export function encode({ card, weight = 0 }: StrawMove): Code {
  return codeOf(DECK.face(card)!, weight);
}

export function decode(code: Code): StrawMove {
  const card = DECK.names[faceIn(code)]!;
  const weight = weightIn(code);
  return weight === 0 ? { card } : { card, weight };
}

/** `play item-6`, `play lamp 7`. A weight out of range is still a move: it is refused by its clause (S7). */
export function parse(text: string): StrawMove | undefined {
  const [, name = '', weight] = /^play ([a-z]+(?:-\d+)?)(?: ([1-9]\d?))?$/.exec(text) ?? [];
  const face = DECK.face(name);
  if (face === undefined) return undefined;
  const card = DECK.names[face]!;
  if (weight === undefined) return { card };
  return face === LAMP || face === COPY ? { card, weight: Number(weight) } : undefined;
}

export function format({ card, weight }: StrawMove): string {
  return weight === undefined ? `play ${card}` : `play ${card} ${weight}`;
}

export const ALL_MOVES: readonly StrawMove[] = [
  ...DECK.names.map((card) => ({ card })),
  ...(['lamp', 'copy'] as const).flatMap((card) => listOf(HEAVIEST_LAMP + 1, (i) => ({ card, weight: i + 1 }))),
];

export function things(state: StrawState, seat: Seat): Thing<StrawMove>[] {
  const held = new Set(state.cards.names(handOf(seat)));
  return [...held].map((card) => ({ thing: card, moves: movesOf(state, card) }));
}

function movesOf(state: StrawState, card: Card): StrawMove[] {
  if (!weighs(state, DECK.face(card)!)) return [{ card }];
  return listOf(WEIGHTS, (i) => ({ card, weight: LIGHTEST_LAMP + i }));
}
