export interface Report {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** By the number of the move at its table, in steps: the median, in milliseconds, where there were enough. */
  readonly byLength: readonly (number | null)[];
}

export const STEP_OF_MOVES = 100;
