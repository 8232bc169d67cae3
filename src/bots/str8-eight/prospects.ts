import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { FOLLOWERS, follows, PLACES, REACHED } from './steps.ts';
import { NUMBERS } from './unseen.ts';

export interface Terms {
  /** By place: how likely a turn is to bring that number. */
  readonly chances: Float64Array;
  /** How likely there is to be another turn. */
  readonly goesOn: number;
  /** What each point laid is worth, and the eighth card beside its points. */
  readonly aPoint: number;
  readonly eighth: number;
}

const NO_TERMS: Terms = { chances: new Float64Array(PLACES), goesOn: 0, aPoint: 0, eighth: 0 };
const ROOM = (SEQUENCE_SIZE + 1) * PLACES;

/**
 * What sequences may still bring, by how many cards they need, by their last number, and by which of the kept cards are
 * still held. A table that is written over each time it is used.
 */
export class Prospects {
  #terms = NO_TERMS;
  #kept: readonly number[] = [];
  readonly #worth: Float64Array;
  /** By place: the kept cards above it, the only ones that can be of use. */
  readonly #above = new Uint8Array(PLACES);
  readonly #laid = new Float64Array(Math.max(...FOLLOWERS.map(({ length }) => length)));

  constructor(mostKept: number) {
    this.#worth = new Float64Array(ROOM << mostKept);
  }

  /** All that may become of a sequence. The places of the cards that are kept for it get a bit each, in this order. */
  judge(terms: Terms, last: number, needs: number, kept: readonly number[] = []): void {
    this.#terms = terms;
    this.#kept = kept;
    this.#above.fill(0);
    for (let i = 0; i < kept.length; i++) {
      for (let place = last; place < kept[i]!; place++) this.#above[place]! |= 1 << i;
    }
    for (let set = 0; set < 1 << kept.length; set++) {
      for (let need = 0; need <= needs; need++) this.#fill(set, need, REACHED[last]![needs - need]!);
    }
  }

  of(set: number, needs: number, last: number): number {
    return this.#worth[set * ROOM + needs * PLACES + last]!;
  }

  /** The same with that number laid, and what it brings. */
  laying(set: number, needs: number, place: number): number {
    return this.#terms.aPoint * NUMBERS[place]! + this.of(set, needs - 1, place);
  }

  #fill(set: number, need: number, places: Uint8Array): void {
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const useful = set & this.#above[place]!;
      this.#worth[set * ROOM + need * PLACES + place] =
        useful === set ? this.#best(set, need, place) : this.of(useful, need, place);
    }
  }

  /** With a card that is held, or with what is drawn. */
  #best(set: number, needs: number, last: number): number {
    if (needs === 0) return this.#terms.eighth;
    let best = this.#drawing(set, needs, last);
    for (let i = 0; i < this.#kept.length; i++) {
      if ((set & (1 << i)) === 0 || !follows(last, this.#kept[i]!)) continue;
      best = Math.max(best, this.#terms.goesOn * this.laying(set & ~(1 << i), needs, this.#kept[i]!));
    }
    return best;
  }

  /** Turn after turn, until a number comes that is better laid than left: which those are shows step by step. */
  #drawing(set: number, needs: number, last: number): number {
    const followers = FOLLOWERS[last]!;
    for (let i = 0; i < followers.length; i++) this.#laid[i] = this.laying(set, needs, followers[i]!);
    let worth = 0;
    for (let better = this.#waiting(followers, 0); better > worth; better = this.#waiting(followers, worth)) {
      worth = better;
    }
    return worth;
  }

  /** For any of the followers that bring more than that. */
  #waiting(followers: Uint8Array, least: number): number {
    const { chances, goesOn } = this.#terms;
    let chance = 0;
    let sum = 0;
    for (let i = 0; i < followers.length; i++) {
      if (this.#laid[i]! <= least) continue;
      chance += chances[followers[i]!]!;
      sum += chances[followers[i]!]! * this.#laid[i]!;
    }
    return (goesOn * sum) / (1 - goesOn + goesOn * chance);
  }
}
