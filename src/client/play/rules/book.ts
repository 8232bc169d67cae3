/** The clauses of a game in a language, as its file in `rules/` tells them. */
export interface Book {
  /** Whose game it is. */
  readonly credit: string;
  readonly chapters: readonly Chapter[];
  /** Options of the table, and what players may know. */
  readonly more: readonly { readonly title: string; readonly says: string }[];
}

export interface Chapter {
  readonly title: string;
  /** What it begins with. */
  readonly intro?: string;
  readonly clauses: readonly Clause[];
  /** What it ends with. */
  readonly example?: ExampleWords;
}

/** What is printed, what this table decided, or both: then it is in part a ruling. */
export interface Clause {
  /** As refusals and tests cite it: `S9a`. */
  readonly id: string;
  readonly name?: string;
  readonly printed?: string;
  readonly ruling?: string;
  readonly table?: TableWords;
}

export interface ExampleWords {
  readonly title: string;
  readonly says: string;
  readonly table: TableWords;
  readonly more?: string;
}

/** Rows below a head; the first cell of a row names it. */
export interface TableWords {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
