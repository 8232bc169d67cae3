import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { CARDS, FACE_OF, HAND_SIZE, loadOf, REVERSE, STRAW, WORTH } from '../../games/straw/cards.ts';
import { BREAKING_POINT } from '../../games/straw/faces.ts';
import { effectOf, faceIn, weightIn } from '../../games/straw/moves.ts';
import { handOf, type StrawState } from '../../games/straw/state.ts';
import { EXPERIENCE, MOST_ROOM, PHASE_OF, type Experience } from './experience.ts';
import { ROOMY, Unseen } from './odds.ts';

const WORTHWHILE = 5;
const STRAW_FIRST = 1000;
const STRAW_LAST = -1000;
const BREAKS = -2000;

/** With so little room, or before so much more of it is loaded until one's next turn, it matters which items fit. */
const TIGHT_PHASES = 2;
const LOADED_UNTIL_NEXT_TURN = [0, 12] as const;
const LIGHT = 2;

const IS_WAY_OUT = Uint8Array.from(CARDS, ({ kind }) => Number(kind === 'carpet' || kind === 'reverse'));
const IS_HALF_A_WAY_OUT = Uint8Array.from(CARDS, ({ kind, weight }) =>
  Number(kind === 'lamp' || (kind === 'item' && weight <= LIGHT)),
);
const NO_ITEM = 100;
const WEIGHT = Uint8Array.from(CARDS, ({ kind, weight }) => (kind === 'item' ? weight : NO_ITEM));

/** What a practised player plays without thinking: experience, and the exact odds that the next one is caught. */
export class Instinct {
  #state: StrawState | undefined;
  #seat: Seat = 0;
  #experience: Experience = EXPERIENCE[0]!;
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
    this.#experience = EXPERIENCE[state.seats]!;
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
    const worth = this.#worth - WORTH[face]!;
    if (face === STRAW) return worth < WORTHWHILE ? STRAW_LAST : STRAW_FIRST;
    const effect = effectOf(state, face);
    const room = BREAKING_POINT - state.total - loadOf(effect, weightIn(code));
    if (room < 0) return BREAKS;
    const turned = effect === REVERSE ? this.#experience.turned : 0;
    return turned + this.#kept(face, worth, Math.min(room, MOST_ROOM), effect);
  }

  /** What the hand without that card is worth. */
  #kept(played: number, worth: number, room: number, effect: number): number {
    const experience = this.#experience;
    const phase = PHASE_OF[room]!;
    const keep = experience.keep[phase]!;
    const light = phase < TIGHT_PHASES ? room - LOADED_UNTIL_NEXT_TURN[phase]! : -1;
    let score = experience.room[room]!;
    let isGone = false;
    let waysOut = 0;
    let halfWays = 0;
    let fitting = 0;
    let hasStraw = false;
    for (let i = 0; i < this.#count; i++) {
      const face = this.#hand[i]!;
      if (face === played && !isGone) {
        isGone = true;
        continue;
      }
      score += keep[face]!;
      waysOut += IS_WAY_OUT[face]!;
      halfWays += IS_HALF_A_WAY_OUT[face]!;
      if (WEIGHT[face]! <= light) fitting++;
      if (face === STRAW) hasStraw = true;
    }
    score += experience.waysOut[phase]![waysOut > 0 ? Math.min(3, waysOut + 1) : Math.min(1, halfWays)]!;
    if (waysOut > 0) score += experience.safeWorth[phase]! * worth;
    if (phase < TIGHT_PHASES) score += experience.fitting[phase]![Math.min(2, fitting)]!;
    if (room === 0 && hasStraw) score += experience.strawAt50;
    return room < ROOMY ? score + this.#catching(room, effect, waysOut, worth) : score;
  }

  #catching(room: number, effect: number, waysOut: number, worth: number): number {
    const { caught, caughtWithNoWayOut, caughtWorth } = this.#experience;
    return this.#caught(room, effect) * (caught + (waysOut === 0 ? caughtWithNoWayOut : 0) + caughtWorth * worth);
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
}
