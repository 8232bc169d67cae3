import type { Code } from '../../engine/game.ts';
import { HAND_SIZE, PASS_LEFT } from '../../games/str8-eight/cards.ts';
import { DISCARD_CARD, DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY } from '../../games/str8-eight/moves.ts';
import { Prospects, type Terms } from './prospects.ts';
import type { Reading, RivalReading } from './reading.ts';
import { Rivals } from './rivals.ts';
import { FOLLOWERS, follows, PLACES, stepsTo } from './steps.ts';
import { DEDUCTION_OF, MEAN_DEDUCTION, PLACE_OF } from './unseen.ts';

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

/** What a seat makes of what it sees: what each move leaves it, less what it risks and gives to others. One is written over each time. */
export class Outlook {
  readonly rivals = new Rivals();
  readonly #own = new Prospects(HAND_SIZE + 1);
  readonly #incoming = new Prospects(HAND_SIZE);
  readonly #chances = new Float64Array(PLACES);
  #terms: Terms = { chances: this.#chances, goesOn: 1, aPoint: 1, eighth: EIGHTH };
  #reading: Reading | undefined;
  #last = 0;
  #needs = 0;
  #faces: readonly number[] = [];
  /** By card: its bit among those that are kept, or none. */
  readonly #bits: number[] = [];
  readonly #kept: number[] = [];
  #all = 0;
  #deductions = 0;
  /** What a rival's whole chance costs that is given away. */
  #denied = 0;

  /** Before drawing, the hand is judged as if the top of the discard pile were in it. */
  look(reading: Reading, decides = true): void {
    const { last, needs, faces, chances, rivals, leads, barren } = reading;
    this.#reading = reading;
    this.#last = last;
    this.#needs = needs;
    this.#faces = faces;
    this.#deductions = deductionsOf(faces);
    for (let place = 0; place < PLACES; place++) this.#chances[place] = COLLECTED * chances[place]!;
    this.rivals.look(reading, this.#chances);
    this.#denied = (rivals.length === 1 ? DENIED_OF_TWO : DENIED) * (leads ? patienceAfter(barren) : 1);
    this.#terms = { chances: this.#chances, goesOn: 1 - this.rivals.danger, aPoint: 1, eighth: EIGHTH };
    if (decides) this.#keep();
  }

  /** What a move is worth. */
  worthOf(code: Code): number {
    const face = faceIn(code);
    switch (kindIn(code)) {
      case DRAW_PILE:
        return this.#takingUnseen();
      case DRAW_DISCARD:
        return this.#takingDiscard();
      case LAY:
        return this.#laying(face);
      case DISCARD_CARD:
        return this.#discarding(face);
      default:
        return this.#passing(face, face === PASS_LEFT);
    }
  }

  #keep(): void {
    this.#bits.length = 0;
    this.#kept.length = 0;
    for (const face of this.#faces) {
      this.#bits.push(this.#isOfUse(face) ? 1 << (this.#kept.push(PLACE_OF[face]!) - 1) : 0);
    }
    this.#all = (1 << this.#kept.length) - 1;
    this.#own.judge(this.#terms, this.#last, this.#needs, this.#kept);
  }

  #laying(face: number): number {
    const worth = this.#own.laying(this.#without(face), this.#needs, PLACE_OF[face]!);
    return this.#needs === 1 ? worth : worth - this.#risk(this.#deductions - DEDUCTION_OF[face]!);
  }

  #discarding(face: number): number {
    const worth = this.#own.of(this.#without(face), this.#needs, this.#last);
    return worth - this.#risk(this.#deductions - DEDUCTION_OF[face]!) - this.#gift(face, this.#reading!.rivals[0]!);
  }

  /** All hands move on by one seat. */
  #passing(played: number, isLeft: boolean): number {
    const { rivals } = this.#reading!;
    const left = rivals[0]!;
    const right = rivals.at(-1)!;
    const { known, hidden } = isLeft ? right : left;
    const kept = known.filter((face) => this.#isOfUse(face)).map((face) => PLACE_OF[face]!);
    this.#incoming.judge(this.#terms, this.#last, this.#needs, kept);
    const worth = this.#incoming.of((1 << kept.length) - 1, this.#needs, this.#last) + UNSEEN * hidden;
    const risk = this.#risk(deductionsOf(known) + MEAN_DEDUCTION * hidden);
    return worth - risk - this.#greatestGift(played, isLeft ? left : right) + DISTURBED * this.rivals.lead;
  }

  #greatestGift(played: number, to: RivalReading): number {
    const left = this.#faces.indexOf(played);
    let most = 0;
    for (let i = 0; i < this.#faces.length; i++) {
      if (i !== left) most = Math.max(most, this.#gift(this.#faces[i]!, to));
    }
    return most;
  }

  /** The top of the discard pile in hand, the best that can be done then. */
  #takingDiscard(): number {
    let best = -Infinity;
    for (const face of this.#faces) {
      best = Math.max(best, this.#discarding(face));
      if (follows(this.#last, PLACE_OF[face]!)) best = Math.max(best, this.#laying(face));
    }
    return best;
  }

  /** An unseen card is laid if that is better than what can be done without it. */
  #takingUnseen(): number {
    const top = this.#faces.at(-1)!;
    const held = this.#without(top);
    const without = this.#withoutDrawing(held);
    let worth = without + UNSEEN - this.#risk(this.#deductions - DEDUCTION_OF[top]!);
    for (const place of FOLLOWERS[this.#last]!) {
      const more = this.#own.laying(held, this.#needs, place) - without;
      if (more > 0) worth += this.#reading!.chances[place]! * more;
    }
    return worth;
  }

  #withoutDrawing(held: number): number {
    let best = this.#own.of(held, this.#needs, this.#last);
    for (let i = 0; i < HAND_SIZE; i++) {
      const place = PLACE_OF[this.#faces[i]!]!;
      if (follows(this.#last, place)) {
        best = Math.max(best, this.#own.laying(held & ~this.#bits[i]!, this.#needs, place));
      }
    }
    return best;
  }

  #isOfUse(face: number): boolean {
    const steps = stepsTo(this.#last, PLACE_OF[face]!);
    return steps > 0 && steps <= Math.min(this.#needs, STEPS_AHEAD);
  }

  #without(face: number): number {
    return this.#all & ~this.#bits[this.#faces.indexOf(face)]!;
  }

  /** That the hand ends before the next turn, with these still held. */
  #risk(deductions: number): number {
    return this.rivals.danger * deductions;
  }

  #gift(face: number, to: RivalReading): number {
    return this.#denied * this.rivals.gift(face, to);
  }
}

function patienceAfter(barren: number): number {
  return Math.min(1, Math.max(0, (HOPELESS - barren) / (HOPELESS - HOPEFUL)));
}

function deductionsOf(faces: readonly number[]): number {
  let sum = 0;
  for (const face of faces) sum += DEDUCTION_OF[face]!;
  return sum;
}
