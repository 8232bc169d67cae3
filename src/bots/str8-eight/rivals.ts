import { Prospects, type Terms } from './prospects.ts';
import type { Reading, RivalReading } from './reading.ts';
import { follows } from './steps.ts';
import { PLACE_OF } from './unseen.ts';

// Guesses; in play among equals others did as well.
/** How much a turn takes off the chance to complete a sequence. */
const GOES_ON = 0.9;
/** What a round of such chances comes to, and what there is always and at most. */
const DANGER = 0.4;
const LEAST_DANGER = 0.02;
const MOST_DANGER = 0.5;

/** How far the others are from eight cards, as far as their sequences and the unseen cards show it. */
export class Rivals {
  readonly #race = new Prospects(0);
  /** The chance that one of them ends the hand before the next turn. */
  danger = 0;
  /** The best chance that any of them has to complete a sequence soon. */
  lead = 0;

  look({ rivals }: Reading, chances: Float64Array): void {
    const terms: Terms = { chances, goesOn: GOES_ON, aPoint: 0, eighth: 1 };
    let danger = LEAST_DANGER;
    this.lead = 0;
    for (const rival of rivals) {
      this.#race.judge(terms, rival.last, rival.needs);
      const chance = this.chanceOf(rival);
      danger += DANGER * chance;
      this.lead = Math.max(this.lead, chance);
    }
    this.danger = Math.min(danger, MOST_DANGER);
  }

  /** How much that card would add to the chance of that rival. The eighth leaves no chance to anybody else. */
  gift(face: number, to: RivalReading): number {
    const place = PLACE_OF[face]!;
    if (!follows(to.last, place)) return 0;
    if (to.needs === 1) return 1;
    return Math.max(0, this.#race.laying(0, to.needs, place) - this.chanceOf(to));
  }

  chanceOf({ needs, last }: RivalReading): number {
    return this.#race.of(0, needs, last);
  }
}
