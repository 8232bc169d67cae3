/** A network that is to be, and how it learns. */
export interface Lesson {
  readonly game: string;
  /** Names its weights: `straw-2`. */
  readonly name: string;
  /** The tables it learns at, in turn. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  readonly matches: number;
  /** How much what came of a match counts beside what was thought of the next decision. */
  readonly lambda: number;
  /** Whether a decision learns from how its own round ends, by the scores then, and not from the rounds after it. */
  readonly byRounds: boolean;
  /** From the first match to the last, as all ranges here: how far each step goes. */
  readonly rate: Range;
  /** How often a move is made by lot. */
  readonly whim: Range;
  /** How many of the matches are against `medium`. */
  readonly taught: Range;
}

export type Range = readonly [first: number, last: number];
