import type { Options } from '../../engine/options.ts';
import { isEnough, intervalOf, logCapital, logSum, meanOf } from './evidence.ts';
import { dealsIn, outcomesIn, samplesOf, type Outcomes } from './outcomes.ts';
import { matchesOfDeal } from './seating.ts';

/** Some bots that meet on the same deals. Its matches have numbers, and each is the same whoever plays it when. */
export interface Bout {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** As `specText` writes them: two, or one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Where a bout stands. */
export interface Standing {
  readonly deals: number;
  readonly matches: number;
  /** By bot: its share of the wins, a shared win divided, with what is sure of it. */
  readonly wins: readonly { readonly mean: number; readonly interval: readonly [number, number] }[];
  /** Whether it is sure that they are not equally strong. */
  readonly isDecided: boolean;
}

export function standingOf({ bots, players }: Bout, outcomes: Outcomes): Standing {
  const found = outcomesIn(outcomes);
  const deals = dealsIn(outcomes);
  const wins = bots.map((_, bot) => {
    const samples = samplesOf(found, bot);
    return { mean: meanOf(samples), interval: intervalOf(samples) };
  });
  return {
    deals,
    matches: deals * matchesOfDeal(bots.length, players),
    wins,
    isDecided: isDecided(outcomes, bots.length),
  };
}

/** Whether equal strength is refuted. The mean of what several bettors have is the capital of one, so it is one test. */
export function isDecided(outcomes: Outcomes, bots: number): boolean {
  const found = outcomesIn(outcomes);
  const logs = Array.from({ length: bots }, (_, bot) => logCapital(samplesOf(found, bot), 1 / bots));
  return isEnough(logSum(logs) - Math.log(bots));
}
