import type * as english from '../../../en/later/pages/no-table.ts';

export const elsewhere: typeof english.elsewhere = {
  heading: 'Cette partie continue dans un autre onglet.',
  says: 'Tu peux continuer là-bas, ou la reprendre ici. Dans les deux cas, rien n’est perdu.',
  here: 'Continuer ici',
};

export const table: typeof english.table = {
  noTable: 'Cette table n’existe pas.',
  noTableMore: 'Elle a peut-être été débarrassée, ou l’adresse contient une coquille.',
  noWatching: 'Cette table joue entre soi.',
  noWatchingMore: 'On n’y veut pas de spectateurs.',
  refused: 'Impossible d’afficher cette table.',
  tables: 'Tables ouvertes',
  closed: 'Cette table est fermée.',
  closings: {
    idle: 'Il ne s’y passait plus rien depuis longtemps.',
    empty: 'Tout le monde était parti.',
    rules: 'On y jouait selon d’anciennes règles que cette version ne connaît plus.',
  },
};
