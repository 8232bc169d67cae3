import type { Chance } from '../../engine/chance/chance.ts';
import type { Code } from '../../engine/game.ts';
import type { Finding } from './search.ts';

/** In chances to win: so much behind the favourite, a move is drawn less often by a factor of e. */
const CLOSE = 0.005;
/** What is further behind is not worth hiding behind. */
const HOPELESS = 2 * CLOSE;
/** Weights are drawn from as whole numbers. */
const PARTS = 1 << 16;

/** Findings come best first. */
export function favourite([best]: readonly Finding[]): Finding {
  return best!;
}

/** One of the good moves by lot, the better ones more often: who chooses at the same time cannot foresee it. */
export function drawn(findings: readonly Finding[], luck: Chance): Code {
  const good = findings.filter(({ behind }) => behind <= HOPELESS);
  const weights = good.map(({ behind }) => Math.exp(-behind / CLOSE));
  let left = (luck.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return good.at(at)!.code;
}
