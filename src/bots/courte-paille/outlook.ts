import type { CardId } from '../../engine/cards.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import type { CourtePailleSeat, CourtePailleView } from '../../games/courte-paille/view.ts';
import { idOf, KINDS, meanUnseen, zeros } from './unseen.ts';
import { exp } from '../network/exact.ts';

// All found by play.
/** So many points more in the week multiply a castaway's odds by e: with all days known, and more for unknown ones. */
const SHARPEST = 1;
const FLATTER = 1.6;
/** For each card of the fullest rival hand: points that the best hand is likely to have above what is expected of it. */
const LEAD = 1;
/** So many points more multiply the odds that a hand is the best one by e. */
const GENTLE = 4;
/** How much each round to come evens out what the hands are worth now. So who is ahead shortens the week. */
const EVENS = 0.03;

/** What a seat makes of its view: who will be eaten, and what its hand is worth then. Lists go by castaway. */
export class Outlook {
  readonly me: CourtePailleSeat;
  /** Points that are known to lie in the week. */
  readonly week = zeros();
  /** Own points, and how many cards make them. */
  readonly points = zeros();
  readonly cards = zeros();
  /** The most points that any rival is thought to hold. */
  readonly rival = zeros();
  /** The expected points in one unseen card. */
  readonly mean: readonly number[];
  readonly players: number;
  /** Days of the week that this seat has not seen; all days that lie face down. */
  unknown = 0;
  down = 0;
  #fullest = 0;
  readonly #chance = zeros();

  constructor(view: CourtePailleView) {
    const { seats, viewer } = view;
    this.mean = meanUnseen(view);
    this.me = seats[viewer as number]!;
    this.players = seats.reduce((sum, { out }) => (out ? sum : sum + 1), 0);
    for (const { card, up } of view.week) {
      if (!up) this.down++;
      if (card === null) this.unknown++;
      else this.lay(idOf(card), 1);
    }
    for (const card of this.me.hand) this.hold(idOf(card!), 1);
    for (const seat of seats) if (seat !== this.me) this.#fear(seat);
    this.judge();
  }

  /** Takes a card into the hand in thought, or with −1 out of it. */
  hold(card: CardId, sign: 1 | -1): void {
    const kind = CASTAWAY_OF[card]!;
    this.cards[kind]! += sign;
    this.points[kind]! += sign * VALUE_OF[card]!;
  }

  /** Adds a card to what is known of the week in thought, or with −1 removes it. `judge` comes after. */
  lay(card: CardId, sign: 1 | -1): void {
    const kind = CASTAWAY_OF[card]!;
    this.week[kind]! += sign * VALUE_OF[card]!;
  }

  /** How likely each castaway is to be eaten, as the week is thought to be now. */
  judge(): void {
    const spread = SHARPEST + FLATTER * Math.sqrt(this.unknown);
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const odds = exp((this.week[kind]! + this.unknown * this.mean[kind]!) / spread);
      this.#chance[kind] = odds;
      sum += odds;
    }
    for (let kind = 0; kind < KINDS; kind++) this.#chance[kind]! /= sum;
  }

  chanceOf(kind: number): number {
    return this.#chance[kind]!;
  }

  /** The chance that the hand wins as it is now, with so many unseen cards to be drawn. */
  worth(draws = 0): number {
    let worth = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const ahead = this.pointsIn(kind, draws) - this.rival[kind]! - LEAD * this.#fullest;
      worth += this.#chance[kind]! / (1 + exp(-ahead / GENTLE));
    }
    return worth + EVENS * this.down * (1 / this.players - worth);
  }

  worthWith(card: CardId): number {
    this.hold(card, 1);
    const worth = this.worth();
    this.hold(card, -1);
    return worth;
  }

  /** Own points if that castaway is eaten: Cocos count with a card of it only (C17a). */
  pointsIn(kind: number, draws = 0): number {
    const points = this.points[kind]! + draws * this.mean[kind]!;
    return kind === COCO || this.cards[kind] === 0 ? points : points + this.points[COCO]! + draws * this.mean[COCO]!;
  }

  /** Known cards by their points, hidden ones by what is expected of them. */
  #fear({ hand }: CourtePailleSeat): void {
    this.#fullest = Math.max(this.#fullest, hand.length);
    const held = zeros();
    let hidden = 0;
    for (const card of hand) {
      const id = card === null ? undefined : idOf(card);
      if (id === undefined) hidden++;
      else held[CASTAWAY_OF[id]!]! += VALUE_OF[id]!;
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const cocos = kind !== COCO && held[kind]! > 0 ? held[COCO]! : 0;
      this.rival[kind] = Math.max(this.rival[kind]!, held[kind]! + cocos + hidden * this.mean[kind]!);
    }
  }
}
