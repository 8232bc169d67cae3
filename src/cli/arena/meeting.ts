import { isDecided, standingOf, type Bout, type Standing } from '../../bots/arena/bout.ts';
import { addOutcome, dealsIn, type Outcomes } from '../../bots/arena/outcomes.ts';
import { matchesOfDeal } from '../../bots/arena/seating.ts';

/** How long one piece of work should take: short enough to stop soon, long enough to be worth handing over. */
const PIECE_MS = 200;
const LARGEST_PIECE = 1000;

/** What is kept of a bout between two runs. */
export interface Kept {
  readonly bout: Bout;
  readonly outcomes: Outcomes;
  /** The time it took so far, on one core. */
  readonly ms: number;
  /** How many deals it is to have, where that was fixed before the first. */
  readonly deals?: number | undefined;
}

export interface Limits {
  /** Matches at most, rounded up to whole deals. */
  readonly matches: number;
  /** Whether all of them are played also when the question is decided. */
  readonly all: boolean;
}

/** A bout that is being played: gives out its matches in pieces and takes back what came of them, in the same order. */
export class Meeting {
  readonly bout: Bout;
  readonly outcomes: Outcomes;
  /** Of the whole bout, and of one match. */
  ms: number;
  msOfMatch = 0;
  isDone: boolean;
  readonly #matchesOfDeal: number;
  readonly #deals: number;
  readonly #all: boolean;
  #played: number;
  #given: number;
  #piece = 1;
  #deal: number[];
  #inDeal = 0;

  constructor({ bout, outcomes, ms }: Kept, { matches, all }: Limits) {
    this.bout = bout;
    this.outcomes = { ...outcomes };
    this.ms = ms;
    this.#all = all;
    this.#matchesOfDeal = matchesOfDeal(bout.bots.length, bout.players);
    this.#deals = Math.ceil(matches / this.#matchesOfDeal);
    this.#played = dealsIn(outcomes);
    this.#given = this.#played * this.#matchesOfDeal;
    this.#deal = bout.bots.map(() => 0);
    this.isDone = this.#isOver();
  }

  /** Whole deals only: what of the last one was played before a stop is played again. */
  get kept(): Kept {
    return { bout: this.bout, outcomes: this.outcomes, ms: Math.round(this.ms) };
  }

  get standing(): Standing {
    return standingOf(this.bout, this.outcomes);
  }

  get most(): number {
    return this.#deals * this.#matchesOfDeal;
  }

  /** Of that many matches: how many are played or will not be needed. */
  get done(): number {
    return this.isDone ? this.most : this.played;
  }

  get played(): number {
    return this.#played * this.#matchesOfDeal + this.#inDeal;
  }

  get isAllGiven(): boolean {
    return this.isDone || this.#given >= this.most;
  }

  /** The time that is spent, and that is likely to be spent on what is given out. */
  get expectedMs(): number {
    const open = this.#given - this.played;
    // before the first came back nobody knows: then others have their turn
    return this.ms + open * Math.max(this.msOfMatch, 1);
  }

  give(): { readonly from: number; readonly to: number } {
    const from = this.#given;
    this.#given = Math.min(from + this.#piece, this.most);
    return { from, to: this.#given };
  }

  /** What comes after the question was decided is not counted, so that the result is the same on any number of cores. */
  take(parts: readonly (readonly number[])[], ms: number): void {
    this.ms += ms;
    this.msOfMatch = ms / parts.length;
    this.#piece = Math.max(1, Math.min(LARGEST_PIECE, Math.round(PIECE_MS / Math.max(this.msOfMatch, 0.01))));
    for (const match of parts) if (!this.isDone) this.#count(match);
  }

  #count(match: readonly number[]): void {
    match.forEach((part, bot) => (this.#deal[bot]! += part));
    if (++this.#inDeal < this.#matchesOfDeal) return;
    addOutcome(this.outcomes, this.#deal);
    this.#deal = this.#deal.map(() => 0);
    this.#inDeal = 0;
    this.#played++;
    this.isDone = this.#isOver();
  }

  #isOver(): boolean {
    return this.#played >= this.#deals || (!this.#all && isDecided(this.outcomes, this.bout.bots.length));
  }
}
