import type { Moved } from './table.ts';

interface Times {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly longest: number;
}

/** What people waited for, and for how long. */
export interface Report extends Times {
  /** How long they waited for bots, which seem to think for a while. */
  readonly bots: Times;
  /** The median at the table where it is the longest. */
  readonly slowestTable: number;
  /** By the number of the move at its table, in steps: the median, in milliseconds, where there were enough. */
  readonly byLength: readonly (number | null)[];
}

export const STEP_OF_MOVES = 100;
/** Fewer tell nothing. */
const ENOUGH = 20;

export function reportOf(moved: readonly Moved[], seconds: number, slowestTable: number): Report {
  const people = moved.filter(({ by }) => by === 'person');
  const bots = moved.filter(({ by }) => by === 'bot');
  return { ...timesOf(people, seconds), bots: timesOf(bots, seconds), slowestTable, byLength: byLength(people) };
}

function timesOf(moved: readonly Moved[], seconds: number): Times {
  const all = moved.map(({ ms }) => ms);
  return {
    perSecond: all.length / seconds,
    p50: quantile(all, 0.5),
    p90: quantile(all, 0.9),
    p99: quantile(all, 0.99),
    longest: quantile(all, 1),
  };
}

function byLength(moved: readonly Moved[]): (number | null)[] {
  const steps: number[][] = [];
  for (const { ms, number } of moved) (steps[Math.floor(number / STEP_OF_MOVES)] ??= []).push(ms);
  return Array.from(steps, (step) => (step === undefined || step.length < ENOUGH ? null : quantile(step, 0.5)));
}

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
