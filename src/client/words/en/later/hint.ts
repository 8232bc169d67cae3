import { listed } from '../grammar.ts';

const quoted = (deed: string): string => `“${deed}”`;

/** A deed is what stands on its button. */
export const hint = {
  title: 'Hint',
  thinking: 'Playing it through …',
  none: 'There is nothing to decide just now.',
  only: (deed: string): string => `There is only one thing to do: ${quoted(deed)}.`,
  best: (deed: string, percent: number): string => `${quoted(deed)} wins in about ${percent} of 100 matches.`,
  bestAndNext: (deed: string, percent: number, next: string, nextPercent: number): string =>
    `${quoted(deed)} wins in about ${percent} of 100 matches; ${quoted(next)}, the next best, in ${nextPercent}.`,
  even: (deeds: readonly string[], percent: number): string =>
    `${listed(deeds.map(quoted))} are about as good: each wins in about ${percent} of 100 matches.`,
};

export type HintWords = typeof hint;
