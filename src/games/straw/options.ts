import type { OptionTable } from '../../engine/options.ts';

export const ENDINGS = ['each-deals-once', 'race-to-100'] as const;
export type Ending = (typeof ENDINGS)[number];

export type StrawOptions = {
  readonly ending: Ending;
};

export const OPTIONS: OptionTable<StrawOptions> = {
  ending: {
    kind: 'choice',
    values: ENDINGS,
    byDefault: () => 'each-deals-once',
    says: 'when the match ends: once everybody has dealt, or with the first round that leaves somebody at 100 or more',
  },
};
