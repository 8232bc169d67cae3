import type { Hint } from '../../../protocol/analysis.ts';

/** What a hint comes to. */
export type Advice =
  | { readonly is: 'none' }
  | { readonly is: 'only'; readonly move: string }
  /** The best cannot be told from each other. */
  | { readonly is: 'even'; readonly moves: readonly string[]; readonly percent: number }
  | {
      readonly is: 'best';
      readonly move: string;
      readonly percent: number;
      readonly next: { readonly move: string; readonly percent: number } | null;
    };

const MOST_NAMED = 3;

export function adviceIn({ options }: Hint): Advice {
  const [best, second] = options;
  if (best === undefined) return { is: 'none' };
  if (second === undefined) return { is: 'only', move: best.move };
  const even = options.filter(({ chance, error }) => best.chance - chance <= best.error + error);
  const percent = Math.round(100 * best.chance);
  if (even.length > 1 && even.length <= MOST_NAMED) return { is: 'even', moves: even.map(({ move }) => move), percent };
  const next = { move: second.move, percent: Math.round(100 * second.chance) };
  return { is: 'best', move: best.move, percent, next: even.length > 1 ? null : next };
}
