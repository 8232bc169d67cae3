import type { about as english } from '../en/about.ts';
import { numeral } from '../../../../words/fr/numbers.ts';

export const about: typeof english = {
  name: 'Straw',
  says: 'Charge le chameau. Sois loin quand tombe le brin de trop.',
  players: '2 à 6 joueurs',
  minutes: '15 min',
  options: {
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
  stands: (round, rounds, total) =>
    rounds === null
      ? `Manche ${round}. Le chameau porte ${numeral(total)}.`
      : `Manche ${round} sur ${rounds}. Le chameau porte ${numeral(total)}.`,
};
