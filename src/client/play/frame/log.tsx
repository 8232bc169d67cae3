/** A line of what happened: somebody did something, a day came with its card, or a new chapter begins. */
export interface LogLine {
  readonly seat: number | null;
  readonly card: string | null;
  readonly name: string;
  readonly text: string;
  /** At the right: what it came to. */
  readonly mark: string;
  /** The clause of the rules that it follows from, where one may wonder. */
  readonly clause?: string;
}

/** Showing again what happened since the last turn. */
export interface Again {
  /** There is something to show. */
  readonly isPossible: boolean;
  start(): void;
}
