interface Times {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** What people waited for, and for how long. */
export interface Report extends Times {
  /** How long they waited for bots, which seem to think for a while. */
  readonly bots: Times;
  /** By the number of the move at its table, in steps: the median, in milliseconds, where there were enough. */
  readonly byLength: readonly (number | null)[];
}

export const STEP_OF_MOVES = 100;
