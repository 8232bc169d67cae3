import type { CardId } from '../../engine/cards.ts';
import { CASTAWAY_OF, CASTAWAYS, COCO, DECK, VALUE_OF, type Card } from '../../games/courte-paille/cards.ts';
import type { CourtePailleSeat, CourtePailleView } from '../../games/courte-paille/view.ts';

/** All found by play. How many points ahead a castaway must be for its odds to grow e-fold: with all known, and beyond. */
const SHARPEST = 1;
const FLATTER = 2.5;
/** How many points more than the best rival is thought to hold make it an even bet, and how gently the odds change around that. */
const LEAD = 3;
const GENTLE = 4;
/** How much each round to come evens out what the hands are worth now. */
const EVENS = 0.03;

const KINDS = CASTAWAYS.length;
/** The cards of the whole deck and their points, by castaway. */
const DECK_CARDS = CASTAWAYS.map((_, kind) => CASTAWAY_OF.filter((castaway) => castaway === kind).length);
const DECK_POINTS = CASTAWAYS.map((_, kind) =>
  VALUE_OF.reduce((sum, value, card) => (CASTAWAY_OF[card] === kind ? sum + value : sum), 0),
);

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
  readonly mean = zeros();
  readonly players: number;
  /** Days of the week that this seat has not seen; all that lie face down. */
  unknown = 0;
  down = 0;
  readonly #chance = zeros();

  constructor(view: CourtePailleView) {
    const { seats, viewer } = view;
    this.me = seats[viewer as number]!;
    this.players = seats.reduce((sum, { out }) => (out ? sum : sum + 1), 0);
    for (const { card, up } of view.week) {
      if (!up) this.down++;
      if (card === null) this.unknown++;
      else this.lay(idOf(card), 1);
    }
    for (const card of this.me.hand) this.hold(idOf(card!), 1);
    this.#expectUnseen(view);
    for (const seat of seats) if (seat !== this.me) this.#fear(seat);
    this.judge();
  }

  /** Takes a card into the hand in thought, or with −1 out of it. */
  hold(card: CardId, sign: 1 | -1): void {
    const kind = CASTAWAY_OF[card]!;
    this.cards[kind] = this.cards[kind]! + sign;
    this.points[kind] = this.points[kind]! + sign * VALUE_OF[card]!;
  }

  /** Draws so many unseen cards in thought: what they add on average. */
  draw(count: number): void {
    for (let kind = 0; kind < KINDS; kind++) this.points[kind] = this.points[kind]! + count * this.mean[kind]!;
  }

  /** Adds a card to what is known of the week in thought, or with −1 removes it. `judge` comes after. */
  lay(card: CardId, sign: 1 | -1): void {
    const kind = CASTAWAY_OF[card]!;
    this.week[kind] = this.week[kind]! + sign * VALUE_OF[card]!;
  }

  /** How likely each castaway is to be eaten, as the week is thought to be now. */
  judge(): void {
    const spread = SHARPEST + FLATTER * Math.sqrt(this.unknown);
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const odds = Math.exp((this.week[kind]! + this.unknown * this.mean[kind]!) / spread);
      this.#chance[kind] = odds;
      sum += odds;
    }
    for (let kind = 0; kind < KINDS; kind++) this.#chance[kind] = this.#chance[kind]! / sum;
  }

  chanceOf(kind: number): number {
    return this.#chance[kind]!;
  }

  /** The chance that the hand wins, as it is now. */
  worth(): number {
    let worth = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const ahead = this.pointsIn(kind) - this.rival[kind]! - LEAD;
      worth += this.#chance[kind]! / (1 + Math.exp(-ahead / GENTLE));
    }
    return worth + EVENS * this.down * (1 / this.players - worth);
  }

  /** Own points if that castaway is eaten: Cocos count with a card of it only (C17a). */
  pointsIn(kind: number): number {
    const cocos = kind !== COCO && this.cards[kind]! > 0 ? this.points[COCO]! : 0;
    return this.points[kind]! + cocos;
  }

  #expectUnseen(view: CourtePailleView): void {
    const { mean } = this;
    const count = zeros();
    for (const kind of [...view.characters.map((name) => CASTAWAYS.indexOf(name)), COCO]) {
      count[kind] = DECK_CARDS[kind]!;
      mean[kind] = DECK_POINTS[kind]!;
    }
    const see = (card: Card | null | undefined): void => {
      if (card === null || card === undefined) return;
      const id = idOf(card);
      const kind = CASTAWAY_OF[id]!;
      count[kind] = count[kind]! - 1;
      mean[kind] = mean[kind]! - VALUE_OF[id]!;
    };
    for (const { card } of view.week) see(card);
    for (const card of view.menu) see(card);
    for (const card of view.discard) see(card);
    for (const { hand, turned } of view.seats) {
      for (const card of hand) see(card);
      see(turned);
    }
    const unseen = Math.max(1, count.reduce((sum, cards) => sum + cards));
    for (let kind = 0; kind < KINDS; kind++) mean[kind] = mean[kind]! / unseen;
  }

  #fear({ hand }: CourtePailleSeat): void {
    const held = zeros();
    let hidden = 0;
    for (const card of hand) {
      if (card === null) hidden++;
      else held[CASTAWAY_OF[idOf(card)]!]! += VALUE_OF[idOf(card)]!;
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const cocos = kind !== COCO && held[kind]! > 0 ? held[COCO]! : 0;
      this.rival[kind] = Math.max(this.rival[kind]!, held[kind]! + cocos + hidden * this.mean[kind]!);
    }
  }
}

export function idOf(card: Card): CardId {
  return DECK.face(card)!;
}

function zeros(): number[] {
  return new Array<number>(KINDS).fill(0);
}
