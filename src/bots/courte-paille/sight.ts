import type { CardId } from '../../engine/cards.ts';
import { leftOf, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, DECK, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { CHARACTERS } from '../../games/courte-paille/faces.ts';
import { ALL_CHARACTERS, CHOOSE, handOf, NONE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { KINDS } from './odds.ts';
import { Reading } from './reading.ts';

/** What a card that this seat has not seen is expected to bring a rival in any one castaway. */
const EXPECTED = 0.75;

const held = new Uint8Array(KINDS);
const keys = new Int32Array(KINDS);

/**
 * What a seat sees, with the characters in order: they are all alike but for what lies in the week and in hands. So the one that is
 * most likely to be eaten comes first, and Coco always last.
 */
export class Sight {
  readonly reading = new Reading();
  /** By castaway: its place in that order. */
  readonly placeOf = new Uint8Array(KINDS);
  /** The castaways in order; only those still in the game, then Coco. */
  readonly order = new Uint8Array(KINDS);
  count = 0;
  /** The most points that a rival is known to hold, by castaway. */
  readonly known = new Uint8Array(KINDS);
  /** Cards that rivals are known to hold. */
  readonly rivalHands = new Uint8Array(DECK.size);
  rivalCardsKnown = 0;
  /** Points that this seat has not seen, by castaway. */
  readonly unseen = new Uint8Array(KINDS);
  /** How many cards it has not seen. */
  hidden = 0;
  /** Of all rivals still in the game. */
  rivals = 0;
  fullest = 0;
  emptiest = 0;
  rivalCards = 0;
  rivalCardsUnknown = 0;

  read(state: CourtePailleState, seat: Seat): void {
    this.reading.read(state, seat);
    this.#readRivals(state, seat);
    this.#readUnseen(state, seat);
    this.settle(state.characters);
  }

  /** To be called when the week was changed in thought. */
  settle(characters: number): void {
    const { reading, order, placeOf, known } = this;
    reading.judge();
    if (characters !== ALL_CHARACTERS) this.#spareTheGone(characters);
    let count = 0;
    for (let kind = 0; kind < CHARACTERS.length; kind++) {
      if ((characters & (1 << kind)) === 0) continue;
      const key = (reading.week[kind]! << 16) | (reading.points[kind]! << 8) | known[kind]!;
      let at = count++;
      for (; at > 0 && keys[at - 1]! < key; at--) {
        keys[at] = keys[at - 1]!;
        order[at] = order[at - 1]!;
      }
      keys[at] = key;
      order[at] = kind;
    }
    for (let place = 0; place < count; place++) placeOf[order[place]!] = place;
    order[count] = COCO;
    placeOf[COCO] = COCO;
    this.count = count;
  }

  /** Nobody eats a character that has left the game. */
  #spareTheGone(characters: number): void {
    const { chances } = this.reading;
    let sum = chances[COCO]!;
    for (let kind = 0; kind < COCO; kind++) {
      if ((characters & (1 << kind)) === 0) chances[kind] = 0;
      sum += chances[kind]!;
    }
    for (let kind = 0; kind < KINDS; kind++) chances[kind]! /= sum;
  }

  /** A card more in the week or less, in thought; an unknown one without a card. */
  changeWeek(characters: number, card: CardId, sign: number, days: number): void {
    const { reading } = this;
    if (card === NONE) reading.unknown += sign;
    else reading.week[CASTAWAY_OF[card]!]! += sign * VALUE_OF[card]!;
    reading.rounds += days;
    this.settle(characters);
  }

  /** Points if that castaway is eaten: Cocos count with a card of it only (C17a). */
  counting(kind: number): number {
    const { points } = this.reading;
    return kind === COCO || points[kind] === 0 ? points[kind]! : points[kind]! + points[COCO]!;
  }

  #readRivals({ cards: { bytes }, seats, out, phase, chosen }: CourtePailleState, seat: Seat): void {
    const { known } = this;
    const feared = this.reading.rival;
    for (let kind = 0; kind < KINDS; kind++) known[kind] = feared[kind] = 0;
    this.rivals = this.fullest = this.rivalCards = this.rivalCardsUnknown = this.rivalCardsKnown = 0;
    this.emptiest = NONE;
    for (let other = 0; other < seats; other++) {
      if (other === seat || ((out >> other) & 1) === 1) continue;
      const hand = handOf(other);
      const end = hand + bytes[hand]!;
      const turned = phase === CHOOSE ? NONE : chosen[other]!;
      let unknown = 0;
      for (let kind = 0; kind < KINDS; kind++) held[kind] = 0;
      for (let slot = hand + 1; slot <= end; slot++) {
        const card = bytes[slot]!;
        if (((bytes[card]! >> seat) & 1) === 0) unknown++;
        else if (card !== turned) {
          held[CASTAWAY_OF[card]!]! += VALUE_OF[card]!;
          this.rivalHands[this.rivalCardsKnown++] = card;
        }
      }
      this.#fear(unknown);
      this.rivals++;
      this.rivalCards += bytes[hand]!;
      this.rivalCardsUnknown += unknown;
      if (bytes[hand]! > this.fullest) this.fullest = bytes[hand]!;
      if (bytes[hand]! < this.emptiest) this.emptiest = bytes[hand]!;
    }
    for (let kind = 0; kind < KINDS; kind++) feared[kind]! += this.fullest;
  }

  /** The hand that was just held up, with so many cards unknown. */
  #fear(unknown: number): void {
    const { known } = this;
    const feared = this.reading.rival;
    const guess = unknown * EXPECTED;
    for (let kind = 0; kind < KINDS; kind++) {
      const points = held[kind]! + (kind !== COCO && held[kind]! > 0 ? held[COCO]! : 0);
      if (points > known[kind]!) known[kind] = points;
      if (points + guess > feared[kind]!) feared[kind] = points + guess;
    }
  }

  #readUnseen({ cards: { bytes } }: CourtePailleState, seat: Seat): void {
    const { unseen } = this;
    for (let kind = 0; kind < KINDS; kind++) unseen[kind] = 0;
    let hidden = 0;
    for (let card = 0; card < DECK.size; card++) {
      const isHidden = 1 & ~(bytes[card]! >> seat);
      unseen[CASTAWAY_OF[card]!]! += VALUE_OF[card]! & -isHidden;
      hidden += isHidden;
    }
    this.hidden = hidden;
  }
}

/** How many cards of a character others are known to lose. */
export function lostBy({ cards: { bytes }, seats }: CourtePailleState, seat: Seat, character: number): number {
  let lost = 0;
  for (let other = leftOf(seat, seats); other !== seat; other = leftOf(other, seats)) {
    const hand = handOf(other);
    const end = hand + bytes[hand]!;
    for (let slot = hand + 1; slot <= end; slot++) {
      const card = bytes[slot]!;
      if (CASTAWAY_OF[card] === character) lost += (bytes[card]! >> seat) & 1;
    }
  }
  return lost;
}
