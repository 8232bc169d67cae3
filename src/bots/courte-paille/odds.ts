import { CASTAWAYS, COCO } from '../../games/courte-paille/cards.ts';

/* What follows from points alone, as tables: a search asks for it millions of times. */

export const KINDS = CASTAWAYS.length;

/** More than any hand or any week holds of one castaway, with all Cocos. */
const MOST_POINTS = 64;
/** More than a week ever has left, unless Cocos stretch it beyond all measure. */
const MOST_ROUNDS = 12;
const MOST_SEATS = 5;

// All fitted to a hundred thousand positions of quick play.
/** By unknown days: so many points more in the week multiply a castaway's odds by e. */
const WEEK_SPREAD = [0.3, 3.1, 4.3, 4.8, 5.3, 5.5, 5.7, 6.5];
/** What an unseen day is expected to bring any character more than Coco. */
const COCO_BEHIND = 1.2;
/** By players from two on: points in the meal that win half of all matches at the end, and how much less for each round before. */
const EVEN = [13.8, 13.7, 13.3, 13];
const EVEN_BEFORE = [1.55, 0.7, 0.33, 0.12];
/** So many points more multiply the odds to win by e. */
const SPREAD = [2.3, 1.7, 1.6, 1.5];
const SPREAD_BEFORE = [1.15, 0.75, 0.6, 0.5];
/** By rounds to come: the same among hands that are all known. */
const RIVAL_SPREAD = [0.5, 1.85, 2.5, 3.4, 4.4, 6, 8.3, 9];

const eatenOdds = new Float64Array(MOST_ROUNDS * MOST_POINTS);
const cocoOdds = new Float64Array(MOST_ROUNDS);
const winChances = new Float64Array((MOST_SEATS + 1) * MOST_ROUNDS * MOST_POINTS);
const rivalOdds = new Float64Array(MOST_ROUNDS * MOST_POINTS);

for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
  const spread = WEEK_SPREAD[rounds] ?? WEEK_SPREAD.at(-1)!;
  const rival = RIVAL_SPREAD[rounds] ?? RIVAL_SPREAD.at(-1)!;
  cocoOdds[rounds] = Math.exp((-COCO_BEHIND * rounds) / spread);
  for (let points = 0; points < MOST_POINTS; points++) {
    eatenOdds[rounds * MOST_POINTS + points] = Math.exp(points / spread);
    rivalOdds[rounds * MOST_POINTS + points] = Math.exp(points / rival);
    for (let players = 2; players <= MOST_SEATS; players++)
      winChances[winsAt(players, rounds) + points] = chanceToWin(players - 2, rounds, points);
  }
}

function chanceToWin(table: number, rounds: number, points: number): number {
  const even = EVEN[table]! - EVEN_BEFORE[table]! * rounds;
  return 1 / (1 + Math.exp((even - points) / (SPREAD[table]! + SPREAD_BEFORE[table]! * rounds)));
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

/** The chance to win by points in whoever is eaten, against hands that are not known: from `winsAt` on. */
export const WINS: Float64Array = winChances;

/** Where the row for so many players and rounds to come begins. */
export function winsAt(players: number, rounds: number): number {
  return (players * MOST_ROUNDS + capped(rounds)) * MOST_POINTS;
}

/** Odds by points among hands that are all known: from `oddsAt` on. */
export const ODDS: Float64Array = rivalOdds;

export function oddsAt(rounds: number): number {
  return capped(rounds) * MOST_POINTS;
}
