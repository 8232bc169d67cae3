import type { options as english } from '../en/options.ts';

export const options: typeof english = {
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
};
