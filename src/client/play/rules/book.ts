/** What is printed, or that and what this table decided about it. */
export type ClauseText = string | readonly [printed: string, ruling: string];

/** The clauses of a game in a language. */
export interface BookWords<Chapter extends string = string, Clause extends string = string> {
  /** Whose game it is. */
  readonly credit: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** What a chapter begins with. */
  readonly intros?: Readonly<Partial<Record<Chapter, string>>>;
  /** What some clauses are called. */
  readonly names?: Readonly<Partial<Record<Clause, string>>>;
  readonly says: Readonly<Record<Clause, ClauseText>>;
  /** Options of the table, and what players may know. */
  readonly more: readonly { readonly title: string; readonly says: string }[];
}

/** The clauses of a game, chapter by chapter, and those that the published rules leave open. */
export interface Book {
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  readonly rulings: readonly string[];
}

/** Rows below a head; the first cell of a row names it. */
export interface TableWords {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
