import type * as english from '../../en/pages/rules.ts';

export const rules: typeof english.rules = {
  title: (game) => `Règles de ${game}`,
  games: 'Règles de quel jeu',
  clause: (clause) => `Règle ${clause}, dans un nouvel onglet`,
};
