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

export function quantile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;
}

/** What a lone table had to bear while others besieged the server; in milliseconds, and by the second. */
export interface SiegeReport {
  readonly mediumP50: number;
  readonly mediumP95: number;
  readonly httpP50: number;
  readonly httpP99: number;
  readonly mastersPerSecond: number;
  readonly mastersP95: number;
  readonly hintsPerSecond: number;
  readonly refusedPerSecond: number;
}
