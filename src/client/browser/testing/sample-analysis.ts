import type { MatchRecord } from '../../../engine/record/record.ts';
import type { Analysis } from '../../../protocol/analysis.ts';

/** What an analysis of this match might look like: every fifth move was a blunder. */
export function sampleAnalysis(record: MatchRecord): Analysis {
  const seats = record.seats.length;
  const count = record.moves.length;
  const start = 1 / seats;
  const winners = record.outcome?.winners ?? [0];
  const result = record.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const curve = Array.from({ length: count + 1 }, (_, ply) => {
    const way = (ply / count) ** 3;
    const weights = result.map((end, seat) => {
      const wave = 1 + 0.5 * Math.sin(ply / 4 + 2 * seat);
      return way * end + (1 - way) * start * wave;
    });
    const sum = weights.reduce((all, one) => all + one);
    return weights.map((weight) => weight / sum);
  });
  const moves = record.moves.map((move, ply) => {
    const isBlunder = ply % 5 === 3;
    const chance = curve[ply]![move.seat]!;
    const other = record.moves.find(({ seat, move: text }) => seat === move.seat && text !== move.move)?.move;
    const options = isBlunder
      ? [
          { move: other ?? move.move, chance, error: 0.01 },
          { move: move.move, chance: 0.7 * chance, error: 0.01 },
        ]
      : [];
    return { ...move, ply, options, loss: isBlunder ? 0.3 * chance : 0, luck: result.map(() => 0) };
  });
  const parts = result.map((end, seat) => ({
    start,
    luck: 0.1 * (seat - 1),
    decisions: -0.12 + 0.02 * seat,
    others: 0.02,
    rest: end - start - 0.1 * (seat - 1) - (-0.12 + 0.02 * seat) - 0.02,
    result: end,
  }));
  return { moves, curve, seats: parts };
}
