import type { rulesStraw as english } from '../en/rules.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';

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

  deck: {
    caption: 'Les 64 cartes',
    head: ['carte', 'combien', 'sur le chameau', 'dans ta main à la fin d’une manche'],
    rows: [
      ['marchandise 1 à 10', '4 de chaque', 'autant que son nombre', 'autant que son nombre'],
      ['tapis 1 à 9', '1 de chaque', 'd’autant plus léger', 'd’autant moins'],
      ['lampe', '4', 'de 1 à 10, comme le dit qui la joue', 'rien'],
      ['copie', '5', 'encore autant que la carte du dessous', 'rien'],
      ['demi-tour', '5', 'rien, mais le sens du jeu tourne', 'rien'],
      ['paille', '1', 'un millième', 'rien'],
    ],
  },
  book: {
    credit:
      'Un jeu de Richard James, édité par Evertide Games (2006) et AEG (2008). Ceci en est un récit non officiel, avec nos propres mots.',
    chapters: { table: 'La table', round: 'Une manche', points: 'Les points' },
    says: {
      S1: 'On joue de deux à six. Les places se comptent dans le sens horaire, et ta gauche est la place suivante dans ce sens.',
      S2: 'Il y a 64 cartes. Combien de chaque sorte, c’est une décision de cette table, car la boîte ne le dit pas ; qui peut les compter peut la corriger.',
      S3: 'Le chameau commence vide, à 0. On mélange toutes les cartes et chacun en reçoit quatre ; le reste forme la pioche. On joue d’abord dans le sens horaire, et le joueur à gauche du donneur commence.',
      S4: 'À ton tour, tu charges une carte, face visible, et tout le monde entend le nouveau total. Puis tu en pioches une, et c’est au joueur suivant dans le sens du jeu.',
      S5: 'Quand la pioche est épuisée, plus personne ne pioche ; le jeu continue.',
      S6: 'Les marchandises alourdissent la charge, les tapis l’allègent.',
      S6a: 'Rien n’arrête le total à zéro. Un chameau peut flotter.',
      S7: 'Qui charge une lampe dit combien elle pèse : un nombre entier de 1 à 10.',
      S8: 'Un demi-tour ne pèse rien. Dès le tour suivant on joue dans l’autre sens, jusqu’à ce que quelqu’un fasse de nouveau demi-tour.',
      S8a: 'À deux joueurs, le sens tourne aussi ; cela ne change simplement rien à qui joue ensuite.',
      S9: 'Une copie fait ce qu’a fait la carte du dessous : elle pèse autant, soulève autant, tourne de même. Sur une lampe, qui la joue dit un nouveau poids de 1 à 10. Sur un chameau vide il n’y a rien à copier : elle ne peut donc pas être chargée.',
      S9a: 'Une copie de copie descend jusqu’à la première carte qui n’en est pas une, et répète celle-là.',
      S10: 'La paille ne se pose que là où elle brise le dos. Elle pèse un millième : c’est donc à 50 exactement, et jamais autrement.',
      S11: 'Si aucune de tes cartes ne peut être chargée (des copies sur un chameau vide, la paille ailleurs qu’à 50), ou si tu n’en tiens aucune, tu passes : tu ne charges rien et ne pioches rien. La table le fait pour toi et le dit. Dans aucun autre cas tu ne peux passer.',
      S12: 'Au-dessus de 50, le dos casse et la manche finit aussitôt. Qui a chargé cette carte est le casseur, et ne pioche plus.',
      S12a: 'Si tout le monde devait passer à la suite, la manche finirait sans casseur et chacun marquerait. Avec ces 64 cartes, cela ne peut pas arriver.',
      S13: 'Chacun montre sa main. Tous sauf le casseur ajoutent ce qu’ils tiennent à leur score ; cela peut faire moins que rien, et alors le score baisse. Le casseur n’ajoute rien.',
      S14: 'Si c’était la paille, c’est l’inverse : qui l’a posée marque, pour les cartes encore en main et sans piocher. Personne d’autre ne marque dans cette manche.',
      S15: 'On ramasse et mélange toutes les cartes, le joueur à gauche du donneur donne, et la manche suivante commence.',
      S16: 'Quand chacun a donné une fois, la partie est finie. Le plus haut score gagne.',
      S16a: 'Les ex æquo en tête partagent la victoire.',
      S17: 'Qui donne en premier est tiré au sort.',
    },
    more: [
      {
        title: 'Quand la partie finit',
        says: 'La table choisit avant la partie. « Quand chacun a donné une fois », c’est la fin ci-dessus (S16). Avec « quand quelqu’un atteint 100 », comme dans l’édition de 2006, les manches se suivent jusqu’à ce que l’une d’elles laisse quelqu’un à 100 ou plus ; alors le plus haut score gagne, et là aussi les ex æquo en tête partagent la victoire.',
      },
      {
        title: rulesCommon.know,
        says: 'Ta propre main ; chaque carte chargée, dans l’ordre, par qui et pour quel total ; le sens du jeu ; combien de cartes chacun tient et combien il en reste à piocher ; qui a dû passer ; tous les scores. Après chaque manche, toutes les mains sont montrées.',
      },
    ],
  },
};
