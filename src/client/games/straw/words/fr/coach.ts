import { numeral } from '../../../../words/fr/numbers.ts';
import type { CoachWords } from '../en/coach.ts';

export const coach: CoachWords = {
  goal: [
    'Ne charge pas le chameau au-delà de 50.',
    'Qui le fait ne marque rien, les autres leur main. Le plus haut score gagne.',
  ],
  straw: ['Ta première paille.', 'Elle ne se pose qu’à 50 tout juste : le dos cède, et toi seul marques.'],
  near: [
    'Une seule carte peut tout casser.',
    'Au-dessus d’une carte : le total qu’elle ferait. Au-delà de 50, la manche finit.',
  ],
  lamp: ['Ta première lampe.', 'Tu dis son poids, de 1 à 10, en la chargeant. En main, elle ne vaut rien.'],
  copy: (total) => [
    'Ta première copie.',
    `Elle refait ce qu’a fait la carte du dessus${total === null ? ' : sur un chameau vide, elle attend.' : ` : ici, cela fait ${numeral(total)}.`}`,
  ],
  carpet: (weight) => ['Ton premier tapis.', `Il allège le chameau. Gardé en main, il compte contre toi : −${weight}.`],
  reverse: ['Ton premier demi-tour.', 'Il ne pèse rien et inverse le sens du jeu : qui a joué avant toi rejoue.'],
  heavy: ['Le lourd rapporte tant que tu le gardes.', 'Charge le léger, aussi longtemps que possible.'],
  worth: (worth) => [
    `Ta main vaut ${numeral(worth)} maintenant.`,
    'C’est ce que tu marques si quelqu’un d’autre casse le dos.',
  ],
};
