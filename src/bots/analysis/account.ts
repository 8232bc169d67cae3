import type { Seat } from '../../engine/seats.ts';
import { onGrid, type Analysis, type MoveAnalysis, type SeatAnalysis } from './analysis.ts';
import type { Verdict } from './verdict.ts';

type Made = Pick<MoveAnalysis, 'seat' | 'by' | 'loss'>;

/**
 * How each seat came from an even start to its result.
 *
 *   luck       is what chance did to the chances: the deal, and after each move what came less what was to be expected.
 *   decisions  is what the seat's own moves cost it by what it knew, against the best (never above 0: nobody can do better).
 *   others     is what other seats' moves brought it so, and what the moves of a stand-in in its own seat cost it.
 *   rest       is what is left over: how moves turned out beyond what could be known, and what was not judged exactly.
 *
 * A decision is measured by the chances of all after the move, less those after the best one: to its own seat that is minus the
 * loss, to the others what it gave them, or took from them; all of it together is 0.
 *
 * Losses beyond their error count in full. Each of the others alone is within its error, but a hundred of them may
 * not be: they are summed up, and of the sum counts as much as stands out of its own error (as James and Stein shrink a mean).
 * Everything lies on a grid of binary fractions, so that the sum is exact.
 */
export function accountOf(
  moves: readonly MoveAnalysis[],
  verdicts: readonly Verdict[],
  curve: Analysis['curve'],
): SeatAnalysis[] {
  const seats = curve[0]!.length;
  const weights = weightsOf(moves, verdicts, seats);
  return curve.at(-1)!.map((result, seat): SeatAnalysis => {
    const start = onGrid(1 / seats);
    let luck = curve[0]![seat]! - start;
    let decisions = 0;
    let others = 0;
    for (const [i, move] of moves.entries()) {
      const weight = move.loss > 0 ? 1 : weights[moverOf(move)]!;
      const effect = onGrid(weight * (verdicts[i]!.effect[seat] ?? 0));
      if (move.seat === seat && move.by === undefined) decisions += effect;
      else others += effect;
      luck += move.luck[seat]!;
    }
    return { start, luck, decisions, others, rest: result - start - luck - decisions - others, result };
  });
}

/** By mover: how much counts of what is within the error. */
function weightsOf(moves: readonly Made[], verdicts: readonly Verdict[], seats: number): number[] {
  return Array.from({ length: 2 * seats }, (_, mover) => {
    let sum = 0;
    let variance = 0;
    for (const [i, move] of moves.entries()) {
      if (moverOf(move) !== mover || move.loss > 0) continue;
      sum -= verdicts[i]!.effect[move.seat] ?? 0;
      variance += verdicts[i]!.error ** 2;
    }
    return sum > 0 ? Math.max(0, 1 - variance / sum ** 2) : 0;
  });
}

/** Seats and their stand-ins are different people. */
function moverOf({ seat, by }: Made): Seat {
  return by === undefined ? 2 * seat : 2 * seat + 1;
}
