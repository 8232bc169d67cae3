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
  /** From the first match to the last, as all ranges here: how far each step goes. */
  readonly rate: Range;
  /** How often a move is made by lot. */
  readonly whim: Range;
  /** How many of the matches are against `medium`. */
  readonly taught: Range;
  /** In so many of the matches, from the first on, a quick player decides now and then in the learner's place, less and less often. */
  readonly tutored: number;
}

export type Range = readonly [first: number, last: number];
