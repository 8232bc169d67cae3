import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import {
  BREAKING_POINT,
  CARDS,
  FACE_OF,
  HAND_SIZE,
  LIGHTEST_LAMP,
  loadOf,
  REVERSE,
  STRAW,
  WORTH,
} from '../../games/straw/cards.ts';
import { effectOf, faceIn, weightIn } from '../../games/straw/moves.ts';
import { handOf, type StrawState } from '../../games/straw/state.ts';
import { ROOMY, Unseen } from './odds.ts';

// All by the number of players and in points, found by play: of every pair of values the one that won more matches.
/** What a way out is worth. With two, somebody is caught every other turn. */
const WAY_OUT = Float64Array.of(0, 0, 100, 27, 19, 9, 5);
/** What it is worth that whoever comes next is caught. */
const CATCH = Float64Array.of(0, 0, 50, 20, 12, 11, 10);
/** How surely a carpet or a reverse is a way out. With two, a second one will be needed, too. */
const SUREST = Float64Array.of(0, 0, 0.81, 0.95, 0.95, 0.95, 0.95);
const STRAW_AT_50 = 20;
const WORTHWHILE = 5;
const STRAW_FIRST = 1000;
const STRAW_LAST = -1000;
const BREAKS = -2000;

/** How surely a card is a way out, where the players do not matter. */
const SURE = Float64Array.from(CARDS, ({ kind, weight }) => {
  if (kind === 'item') return Math.max(0, 0.9 - 0.26 * weight);
  return { carpet: 0, reverse: 0, lamp: 0.8, straw: 0.5, copy: 0.3 }[kind];
});
const IS_SUREST = Uint8Array.from(CARDS, ({ kind }) => Number(kind === 'carpet' || kind === 'reverse'));
const LEAST = Int8Array.from(CARDS, ({ kind, weight }) => (kind === 'lamp' ? LIGHTEST_LAMP : weight));

/** What a practised player plays without thinking: rules of thumb, and the exact odds that the next one is caught. */
export class Instinct {
  #state: StrawState | undefined;
  #seat: Seat = 0;
  readonly #hand = new Uint8Array(HAND_SIZE);
  #count = 0;
  #worth = 0;
  readonly #unseen = new Unseen();
  #isCounted = false;

  lookFrom(state: StrawState, seat: Seat): void {
    const { bytes } = state.cards;
    const row = handOf(seat);
    this.#state = state;
    this.#seat = seat;
    this.#count = bytes[row]!;
    this.#worth = 0;
    this.#isCounted = false;
    for (let i = 0; i < this.#count; i++) {
      const face = FACE_OF[bytes[row + 1 + i]!]!;
      this.#hand[i] = face;
      this.#worth += WORTH[face]!;
    }
  }

  /** How good a move seems, in points. */
  scoreOf(code: Code): number {
    const state = this.#state!;
    const face = faceIn(code);
    const kept = this.#worth - WORTH[face]!;
    if (face === STRAW) return kept < WORTHWHILE ? STRAW_LAST : STRAW_FIRST;
    const effect = effectOf(state, face);
    const room = BREAKING_POINT - state.total - loadOf(effect, weightIn(code));
    if (room < 0) return BREAKS;
    const score = kept + this.#wayOut(face, room) * WAY_OUT[state.seats]!;
    return room < ROOMY ? score + this.#caught(room, effect) * CATCH[state.seats]! + this.#strawAt(room) : score;
  }

  /** The chance that the hand without that card still has a way out when the turn comes round again. */
  #wayOut(played: number, room: number): number {
    const surest = SUREST[this.#state!.seats]!;
    let isGone = false;
    let none = 1;
    for (let i = 0; i < this.#count; i++) {
      const face = this.#hand[i]!;
      if (face === played && !isGone) isGone = true;
      else if (LEAST[face]! <= room) none *= 1 - (IS_SUREST[face] === 1 ? surest : SURE[face]!);
    }
    return 1 - none;
  }

  #caught(room: number, effect: number): number {
    const state = this.#state!;
    // counting takes time, and most moves leave room for everybody
    if (!this.#isCounted) this.#unseen.lookFrom(state, this.#seat);
    this.#isCounted = true;
    const { seats } = state;
    const step = effect === REVERSE ? -state.direction : state.direction;
    const next = (this.#seat + step + seats) % seats;
    return this.#unseen.caught(room, effect, state.cards.count(handOf(next)));
  }

  #strawAt(room: number): number {
    if (room > 0) return 0;
    for (let i = 0; i < this.#count; i++) if (this.#hand[i] === STRAW) return STRAW_AT_50;
    return 0;
  }
}
