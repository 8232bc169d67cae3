import type { Seat } from '../../engine/seats.ts';
import { HAND_SIZE, type Card } from '../../games/str8-eight/cards.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';
import { Prospects, type Terms } from './prospects.ts';
import { lastOf, needsOf, Rivals } from './rivals.ts';
import { FOLLOWERS, follows, stepsTo } from './steps.ts';
import { chancesIn, deductionOf, MEAN_DEDUCTION, placeOf } from './unseen.ts';

// Tried in play among equals, where half or twice as much often did as well; in points, if nothing else is said.
/** Beside its points the eighth card saves the own hand, and the others have no more turns. */
const EIGHTH = 80;
/** Hands collect, so that a number comes so many times as often as it is drawn when it is wanted. */
const COLLECTED = 2.5;
/** Cards for later steps than this are not kept. */
const STEPS_AHEAD = 4;
/** What an unseen card may be good for later. */
const UNSEEN = 5;
/**
 * What a rival's whole chance to complete a sequence costs: among more than two others bear a part of it. And what it gives to disturb
 * it by passing hands.
 */
const DENIED = 100;
const DENIED_OF_TWO = 160;
const DISTURBED = 60;
/**
 * After so many barren turns all may be holding what the others wait for. Somebody has to let go of it then: who leads, and can best
 * afford it, cares less and less from the first on, and at the last no more.
 */
const HOPEFUL = 60;
const HOPELESS = 84;

const own = new Prospects(HAND_SIZE + 1);
const incoming = new Prospects(HAND_SIZE);

/** What a seat makes of its view: what each move leaves it, less what it risks and gives to others. */
export class Outlook {
  readonly #last: number;
  readonly #needs: number;
  readonly #cards: readonly Card[];
  /** By card: its bit among those that are kept, or none. */
  readonly #bits: number[] = [];
  readonly #all: number;
  readonly #deductions: number;
  readonly #chances: Float64Array;
  readonly #rivals: Rivals;
  /** What a rival's whole chance costs that is given away. */
  readonly #denied: number;
  readonly #terms: Terms;

  /** Before drawing, the hand is judged as if the top of the discard pile were in it. */
  constructor(view: Str8EightView) {
    const me = view.seats[view.viewer as Seat]!;
    const hand = me.hand as readonly Card[];
    this.#cards = view.phase === 'draw' ? [...hand, view.discard.at(-1)!] : hand;
    this.#last = lastOf(me);
    this.#needs = needsOf(me);
    this.#deductions = deductionsOf(this.#cards);
    this.#chances = chancesIn(view);
    const chances = this.#chances.map((chance) => COLLECTED * chance);
    this.#rivals = new Rivals(view, chances);
    this.#denied = (view.seats.length === 2 ? DENIED_OF_TWO : DENIED) * (leads(view) ? patienceAfter(view.barren) : 1);
    this.#terms = { chances, goesOn: 1 - this.#rivals.danger, aPoint: 1, eighth: EIGHTH };
    const kept: number[] = [];
    for (const card of this.#cards) this.#bits.push(this.#isOfUse(card) ? 1 << (kept.push(placeOf(card)) - 1) : 0);
    this.#all = (1 << kept.length) - 1;
    own.judge(this.#terms, this.#last, this.#needs, kept);
  }

  laying(card: Card): number {
    const worth = own.laying(this.#without(card), this.#needs, placeOf(card));
    return this.#needs === 1 ? worth : worth - this.#risk(this.#deductions - deductionOf(card));
  }

  discarding(card: Card): number {
    const worth = own.of(this.#without(card), this.#needs, this.#last);
    return worth - this.#risk(this.#deductions - deductionOf(card)) - this.#gift(card, 1);
  }

  /** All hands move so many seats to the left. */
  passing(played: Card, side: 1 | -1): number {
    const hand = this.#rivals.at(-side).hand;
    const known = hand.filter((card) => card !== null);
    const hidden = hand.length - known.length;
    const kept = known.filter((card) => this.#isOfUse(card)).map(placeOf);
    incoming.judge(this.#terms, this.#last, this.#needs, kept);
    const worth = incoming.of((1 << kept.length) - 1, this.#needs, this.#last) + UNSEEN * hidden;
    const risk = this.#risk(deductionsOf(known) + MEAN_DEDUCTION * hidden);
    const given = this.#cards.toSpliced(this.#cards.indexOf(played), 1).map((card) => this.#gift(card, side));
    return worth - risk - Math.max(...given) + DISTURBED * this.#rivals.lead;
  }

  /** The top of the discard pile in hand, the best that can be done then. */
  takingDiscard(): number {
    let best = -Infinity;
    for (const card of this.#cards) {
      best = Math.max(best, this.discarding(card));
      if (follows(this.#last, placeOf(card))) best = Math.max(best, this.laying(card));
    }
    return best;
  }

  /** An unseen card is laid if that is better than what can be done without it. */
  takingUnseen(): number {
    const top = this.#cards.at(-1)!;
    const held = this.#without(top);
    const without = this.#withoutDrawing(held);
    let worth = without + UNSEEN - this.#risk(this.#deductions - deductionOf(top));
    for (const place of FOLLOWERS[this.#last]!) {
      const more = own.laying(held, this.#needs, place) - without;
      if (more > 0) worth += this.#chances[place]! * more;
    }
    return worth;
  }

  #withoutDrawing(held: number): number {
    let best = own.of(held, this.#needs, this.#last);
    for (let i = 0; i < HAND_SIZE; i++) {
      const place = placeOf(this.#cards[i]!);
      if (follows(this.#last, place)) best = Math.max(best, own.laying(held & ~this.#bits[i]!, this.#needs, place));
    }
    return best;
  }

  #isOfUse(card: Card): boolean {
    const steps = stepsTo(this.#last, placeOf(card));
    return steps > 0 && steps <= Math.min(this.#needs, STEPS_AHEAD);
  }

  #without(card: Card): number {
    return this.#all & ~this.#bits[this.#cards.indexOf(card)]!;
  }

  /** That the hand ends before the next turn, with these still held. */
  #risk(deductions: number): number {
    return this.#rivals.danger * deductions;
  }

  #gift(card: Card, side: number): number {
    return this.#denied * this.#rivals.gift(card, this.#rivals.at(side));
  }
}

function leads({ viewer, seats }: Str8EightView): boolean {
  const { score } = seats[viewer as Seat]!;
  return seats.every((seat) => seat.score <= score);
}

function patienceAfter(barren: number): number {
  return Math.min(1, Math.max(0, (HOPELESS - barren) / (HOPELESS - HOPEFUL)));
}

function deductionsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + deductionOf(card), 0);
}
