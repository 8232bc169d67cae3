import type { rulesCommon as english } from '../../en/later/rules-common.ts';

export const rulesCommon: typeof english = {
  contents: 'Sur cette page',
  minute: 'En une minute',
  exact: 'Mot à mot :',
  setTable: 'Dresser une table',
  clauses: 'Les règles, mot à mot',
  ruling: 'Décision',
  rulingSays: 'marque ce que les règles publiées laissent ouvert et que cette table a décidé.',
  rulingInPart: 'En partie une décision',
  rulingInPartSays:
    'vient après ce qui est imprimé, et devant ce que cette table a décidé ou reconstitué de la même règle, et pourquoi.',
};
