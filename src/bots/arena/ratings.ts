import { listOf } from '../../engine/list.ts';
import { Z_99 } from './evidence.ts';
import { outcomesIn, type Outcome, type Outcomes } from './outcomes.ts';

/** Who of a field met, and what came of it. */
export interface Met {
  readonly bots: readonly number[];
  readonly outcomes: Outcomes;
}

/** On the scale of Elo: 400 more are ten times the wins. The middle of the field is 0, or one of it; the error is that of 99 %. */
export interface Rating {
  readonly rating: number;
  readonly error: number;
}

const ELO = 400 / Math.LN10;
const ROUNDS = 10_000;
const CLOSE = 1e-12;

/**
 * Bradley's and Terry's model, for tables of any size: of a deal's wins everybody expects the part that its strength is of all
 * strengths at the table. The likeliest strengths come by repeated improvement (each one's wins divided by what was there to be won per
 * strength). The errors do not believe the model: they come from how the deals really scatter.
 */
export function ratingsOf(field: number, meetings: readonly Met[], zero?: number): Rating[] {
  const all = meetings.map(({ bots, outcomes }) => ({ bots, found: [...outcomesIn(outcomes), even(bots.length)] }));
  const strengths = likeliest(field, all);
  const variances = variancesOf(field, all, strengths, zero);
  const logs = strengths.map(Math.log);
  const origin = zero === undefined ? logs.reduce((sum, log) => sum + log, 0) / field : logs[zero]!;
  return logs.map((log, bot) => ({
    rating: ELO * (log - origin),
    error: ELO * Z_99 * Math.sqrt(variances[bot]!),
  }));
}

interface Meeting {
  readonly bots: readonly number[];
  readonly found: readonly Outcome[];
}

/** One deal that never was, without a winner: so somebody who always won has a rating, too. */
function even(bots: number): Outcome {
  return { shares: listOf(bots, () => 1 / bots), times: 1 };
}

function likeliest(field: number, meetings: readonly Meeting[]): number[] {
  const wins = listOf(field, () => 0);
  for (const { bots, found } of meetings)
    for (const { shares, times } of found) bots.forEach((bot, i) => (wins[bot]! += times * shares[i]!));
  let strengths = listOf(field, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = improved(strengths, wins, meetings);
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]!))));
    strengths = next;
    if (change < CLOSE) break;
  }
  return strengths;
}

function improved(strengths: readonly number[], wins: readonly number[], meetings: readonly Meeting[]): number[] {
  const perStrength = strengths.map(() => 0);
  for (const { bots, found } of meetings) {
    const deals = found.reduce((sum, { times }) => sum + times, 0);
    const together = bots.reduce((sum, bot) => sum + strengths[bot]!, 0);
    for (const bot of bots) perStrength[bot]! += deals / together;
  }
  const raw = strengths.map((_, bot) => wins[bot]! / perStrength[bot]!);
  const scale = Math.exp(raw.reduce((sum, strength) => sum + Math.log(strength), 0) / raw.length);
  return raw.map((strength) => strength / scale);
}

/** The sandwich of slopes and scatter: how much the logarithms of the strengths, less that of `zero`, would differ with other deals. */
function variancesOf(
  field: number,
  meetings: readonly Meeting[],
  strengths: readonly number[],
  zero: number | undefined,
): number[] {
  // strengths are known up to a factor only: holding their mean makes the slopes invertible
  const slopes = listOf(field, () => listOf(field, () => 1 / field));
  const scatter = listOf(field, () => listOf(field, () => 0));
  for (const { bots, found } of meetings) {
    const together = bots.reduce((sum, bot) => sum + strengths[bot]!, 0);
    const expected = bots.map((bot) => strengths[bot]! / together);
    for (const { shares, times } of found)
      bots.forEach((one, i) =>
        bots.forEach((other, j) => {
          slopes[one]![other]! += times * expected[i]! * ((i === j ? 1 : 0) - expected[j]!);
          scatter[one]![other]! += times * (shares[i]! - expected[i]!) * (shares[j]! - expected[j]!);
        }),
      );
  }
  return listOf(field, (bot) => {
    const row = solved(
      slopes,
      listOf(field, (i) => (i === bot ? 1 : 0) - (i === zero ? 1 : 0)),
    );
    return row.reduce((sum, a, i) => sum + a * row.reduce((inner, b, j) => inner + b * scatter[i]![j]!, 0), 0);
  });
}

/** By elimination; the matrix is symmetric and positive, so no pivot is needed. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (const [i, row] of rows.entries())
    for (const [k, other] of rows.entries()) {
      if (k === i) continue;
      const factor = other[i]! / row[i]!;
      for (let j = i; j < other.length; j++) other[j]! -= factor * row[j]!;
    }
  return rows.map((row, i) => row[right.length]! / row[i]!);
}
