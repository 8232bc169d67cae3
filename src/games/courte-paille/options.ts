import type { OptionTable } from '../../engine/options.ts';

export const FORMS = ['single', 'announced', 'declared'] as const;
export type Form = (typeof FORMS)[number];

export type CourtePailleOptions = {
  readonly form: Form;
  readonly 'coco-may-sleep': boolean;
};

export const OPTIONS: OptionTable<CourtePailleOptions> = {
  form: {
    kind: 'choice',
    values: FORMS,
    byDefault: () => 'single',
    says: 'one game, or the advanced game of several parts: announced in turn (the “Règle avancée”), or declared by all (the “Variation”)',
  },
  'coco-may-sleep': {
    kind: 'flag',
    byDefault: () => false,
    says: 'a Coco that was turned up may go back to sleep in the hand',
  },
};
