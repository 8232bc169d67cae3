import type { Analysis } from '../../../protocol/analysis.ts';

/** From so much of a hundred on a move is worth a word. */
const COSTLY = 0.05;

export type MoveAnalysis = Analysis['moves'][number];
export type SeatAnalysis = Analysis['seats'][number];

export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

export function isCostly(move: MoveAnalysis | undefined): boolean {
  return move !== undefined && move.loss >= COSTLY && move.options.length > 1;
}

/** By number of moves made, those that a costly one has just been added to. */
export function costlyPlies({ moves }: Analysis): number[] {
  return moves.flatMap((move) => (isCostly(move) ? [move.ply + 1] : []));
}

/** What a move changed for whoever made it, in points of a hundred. */
export function changeAt({ curve, moves }: Analysis, ply: number): number {
  const seat = moves[ply - 1]?.seat;
  if (seat === undefined) return 0;
  return percentOf(curve[ply]?.[seat] ?? 0) - percentOf(curve[ply - 1]?.[seat] ?? 0);
}

/** The best there was and what was played, in percent; nothing where there was no choice. */
export function compared(
  move: MoveAnalysis,
): { readonly move: string; readonly best: number; readonly got: number } | null {
  const best = move.options[0];
  const played = move.options.find((option) => option.move === move.move);
  if (best === undefined || played === undefined) return null;
  return { move: best.move, best: percentOf(best.chance), got: percentOf(played.chance) };
}

export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly others: number;
  readonly result: number;
}

/** In whole points of a hundred that still add up: what rounding leaves over goes to whichever is nearest to it. */
export function accountOf({ start, luck, decisions, others, result }: SeatAnalysis): Account {
  const exact = [start, luck, decisions, others].map((part) => 100 * part);
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
  const [first, second, third, fourth] = whole as [number, number, number, number];
  return { start: first, luck: second, decisions: third, others: fourth, result: total };
}

/** Secret choices that nobody has turned up yet are made anew: the point before them. */
export function wholePoint(states: readonly { readonly events: readonly unknown[] }[], ply: number): number {
  let point = ply;
  while (point > 0 && states[point]!.events.length === 0) point--;
  return point;
}
