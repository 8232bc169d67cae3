import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import { numeral } from '../../../../words/fr/numbers.ts';
import type { CoachWords } from '../en/coach.ts';

function card(card: Card): readonly CardLine[] {
  const number = numberOf(card);
  switch (kindOf(card)) {
    case 'item':
      return [
        [`Alourdit le chameau de ${number}.`, 'S6'],
        [`En main, elle vaut ${number} à la fin de la manche, mais rien à qui a cassé le dos.`, 'S13'],
      ];
    case 'carpet':
      return [
        [`Allège le chameau de ${number} ; il peut flotter.`, 'S6a'],
        [`En main, il retire ${number} à ce que tu marques.`, 'S13'],
      ];
    case 'lamp':
      return [['Qui la joue dit son poids, de 1 à 10.', 'S7'], NOTHING_IN_HAND];
    case 'copy':
      return [
        ['Refait ce qu’a fait la carte du dessous. Sur un chameau vide, elle ne se charge pas.', 'S9'],
        ['Sur une copie, elle refait ce que celle-ci a refait.', 'S9a'],
        NOTHING_IN_HAND,
      ];
    case 'reverse':
      return [['Ne pèse rien ; le jeu repart dans l’autre sens.', 'S8'], NOTHING_IN_HAND];
    case 'straw':
      return [
        ['Se pose à 50 tout juste et jamais autrement, et casse le dos.', 'S10'],
        ['Alors seul son joueur marque, pour les cartes qu’il tient encore.', 'S14'],
      ];
  }
}

const NOTHING_IN_HAND: CardLine = ['En main, elle ne vaut rien.', 'S2'];

export const coach: CoachWords = {
  card,
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
    total === null
      ? 'Elle refait ce qu’a fait la carte du dessus : sur un chameau vide, elle attend.'
      : `Elle refait ce qu’a fait la carte du dessus : ici, cela fait ${numeral(total)}.`,
  ],
  carpet: (weight) => ['Ton premier tapis.', `Il allège le chameau. Gardé en main, il compte contre toi : −${weight}.`],
  reverse: ['Ton premier demi-tour.', 'Il ne pèse rien et inverse le sens du jeu : qui a joué avant toi rejoue.'],
  heavy: ['Le lourd rapporte tant que tu le gardes.', 'Charge le léger, aussi longtemps que possible.'],
  worth: (worth) => [
    `Ta main vaut ${numeral(worth)} maintenant.`,
    'C’est ce que tu marques si quelqu’un d’autre casse le dos.',
  ],
};
