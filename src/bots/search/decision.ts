import type { Chance } from '../../engine/chance/chance.ts';
import type { Code } from '../../engine/game.ts';
import { exp } from '../network/exact.ts';

/** A move, and how far it is behind the best. */
export interface Ranked {
  readonly code: Code;
  readonly behind: number;
}

/** In chances to win: so much behind the favourite, a move is drawn less often by a factor of e. */
const CLOSE = 0.005;
/** What is further behind is not worth hiding behind. */
const HOPELESS = 2 * CLOSE;
/** Weights are drawn from as whole numbers. */
const PARTS = 1 << 16;

/** The best comes first. */
export function favourite<One extends Ranked>([best]: readonly One[]): One {
  return best!;
}

/** One of the good moves by lot, the better ones more often: who chooses at the same time cannot foresee it. */
export function drawn(ranking: readonly Ranked[], luck: Chance): Code {
  const good = ranking.filter(({ behind }) => behind <= HOPELESS);
  const weights = good.map(({ behind }) => exp(-behind / CLOSE));
  let left = (luck.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return good.at(at)!.code;
}
