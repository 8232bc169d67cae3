import type { Code } from '../../engine/game.ts';
import { onGrid } from './analysis.ts';
import type { Weighing } from './scales.ts';
import type { Gap, Weighed } from './trials.ts';

/** What a move cost its seat, and brought everybody. */
export interface Verdict {
  /** Against the best, or 0 if that is within the error. */
  readonly loss: number;
  /** By seat: how its chances changed against the best move. Of a loss that is no more than likely, as far as was seen. */
  readonly effect: readonly number[];
  /** One standard error of that, for the seat that moved. */
  readonly error: number;
}

export const FORCED: Verdict = { loss: 0, effect: [], error: 0 };

/** Among many moves one always looks better than it is: the more there are, the more it takes. */
export function verdictOn(made: Code, seat: number, { moves, favourite, looks }: Weighing): Verdict {
  const gap = gapOf(moves[0]!.code, made, looks);
  const doubt = (1 + Math.sqrt(2 * Math.log(moves.length))) * gap.error;
  const loss = lossOf(made, moves);
  if (gap.means[seat]! > doubt && loss > 0)
    return { loss, effect: gap.means.map((mean) => (-loss * mean) / gap.means[seat]!), error: gap.error };
  // seen afresh: what made a favourite of it at the first look may have been luck
  const { means, error } = gapOf(favourite, made, [looks[1]]);
  return favourite === made
    ? { loss: 0, effect: means.map(() => 0), error: 0 }
    : { loss: 0, effect: means.map(negated), error };
}

/** Of a move that was not tried, but looked at: without an error. What it cost the others got, each by its chances. */
export function verdictAtAGlance(
  made: Code,
  seat: number,
  moves: readonly Weighed[],
  chances: readonly number[],
): Verdict {
  const loss = lossOf(made, moves);
  const all = chances.reduce((sum, chance, other) => (other === seat ? sum : sum + chance), 0);
  const shareOf = (chance: number): number => (all > 0 ? chance / all : 1 / (chances.length - 1));
  return { loss, effect: chances.map((chance, other) => (other === seat ? -loss : loss * shareOf(chance))), error: 0 };
}

/** As the moves are told: what the best one would have brought more. */
function lossOf(made: Code, moves: readonly Weighed[]): number {
  return onGrid(moves[0]!.chance) - onGrid(moves.find(({ code }) => code === made)!.chance);
}

/** From all looks in which both were tried. */
function gapOf(better: Code, worse: Code, looks: Weighing['looks'] | readonly [Weighing['looks'][1]]): Gap {
  return looks.flatMap((look) => look.gap(better, worse) ?? []).reduce(together);
}

function together(one: Gap, other: Gap): Gap {
  const tries = one.tries + other.tries;
  const mean = (a: number, b: number): number => (a * one.tries + b * other.tries) / tries;
  return {
    means: one.means.map((value, seat) => mean(value, other.means[seat]!)),
    error: Math.hypot(one.error * one.tries, other.error * other.tries) / tries,
    tries,
  };
}

function negated(value: number): number {
  return -value;
}
