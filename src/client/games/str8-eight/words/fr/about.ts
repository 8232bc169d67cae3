import type { about as english } from '../en/about.ts';
import { numeral } from '../../../../words/fr/numbers.ts';

export const about: typeof english = {
  name: 'Str8 Eight',
  says: 'Huit marches sur la table de multiplication, au premier en haut.',
  players: '2 à 4 joueurs',
  minutes: '20 min',
  options: {
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
  stands: (hand, score, target) => `Manche ${hand}. Tu as ${numeral(score)} sur ${numeral(target)}.`,
};
