import type { Seat } from '../../engine/seats.ts';
import type { Card } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import type { Str8EightSeat, Str8EightView } from '../../games/str8-eight/view.ts';
import { Prospects } from './prospects.ts';
import { follows } from './steps.ts';
import { placeOf } from './unseen.ts';

// Guesses; in play among equals others did as well.
/** How much a turn takes off the chance to complete a sequence. */
const GOES_ON = 0.9;
/** What a round of such chances comes to, and what there is always and at most. */
const DANGER = 0.4;
const LEAST_DANGER = 0.02;
const MOST_DANGER = 0.5;

const race = new Prospects(0);

/** How far the others are from eight cards, as far as their sequences and the unseen cards show it. */
export class Rivals {
  readonly #view: Str8EightView;
  readonly #me: Seat;
  /** The chance that one of them ends the hand before the next turn. */
  readonly danger: number;
  /** The best chance that any of them has to complete a sequence soon. */
  readonly lead: number;

  constructor(view: Str8EightView, chances: Float64Array) {
    this.#view = view;
    this.#me = view.viewer as Seat;
    const terms = { chances, goesOn: GOES_ON, aPoint: 0, eighth: 1 };
    let danger = LEAST_DANGER;
    let lead = 0;
    for (let side = 1; side < view.seats.length; side++) {
      const seat = this.at(side);
      race.judge(terms, lastOf(seat), needsOf(seat));
      danger += DANGER * chanceOf(seat);
      lead = Math.max(lead, chanceOf(seat));
    }
    this.danger = Math.min(danger, MOST_DANGER);
    this.lead = lead;
  }

  /** So many seats to the left. */
  at(side: number): Str8EightSeat {
    const { seats } = this.#view;
    return seats[(this.#me + side + seats.length) % seats.length]!;
  }

  /** How much that card would add to the chance of that rival. The eighth leaves no chance to anybody else. */
  gift(card: Card, to: Str8EightSeat): number {
    const place = placeOf(card);
    if (!follows(lastOf(to), place)) return 0;
    if (needsOf(to) === 1) return 1;
    return Math.max(0, race.laying(0, needsOf(to), place) - chanceOf(to));
  }
}

function chanceOf(seat: Str8EightSeat): number {
  return race.of(0, needsOf(seat), lastOf(seat));
}

export function needsOf({ sequence }: Str8EightSeat): number {
  return SEQUENCE_SIZE - sequence.length;
}

export function lastOf({ sequence }: Str8EightSeat): number {
  return sequence.length === 0 ? 0 : placeOf(sequence.at(-1)!);
}
