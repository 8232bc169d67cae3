/** A value from 0 to 1, and how often it came. */
export interface Sample {
  readonly value: number;
  readonly times: number;
}

const CONFIDENCE = 0.99;

/**
 * What somebody stakes of his capital on each deal. Many sizes at once, for no single one is good for large and small differences; more
 * of the capital goes to the large ones, which decide while deals are few and a little of it counts.
 */
const STAKES = Array.from({ length: 10 }, (_, i) => 0.9 * 0.6 ** i);
const WEIGHTS = STAKES.map((_, i) => 0.75 ** i);
const LOG_WEIGHTS = WEIGHTS.map((weight) => Math.log(weight / (2 * WEIGHTS.reduce((sum, one) => sum + one, 0))));

/**
 * A test that may be looked at after every deal. Somebody with a capital of 1 bets at odds which are fair if the true mean is
 * this one: his parts go on more and on less, with stakes of several sizes, which never change. If the mean is what it is said
 * to be, nobody can expect to gain, so the capital ever reaches 100 with a chance of at most 1 in 100 (Ville's inequality), however
 * long he plays and whenever he stops, and whatever the values between 0 and 1 are like. Answers the logarithm of the capital.
 */
export function logCapital(samples: readonly Sample[], mean: number): number {
  const logs: number[] = [];
  for (const [i, stake] of STAKES.entries()) {
    logs.push(LOG_WEIGHTS[i]! + logProduct(samples, (value) => 1 + (stake * (value - mean)) / mean));
    logs.push(LOG_WEIGHTS[i]! + logProduct(samples, (value) => 1 - (stake * (value - mean)) / (1 - mean)));
  }
  return logSum(logs);
}

/** Whether that capital is enough to be sure. */
export function isEnough(logarithm: number): boolean {
  return logarithm >= -Math.log(1 - CONFIDENCE);
}

/** The logarithm of the sum of numbers that are given by theirs, which may be too large to be taken back. */
export function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (most === -Infinity) return most;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

/**
 * All means that the same bets do not refute. These intervals hold for all deals at once, so also for the one at which somebody
 * stops. The capital is a convex function of the mean and at most 1 at what was seen, so there is one border on each side.
 */
export function intervalOf(samples: readonly Sample[]): readonly [low: number, high: number] {
  const mean = meanOf(samples);
  const isRefuted = (candidate: number): boolean => isEnough(logCapital(samples, candidate));
  return [border(mean, 0, isRefuted), border(mean, 1, isRefuted)];
}

/** How many standard errors 99 % of what is drawn from a bell lies within. */
export const Z_99 = 2.5758;

/**
 * The interval of 99 % where the number of deals was fixed beforehand: narrower, for there is one look only. As many deals are added on either side as
 * Agresti and Coull add to a share, so that few deals, or deals that all went one way, do not claim what they cannot know.
 */
export function intervalOfFixed(samples: readonly Sample[]): readonly [low: number, high: number] {
  const added = [0, 1].map((value) => ({ value, times: (Z_99 * Z_99) / 2 }));
  const all = [...samples, ...added];
  const mean = meanOf(all);
  let times = 0;
  let squares = 0;
  for (const sample of all) {
    times += sample.times;
    squares += sample.times * (sample.value - mean) ** 2;
  }
  const half = (Z_99 * Math.sqrt(squares)) / times;
  return [Math.max(0, mean - half), Math.min(1, mean + half)];
}

export function meanOf(samples: readonly Sample[]): number {
  let sum = 0;
  let times = 0;
  for (const sample of samples) {
    sum += sample.value * sample.times;
    times += sample.times;
  }
  return times === 0 ? 0.5 : sum / times;
}

const HALVINGS = 40;

function border(from: number, to: number, isRefuted: (mean: number) => boolean): number {
  let inside = from;
  let outside = to;
  for (let i = 0; i < HALVINGS && inside !== outside; i++) {
    const middle = (inside + outside) / 2;
    if (isRefuted(middle)) outside = middle;
    else inside = middle;
  }
  return outside;
}

function logProduct(samples: readonly Sample[], factor: (value: number) => number): number {
  let sum = 0;
  for (const { value, times } of samples) sum += times * Math.log(factor(value));
  return sum;
}
