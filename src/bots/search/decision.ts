import type { Chance } from '../../engine/chance/chance.ts';
import type { Code } from '../../engine/game.ts';
import type { Finding } from './search.ts';

/** What was tried less than half as often as the favourite is not worth hiding behind. */
const HOPELESS = 0.5;
/** Shares are drawn from as whole numbers. */
const PARTS = 1 << 16;

/** Findings come best first. */
export function favourite([best]: readonly Finding[]): Finding {
  return best!;
}

/** One of the good moves by lot, the better ones more often: who chooses at the same time cannot foresee it. */
export function drawn(findings: readonly Finding[], luck: Chance): Code {
  const least = HOPELESS * favourite(findings).share;
  const good = findings.filter(({ share }) => share >= least);
  const all = good.reduce((sum, { share }) => sum + share, 0);
  let left = (luck.below(PARTS) / PARTS) * all;
  for (const { code, share } of good) {
    if (left < share) return code;
    left -= share;
  }
  return good.at(-1)!.code;
}
