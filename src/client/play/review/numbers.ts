import type { Analysis } from '../../../protocol/analysis.ts';

/** From so many points of a hundred on a move is worth a word. */
const COSTLY = 5;

export type MoveAnalysis = Analysis['moves'][number];
export type SeatAnalysis = Analysis['seats'][number];

export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** Everybody's chances in whole percents that are 100 together: what rounding leaves over goes where it is least wrong. */
export function percentsOf(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance));
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const next = [...chances.keys()].sort((a, b) => 100 * chances[b]! - whole[b]! - (100 * chances[a]! - whole[a]!));
  for (const seat of next.slice(0, left)) whole[seat] = whole[seat]! + 1;
  return whole;
}

export function isCostly(move: MoveAnalysis | undefined): boolean {
  return costOf(move) >= COSTLY;
}

/** By number of moves made, those that a costly one has just been added to. */
export function costlyPlies({ moves }: Analysis): number[] {
  return moves.flatMap((move) => (isCostly(move) ? [move.ply + 1] : []));
}

/** What a move cost, in points of a hundred: whatever tells it, in words, in the list or as a bar, asks here. */
export function costOf(move: MoveAnalysis | undefined): number {
  return move === undefined ? 0 : percentOf(move.loss);
}

export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly others: number;
  readonly rest: number;
  readonly result: number;
}

/** In whole points of a hundred that still add up: what rounding leaves over goes to whichever is nearest to it. */
export function accountOf({ start, luck, decisions, others, rest, result }: SeatAnalysis): Account {
  const exact = [start, luck, decisions, others, rest].map((part) => 100 * part);
  const whole = exact.map(Math.round);
  const total = percentOf(result);
  for (;;) {
    const left = total - whole.reduce((sum, part) => sum + part, 0);
    if (left === 0) break;
    const step = Math.sign(left);
    const gaps = exact.map((part, i) => step * (part - whole[i]!));
    // the start is the same for all and stays
    const at = gaps.reduce((most, gap, i) => (i > 0 && gap > gaps[most]! ? i : most), 1);
    whole[at] = whole[at]! + step;
  }
  const [first, second, third, fourth, fifth] = whole as [number, number, number, number, number];
  return { start: first, luck: second, decisions: third, others: fourth, rest: fifth, result: total };
}

/** Secret choices that nobody has turned up yet are made anew: the point before them. */
export function wholePoint(states: readonly { readonly events: readonly unknown[] }[], ply: number): number {
  let point = ply;
  while (point > 0 && states[point]!.events.length === 0) point--;
  return point;
}
