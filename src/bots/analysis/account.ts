import { onGrid, type MoveAnalysis, type SeatAnalysis } from './analysis.ts';

/** What a move made of everybody's chances, as its seat could know: by seat, against its best move. */
export type Effect = readonly number[];

/**
 * How each seat came from an even start to its result.
 *
 * A decision is measured by what its seat knew: the chances of all after the move it made, less those after the best move it
 * had. To its own seat that is minus the loss, to the others what the loss gave them, or took from them; all of it together is 0.
 * Where the loss is within the error it counts as none. So
 *   decisions  is minus the losses of the seat's own moves (never above 0: nobody can do better than the best),
 *   others     is what other seats' losses brought it, and what the moves of a stand-in in its own seat cost it,
 *   luck       is all the rest: the deal, the draws, what others hid, guesses that came true or did not.
 * Had everybody always made the best move there was to know of, start and luck alone would make the result. Everything lies on a grid of
 * binary fractions, so that the sum is exact.
 */
export function accountOf(
  moves: readonly MoveAnalysis[],
  effects: readonly Effect[],
  shares: readonly number[],
): SeatAnalysis[] {
  return shares.map((share, seat): SeatAnalysis => {
    const start = onGrid(1 / shares.length);
    const result = onGrid(share);
    let decisions = 0;
    let others = 0;
    for (const [i, move] of moves.entries()) {
      if (move.seat === seat && move.by === undefined) decisions -= move.loss;
      else others += onGrid(effects[i]![seat]!);
    }
    return { start, luck: result - start - decisions - others, decisions: decisions + 0, others: others + 0, result };
  });
}
