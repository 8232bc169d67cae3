import type { CardId } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { faceDown, handOf, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { chancesEaten, KINDS, LEADS, leadsAt } from './odds.ts';

// Found by play.
/** The points in any one castaway that a hidden card is expected to have. */
const UNSEEN = 0.75;
/** For each card of the fullest rival hand: points that the best hand is likely to have above what is expected of it. */
const BEYOND = 1;

const held = new Uint8Array(KINDS);

/**
 * What a seat of an imagined world sees of it, as numbers: what lies in the week, what its own hand is worth. One desk,
 * written anew for each seat that is to move. Lists go by castaway.
 */
export class Reading {
  readonly week = new Uint8Array(KINDS);
  readonly points = new Uint8Array(KINDS);
  readonly cards = new Uint8Array(KINDS);
  readonly chances = new Float64Array(KINDS);
  /** Days that this seat has not seen. */
  unknown = 0;
  /** Rounds after this one. */
  rounds = 0;
  /** The most points that any rival is thought to hold, with what the best hand is likely to have beyond that. */
  readonly rival = new Uint8Array(KINDS);
  #leads = 0;

  read(state: CourtePailleState, seat: Seat): void {
    const { bytes } = state.cards;
    const { week, points, cards } = this;
    for (let kind = 0; kind < KINDS; kind++) week[kind] = points[kind] = cards[kind] = 0;
    const bit = 1 << seat;
    let unknown = 0;
    const lastDay = WEEK + bytes[WEEK]!;
    for (let slot = WEEK + 1; slot <= lastDay; slot++) {
      const card = bytes[slot]!;
      if ((bytes[card]! & bit) === 0) unknown++;
      else week[CASTAWAY_OF[card]!]! += VALUE_OF[card]!;
    }
    const hand = handOf(seat);
    const end = hand + bytes[hand]!;
    for (let slot = hand + 1; slot <= end; slot++) this.hold(bytes[slot]!);
    this.unknown = unknown;
    this.rounds = faceDown(state) - 1;
    this.#fear(state, seat);
    this.judge();
  }

  hold(card: CardId): void {
    const kind = CASTAWAY_OF[card]!;
    this.cards[kind]!++;
    this.points[kind]! += VALUE_OF[card]!;
  }

  drop(card: CardId): void {
    const kind = CASTAWAY_OF[card]!;
    this.cards[kind]!--;
    this.points[kind]! -= VALUE_OF[card]!;
  }

  /** To be called when the week was changed in thought. */
  judge(): void {
    chancesEaten(this.week, this.unknown, this.chances);
    this.#leads = leadsAt(this.rounds);
  }

  /** The chance that the hand wins. */
  worth(): number {
    let worth = 0;
    for (let kind = 0; kind < KINDS; kind++) worth += this.#share(kind, this.#counting(kind));
    return worth;
  }

  /** What taking the card adds to that. */
  gainOf(card: CardId): number {
    const kind = CASTAWAY_OF[card]!;
    const value = VALUE_OF[card]!;
    if (kind !== COCO) {
      const after = this.points[kind]! + value + this.points[COCO]!;
      return this.#share(kind, after) - this.#share(kind, this.#counting(kind));
    }
    let gain = 0;
    for (let each = 0; each < KINDS; each++) {
      if (this.cards[each] === 0 && each !== COCO) continue;
      const before = this.#counting(each);
      gain += this.#share(each, before + value) - this.#share(each, before);
    }
    return gain;
  }

  /** What giving it away costs. */
  lossOf(card: CardId): number {
    this.drop(card);
    const loss = this.gainOf(card);
    this.hold(card);
    return loss;
  }

  /** What a card that nobody has seen adds, roughly: nearly a point in everybody. */
  gainOfDraw(): number {
    let gain = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const before = this.#counting(kind);
      gain += this.#share(kind, before + 1) - this.#share(kind, before);
    }
    return gain;
  }

  /** Points if that castaway is eaten: Cocos count with a card of it only (C17a). */
  #counting(kind: number): number {
    const points = this.points[kind]!;
    return kind === COCO || points === 0 ? points : points + this.points[COCO]!;
  }

  /** Known cards by their points, hidden ones by what is expected of them. */
  #fear({ cards: { bytes }, seats }: CourtePailleState, seat: Seat): void {
    const { rival } = this;
    for (let kind = 0; kind < KINDS; kind++) rival[kind] = 0;
    let fullest = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const hand = handOf(other);
      const end = hand + bytes[hand]!;
      let hidden = 0;
      for (let kind = 0; kind < KINDS; kind++) held[kind] = 0;
      for (let slot = hand + 1; slot <= end; slot++) {
        const card = bytes[slot]!;
        if (((bytes[card]! >> seat) & 1) === 0) hidden++;
        else held[CASTAWAY_OF[card]!]! += VALUE_OF[card]!;
      }
      if (bytes[hand]! > fullest) fullest = bytes[hand]!;
      const guess = hidden * UNSEEN;
      for (let kind = 0; kind < KINDS; kind++) {
        const cocos = kind !== COCO && held[kind]! > 0 ? held[COCO]! : 0;
        const points = held[kind]! + cocos + guess;
        if (points > rival[kind]!) rival[kind] = points;
      }
    }
    for (let kind = 0; kind < KINDS; kind++) rival[kind]! += BEYOND * fullest;
  }

  #share(kind: number, points: number): number {
    return this.chances[kind]! * LEADS[this.#leads + points - this.rival[kind]!]!;
  }
}

export function playersIn({ seats, out }: CourtePailleState): number {
  let players = seats;
  for (let left = out; left !== 0; left &= left - 1) players--;
  return players < 2 ? 2 : players;
}
