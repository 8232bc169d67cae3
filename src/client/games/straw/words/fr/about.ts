import type { about as english } from '../en/about.ts';
import { numeral } from '../../../../words/fr/numbers.ts';

export const about: typeof english = {
  name: 'Straw',
  says: 'Charge le chameau. Sois loin quand tombe le brin de trop.',
  players: '2 à 6 joueurs',
  minutes: '15 min',
  stands: (round, rounds, total) =>
    rounds === null
      ? `Manche ${round}. Le chameau porte ${numeral(total)}.`
      : `Manche ${round} sur ${rounds}. Le chameau porte ${numeral(total)}.`,
};
