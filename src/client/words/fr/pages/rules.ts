import type * as english from '../../en/pages/rules.ts';

export const rules: typeof english.rules = {
  title: (game) => `Règles de ${game}`,
  games: 'Règles de quel jeu',
  clause: (clause) => `Règle ${clause}, dans un nouvel onglet`,
  notHere: (game) => `Les règles de ${game} ne sont pas encore sur le web.`,
  notHereSays:
    'Elles viendront avec le jeu. D’ici là, le projet les garde en anglais dans son dossier « rules », et le jeu se joue dans le terminal et par l’API.',
};
