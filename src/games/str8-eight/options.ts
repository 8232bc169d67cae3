import type { OptionTable } from '../../engine/options.ts';

export type Str8EightOptions = {
  readonly target: number;
};

const TARGET_OF_TWO = 1000;
const TARGET_OF_MORE = 500;

export const OPTIONS: OptionTable<Str8EightOptions> = {
  target: {
    kind: 'number',
    min: 100,
    max: 5000,
    byDefault: (seats) => (seats === 2 ? TARGET_OF_TWO : TARGET_OF_MORE),
    says: 'the score that wins',
  },
};
