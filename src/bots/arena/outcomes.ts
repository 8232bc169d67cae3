import type { Sample } from './evidence.ts';

/** The least number that one to six winners can share without a remainder, so that sums stay whole and exact. */
export const WHOLE_WIN = 60;

/**
 * What came of a meeting's deals: the bots' parts of the wins of a deal, such as '180,60', and how often they were just these. Deals
 * are what is counted, for matches of the same deal are no independent witnesses.
 */
export type Outcomes = Record<string, number>;

export function addOutcome(outcomes: Outcomes, parts: readonly number[]): void {
  const key = parts.join();
  outcomes[key] = (outcomes[key] ?? 0) + 1;
}

/** The bots' shares of a deal's wins, and how often they were so. */
export interface Outcome {
  readonly shares: readonly number[];
  readonly times: number;
}

export function outcomesIn(outcomes: Outcomes): Outcome[] {
  return Object.entries(outcomes).map(([key, times]) => {
    const parts = key.split(',').map(Number);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return { shares: parts.map((part) => part / whole), times };
  });
}

export function dealsIn(outcomes: Outcomes): number {
  return Object.values(outcomes).reduce((sum, times) => sum + times, 0);
}

export function samplesOf(outcomes: readonly Outcome[], bot: number): Sample[] {
  return outcomes.map(({ shares, times }) => ({ value: shares[bot]!, times }));
}
