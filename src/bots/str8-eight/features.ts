import type { Code } from '../../engine/game.ts';
import { leftOf, type Seat } from '../../engine/seats.ts';
import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import { FACE_OF, GROUP_OF, HAND_SIZE, PASS_LEFT } from '../../games/str8-eight/cards.ts';
import { DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY, PASS } from '../../games/str8-eight/moves.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { sequenceTotal } from '../../games/str8-eight/score.ts';
import { DISCARD, DRAW, handOf, PILE, type Str8EightState } from '../../games/str8-eight/state.ts';
import { stepOf, type Features } from '../network/features.ts';
import { Eye } from './eye.ts';
import { cardIn, Groups } from './groups.ts';
import { Knowledge } from './knowledge.ts';
import * as at from './layout.ts';
import { Stand, writeOwn } from './own-features.ts';
import { RivalFeatures } from './rival-features.ts';
import { solo } from './solo.ts';
import { follows } from './steps.ts';
import { hintOf, ThumbFeatures } from './thumb-features.ts';
import { DEDUCTION_OF, MEAN_DEDUCTION, NUMBERS, PLACE_OF } from './unseen.ts';

/** What somebody comes nearer the target by with each hand, and how far apart two players are after one, about. */
const A_STEP = 80;
const A_HAND = 110;
/** How far the target may be away, and what is on no step. */
const FAR = Int16Array.of(40, 80, 120, 160, 200, 240, 280, 330, 390, 460, 550, 680, 900, 1300, 2200);
const STANDING_WIDTH = 0.12;
const LEAST_STANDING = (-at.STANDINGS * STANDING_WIDTH) / 2;
const PILE_WIDTH = 6;
const DANGER_WIDTH = 0.05;
const PURE_IN_HAND = 0;
const PURE_UNSEEN = 1;
const PURE_ELSEWHERE = 2;
const NO_SLOT = -1;
/** No card lies on top. */
const NOTHING = -1;

/** What a seat of Str8 Eight sees. */
export class Str8EightFeatures implements Features<Str8EightState> {
  readonly count = at.COUNT;
  readonly most = 110;
  readonly #known = new Knowledge();
  readonly #groups = new Groups();
  readonly #rivals = new RivalFeatures();
  readonly #eye = new Eye();
  readonly #stand = new Stand();
  readonly #thumb = new ThumbFeatures();
  #total = 0;
  #group = 0;

  look(state: Str8EightState, seat: Seat, into: Uint16Array): number {
    this.#known.lookFrom(state, seat);
    this.#groups.lookAt(state);
    this.#eye.look(state, seat);
    this.#total = sequenceTotal(state, seat);
    this.#group = this.#groups.of(state, seat);
    this.#thumb.look(state, seat);
    this.#stand.danger = this.#thumb.danger;
    const end = this.#rivals.look(state, seat, this.#known, this.#groups, this.#thumb.race, into, 0);
    return this.#addStanding(state, seat, into, end);
  }

  #addStanding(state: Str8EightState, seat: Seat, into: Uint16Array, from: number): number {
    const { scores, seats, options, cards, barren } = state;
    let end = from;
    let most = -Infinity;
    for (let other = 0; other < seats; other++) if (other !== seat && scores[other]! > most) most = scores[other]!;
    const toGo = options.target - scores[seat]!;
    const least = options.target - most;
    const hands = Math.max(1, Math.min(toGo, least) / A_STEP);
    this.#stand.toGo = toGo;
    into[end++] = at.TO_GO + farOf(toGo);
    into[end++] = at.LEAST_TO_GO + farOf(least);
    into[end++] = at.HANDS_LEFT + stepOf(hands, 1, 1.5, at.HANDS);
    const standing = (scores[seat]! - most) / (A_HAND * Math.sqrt(hands));
    into[end++] = at.STANDING + stepOf(standing, LEAST_STANDING, STANDING_WIDTH, at.STANDINGS);
    into[end++] = at.PILE_LEFT + stepOf(cards.count(PILE), 0, PILE_WIDTH, at.PILES);
    into[end++] = at.DANGER + stepOf(this.#stand.danger, 0, DANGER_WIDTH, at.DANGERS);
    into[end++] = at.BARREN + stepOf(barren, 0, state.mostBarren / at.BARRENS, at.BARRENS);
    return end;
  }

  add(state: Str8EightState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    let end = from;
    into[end++] = at.KIND + (kindIn(code) >> 7);
    end = this.#thumb.weigh(code, into, end);
    if (code === DRAW_PILE) return this.#drawPile(state, into, end);
    if (code === DRAW_DISCARD) return this.#drawDiscard(state, into, end);
    const face = faceIn(code);
    const slot = this.#slotOf(face);
    if (kindIn(code) === LAY) {
      this.#lay(slot);
      return this.#after(topOf(state), into, end);
    }
    if (kindIn(code) === PASS) return this.#pass(state, seat, slot, into, end);
    this.#keep(slot);
    return this.#after(face, into, end);
  }

  /** By the rules of thumb. */
  hint(feature: number): number {
    return hintOf(feature);
  }

  rest(state: Str8EightState, seat: Seat, into: Uint16Array, from: number): number {
    let end = from;
    const wait = (state.turn - seat + state.seats) % state.seats;
    into[end++] = at.RESTS + (state.phase === DRAW ? 0 : MOST_SEATS) + wait;
    this.#keep(NO_SLOT);
    return this.#after(topOf(state), into, end);
  }

  #slotOf(face: number): number {
    let slot = 0;
    while (this.#eye.faces[slot] !== face) slot++;
    return slot;
  }

  /** The hand without one of its cards: with three there may be none that goes. */
  #keep(gone: number): void {
    const { held, hand, faces, needs, last } = this.#eye;
    const stand = this.#stand;
    let kept = 0;
    stand.deduction = 0;
    stand.passes = 0;
    stand.hand.fill(0);
    for (let slot = 0; slot < held && kept < HAND_SIZE; slot++) {
      if (slot === gone) continue;
      stand.hand[kept++] = hand[slot]!;
      stand.deduction += DEDUCTION_OF[faces[slot]!]!;
      stand.passes += Number(faces[slot]! >= PASS_LEFT);
    }
    stand.needs = needs;
    stand.last = last;
    stand.total = this.#total;
    stand.pure = this.#pureOf(this.#group, needs);
  }

  #lay(slot: number): void {
    this.#keep(slot);
    const stand = this.#stand;
    const face = this.#eye.faces[slot]!;
    stand.needs--;
    stand.last = PLACE_OF[face]!;
    stand.total += NUMBERS[stand.last]!;
    stand.pure = this.#pureOf(this.#groupAfter(face), stand.needs);
  }

  #groupAfter(face: number): number {
    const group = GROUP_OF[face]!;
    if (this.#eye.needs < SEQUENCE_SIZE) return this.#group === group ? group : 0;
    return face === cardIn(group, 0) && this.#groups.isOpen(group, 1) ? group : 0;
  }

  /** Of a sequence all of one group: how many it still needs, and whether the next of them can be had. */
  #pureOf(group: number, needs: number): number {
    if (group === 0) return -1;
    return this.#nextOf(group, needs) * at.NEEDS + needs;
  }

  #nextOf(group: number, needs: number): number {
    if (needs === 0) return PURE_IN_HAND;
    const card = cardIn(group, SEQUENCE_SIZE - needs);
    const { faces, held } = this.#eye;
    for (let slot = 0; slot < held; slot++) if (faces[slot] === card) return PURE_IN_HAND;
    return this.#known.isUnseen(card) ? PURE_UNSEEN : PURE_ELSEWHERE;
  }

  #drawPile(state: Str8EightState, into: Uint16Array, from: number): number {
    this.#keep(NO_SLOT);
    const end = writeOwn(this.#stand, this.#known, into, from);
    return this.#rivals.left(PLACE_OF[topOf(state)]!, into, end);
  }

  /** As the best that can be done with the top of the discards in hand. */
  #drawDiscard(state: Str8EightState, into: Uint16Array, from: number): number {
    const eye = this.#eye;
    const face = topOf(state);
    const place = PLACE_OF[face]!;
    eye.faces[HAND_SIZE] = face;
    eye.hand[HAND_SIZE] = place;
    eye.held = HAND_SIZE + 1;
    const best = this.#bestSlot();
    if (best < eye.held) this.#keep(best);
    else this.#lay(best - eye.held);
    eye.held = HAND_SIZE;
    eye.hand[HAND_SIZE] = 0;
    let end = writeOwn(this.#stand, this.#known, into, from);
    if (face >= PASS_LEFT) into[end++] = at.DRAWS_PASS;
    return end;
  }

  /** Which card of four to let go, or, counted on from there, to lay. */
  #bestSlot(): number {
    const table = solo();
    const { needs, last, hand, held } = this.#eye;
    let best = HAND_SIZE;
    let most = -Infinity;
    for (let slot = held - 1; slot >= 0; slot--) {
      const place = hand[slot]!;
      const a = hand[slot === 0 ? 1 : 0]!;
      const b = hand[slot <= 1 ? 2 : 1]!;
      const c = hand[slot === HAND_SIZE ? 2 : HAND_SIZE]!;
      const kept = table.worth(needs, last, a, b, c);
      if (kept > most) {
        most = kept;
        best = slot;
      }
      if (place === 0 || !follows(last, place)) continue;
      const laid = table.worthOfLaying(needs, place, a, b, c);
      if (laid <= most) continue;
      most = laid;
      best = held + slot;
    }
    return best;
  }

  /** What remains once the turn is over, with that on top of the discards. */
  #after(top: number, into: Uint16Array, from: number): number {
    const stand = this.#stand;
    let end = writeOwn(stand, this.#known, into, from);
    if (stand.needs === 0) return end;
    end = this.#rivals.withheld(stand.hand, into, end);
    return this.#addTop(top, into, end);
  }

  #addTop(top: number, into: Uint16Array, from: number): number {
    let end = from;
    if (top === NOTHING) return end;
    if (top >= PASS_LEFT) {
      into[end++] = at.TOP_PASS;
      return end;
    }
    const place = PLACE_OF[top]!;
    if (follows(this.#stand.last, place)) into[end++] = at.TOP_FITS_ME;
    end = this.#thumb.top(top, into, end);
    return this.#rivals.top(place, into, end);
  }

  #pass(state: Str8EightState, seat: Seat, slot: number, into: Uint16Array, from: number): number {
    const { seats } = state;
    const isLeft = this.#eye.faces[slot] === PASS_LEFT;
    this.#keep(slot);
    const { hand } = this.#stand;
    const receiver = isLeft ? 0 : seats - 2;
    let end = this.#rivals.given(receiver, hand[0]!, hand[1]!, hand[2]!, into, from);
    const known = this.#receive(state, seat, isLeft ? rightOf(seat, seats) : leftOf(seat, seats));
    into[end++] = at.PASS_SIDE + Number(isLeft);
    into[end++] = at.INCOMING + known;
    end = writeOwn(this.#stand, this.#known, into, end);
    return this.#addTop(topOf(state), into, end);
  }

  /** The hand that comes, as far as it is known. */
  #receive({ cards: { bytes } }: Str8EightState, seat: Seat, giver: Seat): number {
    const stand = this.#stand;
    const row = handOf(giver);
    const ends = row + bytes[row]!;
    let known = 0;
    stand.hand.fill(0);
    stand.passes = 0;
    stand.deduction = 0;
    for (let slot = row + 1; slot <= ends; slot++) {
      const card = bytes[slot]!;
      if (((bytes[card]! >> seat) & 1) === 0) {
        stand.deduction += MEAN_DEDUCTION;
        continue;
      }
      const face = FACE_OF[card]!;
      stand.hand[known++] = PLACE_OF[face]!;
      stand.deduction += DEDUCTION_OF[face]!;
      stand.passes += Number(face >= PASS_LEFT);
    }
    return known;
  }
}

function topOf({ cards: { bytes } }: Str8EightState): number {
  const count = bytes[DISCARD]!;
  return count === 0 ? NOTHING : FACE_OF[bytes[DISCARD + count]!]!;
}

function rightOf(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

function farOf(toGo: number): number {
  let step = 0;
  while (step < FAR.length && toGo > FAR[step]!) step++;
  return step;
}
