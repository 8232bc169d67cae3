import type { CardId } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { faceDown, handOf, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { chancesEaten, KINDS, winsAt, WINS } from './odds.ts';

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
  players = 2;
  #wins = 0;

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
    this.players = playersIn(state);
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
    this.#wins = winsAt(this.players, this.rounds);
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

  #share(kind: number, points: number): number {
    return this.chances[kind]! * WINS[this.#wins + points]!;
  }
}

export function playersIn({ seats, out }: CourtePailleState): number {
  let players = seats;
  for (let left = out; left !== 0; left &= left - 1) players--;
  return players < 2 ? 2 : players;
}
