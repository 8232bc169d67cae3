import type { Chance } from '../../engine/chance/chance.ts';
import { has, type Seat } from '../../engine/seats.ts';
import { CARDS, FACE_OF, HAND_SIZE } from '../../games/straw/cards.ts';
import { CAMEL, handOf, passing, seatLogged, type StrawState } from '../../games/straw/state.ts';

/*
 * What others hold is not like what is dealt: they keep what is worth much and a way out, and play the rest. Counted in
 * whole matches, as how much likelier a card or a number of ways out is in a hand than by chance.
 */
interface Habits {
  /** By weight from 1, by a carpet's number, then lamp, copy, reverse, straw: as the deck is listed. */
  readonly faces: readonly number[];
  /** By the number of carpets and reverses in hand. */
  readonly waysOut: readonly number[];
}

const OF_TWO: Habits = {
  faces: [
    1.11, 0.69, 0.46, 0.5, 0.55, 0.71, 0.93, 1.19, 1.67, 2.05, 1.1, 1.03, 0.82, 0.81, 0.68, 0.51, 0.49, 0.45, 0.36,
    1.32, 0.38, 1.49, 2.24,
  ],
  waysOut: [0.49, 1.31, 1.29, 0.76, 0.1],
};
const OF_MORE: Habits = {
  faces: [
    0.81, 0.56, 0.53, 0.59, 0.74, 0.97, 1.18, 1.34, 1.5, 1.57, 1.13, 0.96, 0.64, 0.56, 0.49, 0.41, 0.41, 0.38, 0.34,
    0.88, 0.34, 1.45, 1.56,
  ],
  waysOut: [0.8, 1.33, 0.75, 0.02, 0.01],
};

/** After so many plays a hand is all habit, before that partly as it was dealt. */
const STAGES = 4;
const CERTAIN = 256;
const MOST_HANDS = 6;

const IS_WAY_OUT = Uint8Array.from(CARDS, ({ kind }) => Number(kind === 'carpet' || kind === 'reverse'));

/** By stage: how many of 256 times a card, or a hand with so many ways out, is kept once it is dealt. */
interface Keeps {
  readonly faces: readonly Uint16Array[];
  readonly waysOut: readonly Uint16Array[];
}

const KEEPS_OF_TWO = keepsOf(OF_TWO);
const KEEPS_OF_MORE = keepsOf(OF_MORE);

function keepsOf({ faces, waysOut }: Habits): Keeps {
  const stages = Array.from({ length: STAGES + 1 }, (_, stage) => stage / STAGES);
  const scaled = (ratios: readonly number[], share: number): Uint16Array =>
    Uint16Array.from(ratios, (ratio) => CERTAIN * (ratio / Math.max(...ratios)) ** share);
  return {
    faces: stages.map((share) => scaled(faces, share)),
    waysOut: stages.map((share) => scaled(waysOut, share)),
  };
}

const plays = new Uint8Array(8);

/** Deals the hands of the others anew, the way people come to hold them. */
export function believe(world: StrawState, seat: Seat, luck: Chance): void {
  countPlays(world);
  const keeps = world.seats === 2 ? KEEPS_OF_TWO : KEEPS_OF_MORE;
  for (let other = 0; other < world.seats; other++) {
    // who had to pass holds only what could not be played
    if (plays[other] === 0 || (world.passed & passing(other)) !== 0 || isSeen(world, other, seat)) continue;
    dealAnew(world, other, keeps, Math.min(STAGES, plays[other]!), luck);
  }
}

function countPlays({ cards, log }: StrawState): void {
  plays.fill(0);
  const played = cards.count(CAMEL);
  for (let i = 0; i < played; i++) {
    const seat = seatLogged(log[i]!);
    plays[seat] = plays[seat]! + 1;
  }
}

function isSeen({ cards: { bytes } }: StrawState, other: Seat, by: Seat): boolean {
  const row = handOf(other);
  const end = row + bytes[row]!;
  for (let slot = row + 1; slot <= end; slot++) if (has(bytes[bytes[slot]!]!, by)) return true;
  return false;
}

function dealAnew({ cards }: StrawState, seat: Seat, keeps: Keeps, stage: number, luck: Chance): void {
  const { bytes } = cards;
  const row = handOf(seat);
  const size = bytes[row]!;
  const ofFace = keeps.faces[stage]!;
  for (let hands = 0; hands < MOST_HANDS; hands++) {
    cards.toPile(row);
    let waysOut = 0;
    while (bytes[row]! < size) {
      const card = cards.draw(luck);
      const face = FACE_OF[card]!;
      if (luck.below(CERTAIN) < ofFace[face]!) {
        cards.lay(row, card);
        waysOut += IS_WAY_OUT[face]!;
      } else cards.lay(cards.pile, card);
    }
    if (size < HAND_SIZE || luck.below(CERTAIN) < keeps.waysOut[stage]![waysOut]!) break;
  }
  for (let slot = row + 1; slot <= row + size; slot++) bytes[bytes[slot]!] = 1 << seat;
}
