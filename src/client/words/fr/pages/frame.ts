import type * as english from '../../en/pages/frame.ts';

export const nav: typeof english.nav = {
  label: 'Navigation',
  play: 'Jouer',
  rules: 'Règles',
  settings: 'Réglages',
  home: 'Three Straws, accueil',
  language: (now, next) => `Langue : ${now}. Passer à ${next}`,
  dark: 'Couleurs sombres',
  light: 'Couleurs claires',
  again: 'Réessayer',
  newTable: 'Ouvrir une table',
  toHome: 'Tous les jeux',
  unofficial:
    'Une table non officielle. Straw est de Richard James, La Courte Paille de Frédéric Moyersoen ; ces jeux et Str8 Eight appartiennent à leurs auteurs et éditeurs.',
};
