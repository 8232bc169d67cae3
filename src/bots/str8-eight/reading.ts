import { leftOf, type Seat } from '../../engine/seats.ts';
import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import { DECK, FACE_OF, type Card } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { DISCARD, DRAW, handOf, PASSED, sequenceOf, type Str8EightState } from '../../games/str8-eight/state.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';
import { Counts, placeOf, PLACE_OF } from './unseen.ts';

/** What is to be read of a rival: by places to the left. */
export class RivalReading {
  needs = SEQUENCE_SIZE;
  last = 0;
  /** The faces of its cards that the seat knows, and how many it does not know. */
  readonly known: number[] = [];
  hidden = 0;
}

/** What a seat of Str8 Eight sees, in numbers. One is written over each time. */
export class Reading {
  needs = SEQUENCE_SIZE;
  /** The place of the last number laid. */
  last = 0;
  /** The faces in hand; before drawing, behind them the top of the discards. */
  readonly faces: number[] = [];
  readonly all: readonly RivalReading[] = Array.from({ length: MOST_SEATS - 1 }, () => new RivalReading());
  rivals: readonly RivalReading[] = [];
  readonly #counts = new Counts();
  /** By place: the chance that an unseen card has that number. */
  readonly chances = this.#counts.chances;
  leads = false;
  barren = 0;

  readView(view: Str8EightView): void {
    const me = view.seats[view.viewer as Seat]!;
    this.#begin(view.seats.length, view.barren);
    this.last = lastOf(me.sequence);
    this.needs = SEQUENCE_SIZE - me.sequence.length;
    for (const card of me.hand) this.faces.push(faceOf(card as Card));
    if (view.phase === 'draw') this.faces.push(faceOf(view.discard.at(-1)!));
    this.leads = view.seats.every(({ score }) => score <= me.score);
    this.rivals.forEach((rival, p) => readSeat(view, p, rival));
    this.#countIn(view);
  }

  #countIn({ discard, passed, seats }: Str8EightView): void {
    const counts = this.#counts;
    for (const card of discard) counts.comesBack(faceOf(card));
    for (const card of passed) counts.comesBack(faceOf(card));
    for (const { hand, sequence } of seats) {
      for (const card of hand) if (card !== null) counts.see(faceOf(card));
      for (const card of sequence) counts.see(faceOf(card));
    }
    counts.settle();
  }

  readState(state: Str8EightState, seat: Seat): void {
    const { seats, scores, phase, barren, cards } = state;
    const { bytes } = cards;
    this.#begin(seats, barren);
    const hand = handOf(seat);
    for (let slot = hand + 1, end = hand + bytes[hand]!; slot <= end; slot++) this.faces.push(FACE_OF[bytes[slot]!]!);
    if (phase === DRAW && bytes[DISCARD] !== 0) this.faces.push(FACE_OF[bytes[DISCARD + bytes[DISCARD]!]!]!);
    const laid = bytes[sequenceOf(seat)]!;
    this.needs = SEQUENCE_SIZE - laid;
    this.last = laid === 0 ? 0 : PLACE_OF[FACE_OF[bytes[sequenceOf(seat) + laid]!]!]!;
    this.leads = true;
    for (let other = 0; other < seats; other++) if (scores[other]! > scores[seat]!) this.leads = false;
    for (let p = 0, other = seat; p < seats - 1; p++) {
      other = leftOf(other, seats);
      this.#readRival(bytes, seat, other, this.rivals[p]!);
    }
    this.#countAt(bytes, seat, seats);
  }

  #readRival(bytes: Uint8Array, seat: Seat, other: Seat, into: RivalReading): void {
    const row = sequenceOf(other);
    const laid = bytes[row]!;
    into.needs = SEQUENCE_SIZE - laid;
    into.last = laid === 0 ? 0 : PLACE_OF[FACE_OF[bytes[row + laid]!]!]!;
    into.hidden = 0;
    const hand = handOf(other);
    for (let slot = hand + 1, end = hand + bytes[hand]!; slot <= end; slot++) {
      const card = bytes[slot]!;
      if (((bytes[card]! >> seat) & 1) === 0) into.hidden++;
      else into.known.push(FACE_OF[card]!);
    }
  }

  #countAt(bytes: Uint8Array, seat: Seat, seats: number): void {
    const counts = this.#counts;
    for (const row of [DISCARD, PASSED])
      for (let slot = row + 1, end = row + bytes[row]!; slot <= end; slot++) counts.comesBack(FACE_OF[bytes[slot]!]!);
    for (let other = 0; other < seats; other++) {
      const row = sequenceOf(other);
      for (let slot = row + 1, end = row + bytes[row]!; slot <= end; slot++) counts.see(FACE_OF[bytes[slot]!]!);
      const hand = handOf(other);
      for (let slot = hand + 1, end = hand + bytes[hand]!; slot <= end; slot++) {
        const card = bytes[slot]!;
        if (((bytes[card]! >> seat) & 1) === 1) counts.see(FACE_OF[card]!);
      }
    }
    counts.settle();
  }

  #begin(seats: number, barren: number): void {
    this.barren = barren;
    this.faces.length = 0;
    if (this.rivals.length !== seats - 1) this.rivals = this.all.slice(0, seats - 1);
    for (const { known } of this.rivals) known.length = 0;
    this.#counts.begin();
  }
}

function readSeat(view: Str8EightView, p: number, into: RivalReading): void {
  const { viewer, seats } = view;
  const { hand, sequence } = seats[((viewer as Seat) + 1 + p) % seats.length]!;
  into.needs = SEQUENCE_SIZE - sequence.length;
  into.last = lastOf(sequence);
  into.hidden = hand.length;
  for (const card of hand) {
    if (card === null) continue;
    into.known.push(faceOf(card));
    into.hidden--;
  }
}

/** The place of its last number. */
export function lastOf(sequence: readonly Card[]): number {
  return sequence.length === 0 ? 0 : placeOf(sequence.at(-1)!);
}

function faceOf(card: Card): number {
  return DECK.face(card)!;
}
