/** The least number that one to six winners can share without a remainder, so that sums stay whole and exact. */
const WHOLE_WIN = 60;

const Z_95 = 1.96;

/** A sum of whole numbers, and of their squares. */
export interface Sum {
  sum: number;
  squares: number;
}

/** What is counted of some matches. Whole numbers only, so any order of adding gives the same. */
export interface Tally {
  matches: number;
  readonly plays: Sum;
  readonly seats: readonly { readonly wins: Sum; readonly score: Sum }[];
}

/** A mean and its 95 % interval; none where a single number says nothing about it. */
export interface Estimate {
  readonly mean: number;
  readonly interval: readonly [low: number, high: number] | null;
}

export function emptyTally(seats: number): Tally {
  return {
    matches: 0,
    plays: emptySum(),
    seats: Array.from({ length: seats }, () => ({ wins: emptySum(), score: emptySum() })),
  };
}

export function count(tally: Tally, plays: number, scores: readonly number[], winners: readonly number[]): void {
  tally.matches++;
  add(tally.plays, plays);
  tally.seats.forEach(({ wins, score }, seat) => {
    add(wins, winners.includes(seat) ? WHOLE_WIN / winners.length : 0);
    add(score, scores[seat]!);
  });
}

export function merge(into: Tally, from: Tally): void {
  into.matches += from.matches;
  mergeSum(into.plays, from.plays);
  into.seats.forEach(({ wins, score }, seat) => {
    mergeSum(wins, from.seats[seat]!.wins);
    mergeSum(score, from.seats[seat]!.score);
  });
}

/** The mean of n numbers, and how sure it is. */
export function estimate({ sum, squares }: Sum, n: number): Estimate {
  const mean = sum / n;
  if (n < 2) return { mean, interval: null };
  const half = Z_95 * Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1) / n);
  return { mean, interval: [mean - half, mean + half] };
}

/** A share of wins. By Wilson's interval, which is right also for somebody who never or always won. */
export function estimateWins({ sum }: Sum, n: number): Estimate {
  const mean = sum / WHOLE_WIN / n;
  const weight = Z_95 ** 2 / n;
  const centre = (mean + weight / 2) / (1 + weight);
  const half = (Z_95 * Math.sqrt((mean * (1 - mean) + weight / 4) / n)) / (1 + weight);
  return { mean, interval: [Math.max(0, centre - half), Math.min(1, centre + half)] };
}

function emptySum(): Sum {
  return { sum: 0, squares: 0 };
}

function add(to: Sum, value: number): void {
  to.sum += value;
  to.squares += value * value;
}

function mergeSum(into: Sum, from: Sum): void {
  into.sum += from.sum;
  into.squares += from.squares;
}
