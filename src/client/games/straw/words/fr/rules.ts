import type { rulesStraw as english } from '../en/rules.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';
import { book } from '../../../../../../rules/straw.fr.md';

export const rulesStraw: typeof english = {
  ...rulesCommon,
  lede: 'Un chameau, cinquante de poids, et personne ne veut que ce soit sa faute. Charge-le, allège-le, ou laisse l’ennui au suivant. Quand son dos casse, qui l’a brisé ne marque rien ; les autres marquent ce qu’ils tiennent encore.',

  turn: 'Ton tour',
  turnLoad: 'Charge une carte',
  turnTotal: 'On annonce le total',
  turnDraw: 'Pioche, pour revenir à quatre',
  turnSays: 'Puis c’est au joueur suivant. Tu ne peux pas passer tant que tu tiens une carte qui peut être chargée.',

  cards: 'Les cartes',
  kinds: {
    item: ['Marchandises, 1 à 10.', 'Ajoutent leur poids. Bonnes à garder pour la fin, dangereuses à charger.'],
    carpet: ['Tapis volants, −1 à −9.', 'Enlèvent du poids au chameau. Dans ta main, ils comptent contre toi.'],
    lamp: ['Lampe.', 'Tu dis son poids, de 1 à 10, en la jouant.'],
    copy: ['Copie.', 'Refait ce qu’a fait la carte d’avant. Pas sur un chameau vide.'],
    reverse: ['Demi-tour.', 'Ne pèse rien et fait tourner la caravane : c’est au joueur d’avant toi.'],
    straw: ['La paille.', 'Ne pèse presque rien. C’est assez, à 50 exactement.'],
  },
  copySteps: 'La copie, pas à pas',
  copyFirst: '+4',
  copyAgain: 'encore +4',
  reverse: 'Le demi-tour',
  before: 'Avant : sens horaire',
  after: 'Après : sens antihoraire',

  break: 'La casse',
  breakSays: 'À 50, le chameau tient encore. Au-dessus de 50, son dos casse et la manche finit aussitôt.',
  breakWho: 'Qui a chargé cette carte est le casseur.',
  breakSum: '46 + 7 = 53',

  straw: 'La paille',
  strawSays:
    'Elle ne se joue que quand le chameau porte exactement 50. Elle brise le dos et, pour une fois, c’est un exploit :',
  strawOnly: 'tu marques, et personne d’autre, avec les cartes qui te restent.',

  scoring: 'Les points',
  scoringSays: 'Tous sauf le casseur additionnent leur main. Une main peut valoir moins que rien.',
  brokenBy: 'Quelqu’un a brisé le dos',
  strawBy: 'Quelqu’un a posé la paille',
  breaker: 'l’a brisé',
  strawPlayer: 'l’a posée',
  nothing: 'rien',

  end: 'La fin',
  deals: (round) => `donne la manche\u00a0${round}`,
  endSays:
    'Il y a autant de manches que de joueurs : chacun donne une fois. Puis le plus haut score gagne, et les ex æquo partagent la victoire. Une table peut aussi jouer jusqu’à 100.',

  book,
};
