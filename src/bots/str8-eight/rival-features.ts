import { leftOf, type Seat } from '../../engine/seats.ts';
import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import { FACE_OF, HAND_SIZE } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { sequenceTotal } from '../../games/str8-eight/score.ts';
import { handOf, sequenceOf, type Str8EightState } from '../../games/str8-eight/state.ts';
import { stepOf } from '../network/features.ts';
import type { Groups } from './groups.ts';
import type { Knowledge } from './knowledge.ts';
import * as at from './layout.ts';
import { solo } from './solo.ts';
import { follows } from './steps.ts';
import { PLACE_OF } from './unseen.ts';

const CHANCE_WIDTH = 1 / at.RIVAL_CHANCES;
const OUTS_WIDTH = 0.05;
const RACE_WIDTH = 0.06;
const TOTAL_WIDTH = 15;
const LEAD_WIDTH = 50;
const LEAST_LEAD = (-at.LEADS * LEAD_WIDTH) / 2;
const IF_DONE_WIDTH = 50;
const LEAST_IF_DONE = -150;
const GIVEN_WIDTH = 0.1;
/** So many groups laid of a rival are worth a look. */
const MANY_LAID = 3;

/** What a seat knows of the others, by places to the left. */
export class RivalFeatures {
  count = 0;
  readonly needs = new Uint8Array(MOST_SEATS);
  readonly last = new Uint8Array(MOST_SEATS);
  readonly #chances = new Float64Array(MOST_SEATS);
  readonly #known = new Uint8Array(HAND_SIZE + 1);

  look(
    state: Str8EightState,
    seat: Seat,
    known: Knowledge,
    groups: Groups,
    race: ArrayLike<number>,
    into: Uint16Array,
    from: number,
  ): number {
    const { seats, scores, options, cards } = state;
    const total = sequenceTotal(state, seat);
    let end = from;
    this.count = seats - 1;
    let rival = seat;
    for (let p = 0; p < this.count; p++) {
      rival = leftOf(rival, seats);
      const row = sequenceOf(rival);
      const laid = cards.bytes[row]!;
      const last = laid === 0 ? 0 : PLACE_OF[FACE_OF[cards.bytes[row + laid]!]!]!;
      const needs = SEQUENCE_SIZE - laid;
      this.needs[p] = needs;
      this.last[p] = last;
      into[end++] = at.RIVAL_NEEDS + p * at.NEEDS + needs;
      into[end++] = at.RIVAL_RACE + p * at.RIVAL_RACES + stepOf(race[p]!, 0, RACE_WIDTH, at.RIVAL_RACES);
      into[end++] = at.RIVAL_OUT + p * at.RIVAL_OUTS + stepOf(known.outs(last), 0, OUTS_WIDTH, at.RIVAL_OUTS);
      end = this.#lookAtHand(state, seat, rival, p, into, end);
      const lead = scores[seat]! - scores[rival]!;
      const theirs = sequenceTotal(state, rival);
      into[end++] = at.RIVAL_TOTAL + p * at.RIVAL_TOTALS + stepOf(theirs, 0, TOTAL_WIDTH, at.RIVAL_TOTALS);
      const projected = lead + total - theirs;
      into[end++] = at.RIVAL_PROJECTED + p * at.LEADS + stepOf(projected, LEAST_LEAD, LEAD_WIDTH, at.LEADS);
      const table = solo();
      const missing = options.target - scores[rival]! - theirs - table.points[table.at(needs, last, 0, 0, 0)]!;
      into[end++] =
        at.RIVAL_IF_DONE + p * at.RIVAL_IF_DONES + stepOf(missing, LEAST_IF_DONE, IF_DONE_WIDTH, at.RIVAL_IF_DONES);
      if (laid >= MANY_LAID && groups.of(state, rival) !== 0) into[end++] = at.RIVAL_PURE + p * at.NEEDS + needs;
    }
    return end;
  }

  #lookAtHand(
    { cards: { bytes } }: Str8EightState,
    seat: Seat,
    rival: Seat,
    p: number,
    into: Uint16Array,
    from: number,
  ): number {
    const known = this.#known;
    known.fill(0);
    const needs = this.needs[p]!;
    const last = this.last[p]!;
    const table = solo();
    const row = handOf(rival);
    const ends = row + bytes[row]!;
    let useful = 0;
    let ready = 0;
    for (let slot = row + 1; slot <= ends; slot++) {
      const card = bytes[slot]!;
      if (((bytes[card]! >> seat) & 1) === 0) continue;
      const place = PLACE_OF[FACE_OF[card]!]!;
      if (!table.isOfUse(needs, last, place) || useful === HAND_SIZE) continue;
      known[useful++] = place;
      if (follows(last, place)) ready++;
    }
    const chance = table.chances[table.at(needs, last, known[0]!, known[1]!, known[2]!)]!;
    this.#chances[p] = chance;
    into[from] = at.RIVAL_CHANCE + p * at.RIVAL_CHANCES + stepOf(chance, 0, CHANCE_WIDTH, at.RIVAL_CHANCES);
    into[from + 1] = at.RIVAL_READY + p * at.HELD + ready;
    into[from + 2] = at.RIVAL_KNOWN + p * at.HELD + useful;
    return from + 3;
  }

  fits(p: number, place: number): boolean {
    return place !== 0 && follows(this.last[p]!, place);
  }

  /** What it means to the others that this card lies on top of the discards. */
  top(place: number, into: Uint16Array, from: number): number {
    let end = from;
    const table = solo();
    for (let p = 0; p < this.count; p++) {
      const needs = this.needs[p]!;
      if (this.fits(p, place)) into[end++] = at.TOP_FITS + p * at.NEEDS + needs;
      else if (table.isOfUse(needs, this.last[p]!, place)) into[end++] = at.TOP_LATER + p;
    }
    return end;
  }

  /** Who may take this card if it is left. */
  left(place: number, into: Uint16Array, from: number): number {
    let end = from;
    for (let p = 0; p < this.count; p++) {
      if (this.fits(p, place)) into[end++] = at.LEAVES + p * at.NEEDS + this.needs[p]!;
    }
    return end;
  }

  /** How many cards that would help those who are about to complete their sequence are kept from them. */
  withheld(hand: Uint8Array, into: Uint16Array, from: number): number {
    let end = from;
    for (let p = 0; p < this.count; p++) {
      const needs = this.needs[p]!;
      if (needs > at.WITHHELD_NEEDS) continue;
      let held = 0;
      for (let i = 0; i < HAND_SIZE; i++) held += Number(this.fits(p, hand[i]!));
      into[end++] = at.WITHHELD + (p * at.WITHHELD_NEEDS + needs - 1) * at.HELD + held;
    }
    return end;
  }

  /** What a whole hand is good for to whom it is given. */
  given(p: number, a: number, b: number, c: number, into: Uint16Array, from: number): number {
    let end = from;
    const needs = this.needs[p]!;
    const last = this.last[p]!;
    const isReady = this.fits(p, a) || this.fits(p, b) || this.fits(p, c);
    if (isReady) into[end++] = at.GIVEN_FITS + p * at.NEEDS + needs;
    const table = solo();
    const gain = table.chances[table.at(needs, last, a, b, c)]! - this.#chances[p]!;
    into[end++] = at.GIVEN_GAIN + stepOf(gain, -2 * GIVEN_WIDTH, GIVEN_WIDTH, at.GIVEN_GAINS);
    return end;
  }
}
