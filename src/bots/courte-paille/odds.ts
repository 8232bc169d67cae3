import { COCO } from '../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../games/courte-paille/faces.ts';
import { exp } from '../network/exact.ts';

/* What follows from points alone, as tables: a search asks for it millions of times. */

export const KINDS = CASTAWAYS.length;

/** More than any hand or any week holds of one castaway, with all Cocos. */
const MOST_POINTS = 64;
/** More than a week ever has left, unless Cocos stretch it beyond all measure. */
const MOST_ROUNDS = 12;

// All fitted to a hundred thousand positions of quick play.
/** By unknown days: so many points more in the week multiply a castaway's odds by e. */
const WEEK_SPREAD = [1, 2.6, 3.3, 3.8, 4.2, 4.6, 4.9, 5.2];
/** What an unseen day is expected to bring any character more than Coco. */
const COCO_BEHIND = 0.5;
/** For each round to come: so many points more than the best rival is thought to have multiply the odds to win by e. */
const LEAD_SPREAD = 3;
const LEAD_SPREAD_BEFORE = 0.4;
/** By rounds to come: the same among hands that are all known. */
const RIVAL_SPREAD = [0.5, 1.85, 2.5, 3.4, 4.4, 6, 8.3, 9];

/** Each player who comes first takes the very card that one would like with 35 chances of 100: the logarithm of those that are left. */
const LEAVES = -0.430_782_916_092_454_3;

const eatenOdds = new Float64Array(MOST_ROUNDS * MOST_POINTS);
const cocoOdds = new Float64Array(MOST_ROUNDS);
const leadChances = new Float64Array(MOST_ROUNDS * 2 * MOST_POINTS);
const rivalOdds = new Float64Array(MOST_ROUNDS * MOST_POINTS);

for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
  const spread = WEEK_SPREAD[rounds] ?? WEEK_SPREAD.at(-1)!;
  const rival = RIVAL_SPREAD[rounds] ?? RIVAL_SPREAD.at(-1)!;
  cocoOdds[rounds] = exp((-COCO_BEHIND * rounds) / spread);
  for (let points = 0; points < MOST_POINTS; points++) {
    eatenOdds[rounds * MOST_POINTS + points] = exp(points / spread);
    rivalOdds[rounds * MOST_POINTS + points] = exp(points / rival);
  }
  for (let lead = -MOST_POINTS; lead < MOST_POINTS; lead++)
    leadChances[leadsAt(rounds) + lead] = 1 / (1 + exp(-lead / (LEAD_SPREAD + LEAD_SPREAD_BEFORE * rounds)));
}

function capped(rounds: number): number {
  return rounds < 0 ? 0 : rounds < MOST_ROUNDS ? rounds : MOST_ROUNDS - 1;
}

/** Writes how likely each castaway is to be eaten with these points in the week and so many unknown days. */
export function chancesEaten(week: Uint8Array, unknown: number, into: Float64Array): void {
  const days = capped(unknown);
  const base = days * MOST_POINTS;
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const odds = kind === COCO ? eatenOdds[base + week[kind]!]! * cocoOdds[days]! : eatenOdds[base + week[kind]!]!;
    into[kind] = odds;
    sum += odds;
  }
  const share = 1 / sum;
  for (let kind = 0; kind < KINDS; kind++) into[kind] = into[kind]! * share;
}

/** The chance to win by the lead over the best rival, which may be negative: around `leadsAt`. */
export const LEADS: Float64Array = leadChances;

export function leadsAt(rounds: number): number {
  return (2 * capped(rounds) + 1) * MOST_POINTS;
}

/** The chance that a card of the menu is gone once so many others have chosen. */
export function chanceGone(before: number): number {
  return 1 - exp(LEAVES * before);
}

/** Odds by points among hands that are all known: from `oddsAt` on. */
export const ODDS: Float64Array = rivalOdds;

export function oddsAt(rounds: number): number {
  return capped(rounds) * MOST_POINTS;
}
