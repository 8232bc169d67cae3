import type { Bout } from '../../bots/arena/bout.ts';
import { intervalOfFixed, meanOf } from '../../bots/arena/evidence.ts';
import { dealsIn, outcomesIn, samplesOf } from '../../bots/arena/outcomes.ts';
import { ratingsOf } from '../../bots/arena/ratings.ts';
import { BOTS_VERSION } from '../../bots/version.ts';
import type { Options } from '../../engine/options.ts';
import type { Meeting } from '../arena/meeting.ts';
import type { Estimate } from './estimate.ts';
import { fieldOf, USUAL, type Part, type Place } from './field.ts';
import type { Study } from './study.ts';

/** All that was found, for a page and for programs. */
export interface Findings {
  /** Which bots these are. */
  readonly bots: number;
  /** On one core, for all of it. */
  readonly minutes: number;
  readonly places: readonly Found[];
}

export interface Found extends Place {
  readonly ladder: readonly Decision[];
  readonly scale: readonly Points[];
  readonly shares: readonly Shares[];
}

/** Whether it is sure which of two is stronger. */
interface Decision {
  readonly bots: readonly string[];
  /** Nobody, as long as it is not decided. */
  readonly stronger: string | null;
  readonly deals: number;
}

/** Where a bot stands on the scale, and how far that may be off at 99 %. */
export interface Points {
  readonly bot: string;
  readonly points: number;
  readonly error: number;
}

export interface Shares {
  readonly bots: readonly string[];
  readonly parts: readonly Part[];
  /** How many were fixed, and how many of them were played within the time. */
  readonly fixed: number;
  readonly deals: number;
  readonly matches: number;
  /** By bot: its share of the wins, and the interval of 99 %. */
  readonly wins: readonly { readonly mean: number; readonly interval: readonly [number, number] }[];
  /** What finds just this again. */
  readonly command: string;
}

/** Where the usual level stands. */
export const USUAL_POINTS = 1000;

export function findingsOf(studies: readonly Study[]): Findings {
  const ms = studies.flatMap(({ ladder, estimates }) => [...ladder, ...estimates].map(({ kept }) => kept.ms));
  const minutes = Math.round(ms.reduce((sum, one) => sum + one, 0) / 60_000);
  return { bots: BOTS_VERSION, minutes, places: studies.map(foundAt) };
}

function foundAt({ place, ladder, estimates }: Study): Found {
  const played = estimates.filter(({ meeting }) => dealsIn(meeting.outcomes) > 0);
  return { ...place, ladder: ladder.map(decisionOf), scale: scaleOf(place, played), shares: played.map(sharesOf) };
}

function decisionOf({ bout: { bots }, standing: { isDecided, deals, wins } }: Meeting): Decision {
  const stronger = bots[wins[0]!.mean > wins[1]!.mean ? 0 : 1]!;
  return { bots, stronger: isDecided ? stronger : null, deals };
}

/** From the fresh deals of all pairs of the field, and from nothing else. */
function scaleOf({ game }: Place, estimates: readonly Estimate[]): Points[] {
  const pairs = estimates.filter(({ parts }) => parts.includes('field')).map(({ meeting }) => meeting);
  const comparable = comparableIn(pairs.map(({ bout }) => bout.bots));
  const bots = fieldOf(game).filter((bot) => comparable.has(bot));
  const met = pairs
    .filter(({ bout }) => comparable.has(bout.bots[0]!))
    .map(({ bout, outcomes }) => ({ bots: bout.bots.map((bot) => bots.indexOf(bot)), outcomes }));
  if (met.length === 0) return [];
  return ratingsOf(bots.length, met, bots.indexOf(USUAL)).map(({ rating, error }, i) => ({
    bot: bots[i]!,
    points: Math.round(USUAL_POINTS + rating),
    error: Math.round(error),
  }));
}

/** All who met the usual level, or somebody who did, and so on. */
function comparableIn(pairs: readonly (readonly string[])[]): ReadonlySet<string> {
  const found = new Set([USUAL]);
  for (const bot of found) for (const pair of pairs) if (pair.includes(bot)) pair.forEach((one) => found.add(one));
  return found;
}

function sharesOf({ parts, deals: fixed, meeting: { bout, outcomes }, matchesOfDeal }: Estimate): Shares {
  const found = outcomesIn(outcomes);
  const deals = dealsIn(outcomes);
  const matches = deals * matchesOfDeal;
  const wins = bout.bots.map((_, bot) => {
    const samples = samplesOf(found, bot);
    return { mean: meanOf(samples), interval: intervalOfFixed(samples) };
  });
  return { bots: bout.bots, parts, fixed: fixed!, deals, matches, wins, command: commandOf(bout, matches) };
}

function commandOf({ game, players, options, bots, seed }: Bout, matches: number): string {
  const table = ['threestraws arena', game, `--players ${players}`, ...flagsOf(options)];
  const together = bots.length > 2 ? ['--together'] : [];
  return [...table, `--bots ${bots.join()}`, ...together, `--seed ${seed} --matches ${matches} --all`].join(' ');
}

/** As they are typed. */
export function flagsOf(options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === false ? [] : [value === true ? `--${name}` : `--${name} ${value}`],
  );
}
