import type { options as english } from '../en/options.ts';

export const options: typeof english = {
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
};
