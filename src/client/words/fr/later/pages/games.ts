import type * as english from '../../../en/later/pages/games.ts';

export const levels: typeof english.levels = {
  random: 'Au hasard',
  easy: 'Doux',
  medium: 'Correct',
  hard: 'Fin',
  master: 'Maître',
};

export const clocks: typeof english.clocks = {
  none: 'Sans hâte',
  relaxed: '2 minutes par coup',
  brisk: '30 secondes par coup',
  '1-day': 'Un jour par coup',
  '3-days': 'Trois jours par coup',
};
