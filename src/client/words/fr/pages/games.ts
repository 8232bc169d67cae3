import type * as english from '../../en/pages/games.ts';

export const games: typeof english.games = {
  straw: {
    says: 'Charge le chameau. Sois loin quand tombe le brin de trop.',
    players: '2 à 6 joueurs',
    minutes: '15 min',
  },
  'courte-paille': {
    says: 'Sept jours à la dérive. Quelqu’un sera au menu.',
    players: '2 à 5 joueurs',
    minutes: '25 min',
  },
  'str8-eight': {
    says: 'Huit marches sur la table de multiplication, au premier en haut.',
    players: '2 à 4 joueurs',
    minutes: '20 min',
  },
};

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

export const options: typeof english.options = {
  straw: {
    ending: {
      title: 'La partie finit',
      values: {
        'each-deals-once': {
          short: 'une donne chacun',
          label: 'quand chacun a donné une fois',
          says: 'Autant de manches que de joueurs. Le plus haut total gagne.',
        },
        'race-to-100': {
          short: 'jusqu’à 100',
          label: 'quand quelqu’un atteint 100',
          says: 'Manche après manche, jusqu’à ce qu’un total atteigne 100 à la fin de l’une d’elles.',
        },
      },
    },
  },
  'courte-paille': {
    form: {
      title: 'La traversée',
      values: {
        single: {
          short: 'une semaine',
          label: 'une semaine',
          says: 'Sept jours, un dîner. Qui tient le plus de ce qui est mangé gagne.',
        },
        announced: {
          short: 'longue, annoncée',
          label: 'longue, annoncée',
          says: 'Semaine après semaine, chacune plus courte d’un jour. À la fin, tu annonces plus que le dernier, ou « pas plus ». Qui gagne montre toute sa main et bannit un personnage. Sans cartes, on sort du jeu.',
        },
        declared: {
          short: 'longue, déclarée',
          label: 'longue, déclarée',
          says: 'Semaine après semaine, chacune plus courte d’un jour. À la fin, chacun dit ses points. Qui gagne ne montre que ce qui a compté et bannit un personnage. Sans cartes, on sort du jeu.',
        },
      },
    },
    'coco-may-sleep': {
      title: 'Coco peut se rendormir',
      short: 'Coco peut dormir',
      says: 'Un Coco que tu as retourné peut dormir dans ta main jusqu’à la fin, et y compter. Sinon, une fois retourné, il doit se servir d’un pouvoir.',
    },
  },
  'str8-eight': {
    target: {
      title: 'La partie se gagne à',
      short: (points) => `jusqu’à ${points}`,
      values: {
        100: { label: '100', says: 'Une courte : le plus souvent une seule manche.' },
        250: { label: '250', says: 'Deux ou trois manches.' },
        500: { label: '500', says: 'Environ cinq manches. L’habitude à trois ou quatre.' },
        1000: { label: '1000', says: 'Huit manches ou plus. L’habitude à deux.' },
      },
    },
  },
};
