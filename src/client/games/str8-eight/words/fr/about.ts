import type { about as english } from '../en/about.ts';
import { numeral } from '../../../../words/fr/numbers.ts';

export const about: typeof english = {
  name: 'Str8 Eight',
  says: 'Huit marches sur la table de multiplication, au premier en haut.',
  players: '2 à 4 joueurs',
  minutes: '20 min',
  stands: (hand, score, target) => `Manche ${hand}. Tu as ${numeral(score)} sur ${numeral(target)}.`,
};
