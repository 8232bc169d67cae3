import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import {
  CARDS,
  COPY,
  FACE_OF,
  HAND_SIZE,
  LAMP,
  LIGHTEST_LAMP,
  loadOf,
  REVERSE,
  STRAW,
  WORTH,
} from '../../games/straw/cards.ts';
import { BREAKING_POINT } from '../../games/straw/faces.ts';
import { effectOf, faceIn, weightIn } from '../../games/straw/moves.ts';
import { roundsOf } from '../../games/straw/rounds.ts';
import {
  CAMEL,
  handOf,
  NOTHING,
  passing,
  PILE,
  seatLogged,
  totalLogged,
  type StrawState,
} from '../../games/straw/state.ts';
import { Blocks, stepOf, type Features } from '../network/features.ts';
import { ROOMY, Unseen } from './odds.ts';

const FACES = CARDS.length;
const MOST_SEATS = 6;
const RACE_GOAL = 100;

const COUNT_OF = Uint8Array.from(CARDS, ({ count }) => count);
/** By face: where its counts begin, from none to all. */
const COUNTS_BEGIN = CARDS.map((_, face) => CARDS.slice(0, face).reduce((sum, { count }) => sum + count + 1, 0));
const COUNTS = COUNTS_BEGIN.at(-1)! + COUNT_OF.at(-1)! + 1;

const IS_WAY_OUT = Uint8Array.from(CARDS, ({ kind }) => Number(kind === 'carpet' || kind === 'reverse'));
/** By face: the least that it loads; a copy and the straw depend on the camel. */
const LEAST = Int8Array.from(CARDS, (_, face) => loadOf(face, LIGHTEST_LAMP));
const NEVER_FITS = 100;

/** By effect: what a copy would repeat. */
const ECHOES = 6;
const ECHO_OF = Uint8Array.from(CARDS, ({ kind, weight }) => {
  if (kind === 'item') return weight <= 3 ? 0 : weight <= 6 ? 1 : 2;
  return { carpet: 3, lamp: 4, reverse: 5, copy: 5, straw: 5 }[kind];
});

const PHASES = 4;
const MOST_ROOM = 60;
/** By room. */
const PHASE_OF = Uint8Array.from({ length: MOST_ROOM + 1 }, (_, room) =>
  room < 10 ? 0 : room < 20 ? 1 : room < 32 ? 2 : 3,
);

const LEADS = 21;
const LEAD_WIDTH = 6;
const LOWEST_LEAD = (-LEADS * LEAD_WIDTH) / 2;
const RIVAL_LEADS = 9;
const RIVAL_LEAD_WIDTH = 12;
const LOWEST_RIVAL_LEAD = (-RIVAL_LEADS * RIVAL_LEAD_WIDTH) / 2;
const ROUNDS = 7;
const TO_GO = 11;
const ROOMS_THEN = 8;
const ROOMS_THEN_WIDTH = 5;
const WORTHS = 30;
const LOWEST_WORTH = -20;
const ODDS = 8;
const AHEAD = [5, 10, 20] as const;

const blocks = new Blocks();
const UNSEEN = blocks.take(COUNTS);
const LEAD = blocks.take(LEADS);
const LAST_LEAD = blocks.take(LEADS);
const LEFT = blocks.take(ROUNDS);
const RACE_MOST = blocks.take(TO_GO);
const RACE_MINE = blocks.take(TO_GO);
const PILE_LEFT = blocks.take(8);
/** By how many places on, in the direction of play. */
const RIVAL_SIZE = blocks.take(MOST_SEATS * HAND_SIZE);
const RIVAL_PASSED = blocks.take(MOST_SEATS);
const RIVAL_LEAD = blocks.take(MOST_SEATS * RIVAL_LEADS);
const RIVAL_CARD = blocks.take(MOST_SEATS * FACES);
const RIVAL_CARD_BEFORE = blocks.take(MOST_SEATS * FACES);
const RIVAL_ROOM = blocks.take(MOST_SEATS * ROOMS_THEN);

const PLAYED = blocks.take(FACES);
const TURNED = blocks.take(1);
const BROKE = blocks.take(1);
const BY_STRAW = blocks.take(1);
const HELD = blocks.take(2 * FACES);
const ROOM = blocks.take(MOST_ROOM + 1);
const WORTH_KEPT = blocks.take(WORTHS);
const WAYS_OUT = blocks.take(PHASES * (HAND_SIZE + 1));
const FITTING = blocks.take(PHASES * (HAND_SIZE + 1));
const FITTING_AHEAD = blocks.take(AHEAD.length * (HAND_SIZE + 1));
const ECHO = blocks.take(2 * ECHOES);
const CAUGHT = blocks.take(ODDS);
const NEXT_LEAD = blocks.take(RIVAL_LEADS);
const STRAW_AT_50 = blocks.take(1);
const RESTS = blocks.take(1);

/** What a seat of Straw sees. */
export class StrawFeatures implements Features<StrawState> {
  readonly count = blocks.count;
  readonly most = 160;
  readonly #unseen = new Unseen();
  readonly #hand = new Uint8Array(HAND_SIZE);
  readonly #held = new Uint8Array(FACES);
  #cards = 0;
  #worth = 0;
  readonly #last = new Int16Array(MOST_SEATS);
  readonly #before = new Int16Array(MOST_SEATS);

  look(state: StrawState, seat: Seat, into: Uint16Array): number {
    this.#unseen.lookFrom(state, seat);
    let at = 0;
    for (let face = 0; face < FACES; face++) into[at++] = UNSEEN + COUNTS_BEGIN[face]! + this.#unseen.ofFace(face);
    this.#readHand(state, seat);
    at = this.#addStanding(state, seat, into, at);
    return this.#addRivals(state, seat, into, at);
  }

  #readHand({ cards: { bytes } }: StrawState, seat: Seat): void {
    const row = handOf(seat);
    this.#cards = bytes[row]!;
    this.#worth = 0;
    for (let i = 0; i < this.#cards; i++) {
      const face = FACE_OF[bytes[row + 1 + i]!]!;
      this.#hand[i] = face;
      this.#worth += WORTH[face]!;
    }
  }

  #addStanding(state: StrawState, seat: Seat, into: Uint16Array, from: number): number {
    const { scores, seats, options, cards } = state;
    let at = from;
    let most = -Infinity;
    for (let other = 0; other < seats; other++) if (other !== seat && scores[other]! > most) most = scores[other]!;
    const lead = stepOf(scores[seat]! - most, LOWEST_LEAD, LEAD_WIDTH, LEADS);
    into[at++] = LEAD + lead;
    const rounds = roundsOf(options.ending, seats);
    if (rounds === null) {
      into[at++] = RACE_MOST + stepOf(RACE_GOAL - most, 0, 10, TO_GO);
      into[at++] = RACE_MINE + stepOf(RACE_GOAL - scores[seat]!, 0, 10, TO_GO);
    } else {
      into[at++] = LEFT + rounds - state.round;
      if (rounds === state.round) into[at++] = LAST_LEAD + lead;
    }
    into[at++] = PILE_LEFT + stepOf(cards.count(PILE), 0, 4, 8);
    return at;
  }

  #addRivals(state: StrawState, seat: Seat, into: Uint16Array, from: number): number {
    const { seats, direction, cards, scores, passed } = state;
    let at = from;
    this.#readLog(state);
    for (let places = 1, other = seat; places < seats; places++) {
      other += direction;
      if (other < 0) other = seats - 1;
      else if (other === seats) other = 0;
      const count = cards.count(handOf(other));
      if (count > 0) into[at++] = RIVAL_SIZE + places * HAND_SIZE + count - 1;
      if ((passed & passing(other)) !== 0) into[at++] = RIVAL_PASSED + places;
      if (seats > 2) into[at++] = RIVAL_LEAD + places * RIVAL_LEADS + rivalLead(scores[seat]! - scores[other]!);
      const last = this.#last[other]!;
      if (last < 0) continue;
      into[at++] = RIVAL_CARD + places * FACES + FACE_OF[cards.at(CAMEL, last)]!;
      const room = last === 0 ? BREAKING_POINT : BREAKING_POINT - totalLogged(state.log[last - 1]!);
      into[at++] = RIVAL_ROOM + places * ROOMS_THEN + stepOf(room, 0, ROOMS_THEN_WIDTH, ROOMS_THEN);
      const before = this.#before[other]!;
      if (before >= 0) into[at++] = RIVAL_CARD_BEFORE + places * FACES + FACE_OF[cards.at(CAMEL, before)]!;
    }
    return at;
  }

  /** Where on the camel everybody's last cards lie. */
  #readLog({ cards, log, seats }: StrawState): void {
    const last = this.#last;
    const before = this.#before;
    for (let seat = 0; seat < seats; seat++) last[seat] = before[seat] = -1;
    const played = cards.count(CAMEL);
    let left = 2 * seats;
    for (let i = played - 1; i >= 0 && left > 0; i--) {
      const seat = seatLogged(log[i]!);
      if (last[seat]! < 0) {
        last[seat] = i;
        left--;
      } else if (before[seat]! < 0) {
        before[seat] = i;
        left--;
      }
    }
  }

  add(state: StrawState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    const face = faceIn(code);
    const effect = effectOf(state, face);
    const worth = this.#worth - WORTH[face]!;
    let at = from;
    into[at++] = PLAYED + face;
    into[at++] = WORTH_KEPT + stepOf(worth, LOWEST_WORTH, 2, WORTHS);
    if (face === STRAW) {
      into[at++] = BY_STRAW;
      return at;
    }
    const room = BREAKING_POINT - state.total - loadOf(effect, weightIn(code));
    if (room < 0) {
      into[at++] = BROKE;
      return at;
    }
    if (effect === REVERSE) into[at++] = TURNED;
    at = this.#addHand(face, effect, room, into, at);
    return this.#addNext(state, seat, effect, room, into, at);
  }

  rest(state: StrawState, _seat: Seat, into: Uint16Array, from: number): number {
    let at = from;
    into[at++] = RESTS;
    into[at++] = WORTH_KEPT + stepOf(this.#worth, LOWEST_WORTH, 2, WORTHS);
    const room = BREAKING_POINT - state.total;
    return this.#addHand(NOTHING, state.echo === NOTHING ? REVERSE : state.echo, room, into, at);
  }

  /** What the hand without that card is good for. */
  #addHand(played: number, effect: number, room: number, into: Uint16Array, from: number): number {
    const held = this.#held;
    const phase = PHASE_OF[room < MOST_ROOM ? room : MOST_ROOM]!;
    let at = from;
    into[at++] = ROOM + (room < MOST_ROOM ? room : MOST_ROOM);
    let isGone = false;
    let ways = 0;
    let fits = 0;
    let ahead0 = 0;
    let ahead1 = 0;
    let ahead2 = 0;
    let copies = 0;
    for (let i = 0; i < this.#cards; i++) {
      const face = this.#hand[i]!;
      if (face === played && !isGone) {
        isGone = true;
        continue;
      }
      const least = face === COPY ? LEAST[effect]! : face === STRAW ? (room === 0 ? 0 : NEVER_FITS) : LEAST[face]!;
      ways += IS_WAY_OUT[face]!;
      fits += Number(least <= room);
      ahead0 += Number(least <= room - AHEAD[0]);
      ahead1 += Number(least <= room - AHEAD[1]);
      ahead2 += Number(least <= room - AHEAD[2]);
      copies += Number(face === COPY);
      // a third one of a kind is no news
      const nth = held[face]!++;
      if (nth < 2) into[at++] = HELD + nth * FACES + face;
      if (face === STRAW && room === 0) into[at++] = STRAW_AT_50;
    }
    for (let i = 0; i < this.#cards; i++) held[this.#hand[i]!] = 0;
    into[at++] = WAYS_OUT + phase * (HAND_SIZE + 1) + ways;
    into[at++] = FITTING + phase * (HAND_SIZE + 1) + fits;
    into[at++] = FITTING_AHEAD + ahead0;
    into[at++] = FITTING_AHEAD + (HAND_SIZE + 1) + ahead1;
    into[at++] = FITTING_AHEAD + 2 * (HAND_SIZE + 1) + ahead2;
    into[at++] = ECHO + (copies > 0 ? ECHOES : 0) + ECHO_OF[effect]!;
    return at;
  }

  #addNext(state: StrawState, seat: Seat, effect: number, room: number, into: Uint16Array, from: number): number {
    const { seats, scores } = state;
    const step = effect === REVERSE ? -state.direction : state.direction;
    const next = (seat + step + seats) % seats;
    let at = from;
    if (seats > 2) into[at++] = NEXT_LEAD + rivalLead(scores[seat]! - scores[next]!);
    if (room >= ROOMY) return at;
    const odds = this.#unseen.caught(room, effect === LAMP ? LAMP : effect, state.cards.count(handOf(next)));
    into[at++] = CAUGHT + stepOf(odds, 0, 1 / ODDS, ODDS);
    return at;
  }
}

function rivalLead(lead: number): number {
  return stepOf(lead, LOWEST_RIVAL_LEAD, RIVAL_LEAD_WIDTH, RIVAL_LEADS);
}
