import type { Seat } from '../../engine/seats.ts';
import { onGrid, type MoveAnalysis, type SeatAnalysis } from './analysis.ts';
import type { Verdict } from './verdict.ts';

type Made = Pick<MoveAnalysis, 'seat' | 'by' | 'loss'>;

/**
 * How each seat came from an even start to its result.
 *
 * A decision is measured by what its seat knew: the chances of all after the move it made, less those after the best move it
 * had. To its own seat that is minus the loss, to the others what the loss gave them, or took from them; all of it together is 0.
 * So
 *   decisions  is what the seat's own moves cost it (never above 0: nobody can do better than the best),
 *   others     is what other seats' moves brought it so, and what the moves of a stand-in in its own seat cost it,
 *   luck       is all the rest: the deal, the draws, what others hid, guesses that came true or did not.
 * Had everybody always made the best move there was to know of, start and luck alone would make the result.
 *
 * Losses beyond their error count in full. Each of the others alone is within its error, but a hundred of them may
 * not be: they are summed up, and of the sum counts as much as stands out of its own error (as James and Stein shrink a mean).
 * Everything lies on a grid of binary fractions, so that the sum is exact.
 */
export function accountOf(
  moves: readonly Made[],
  verdicts: readonly Verdict[],
  shares: readonly number[],
): SeatAnalysis[] {
  const weights = weightsOf(moves, verdicts, shares.length);
  return shares.map((share, seat): SeatAnalysis => {
    const start = onGrid(1 / shares.length);
    const result = onGrid(share);
    let decisions = 0;
    let others = 0;
    for (const [i, move] of moves.entries()) {
      const weight = move.loss > 0 ? 1 : weights[moverOf(move)]!;
      const effect = onGrid(weight * (verdicts[i]!.effect[seat] ?? 0));
      if (move.seat === seat && move.by === undefined) decisions += effect;
      else others += effect;
    }
    return { start, luck: result - start - decisions - others, decisions, others, result };
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
