import type { Card } from '../../../../../games/str8-eight/cards.ts';
import {
  canBegin,
  followersOf,
  isPass,
  numberOf,
  PASS_DEDUCTION,
  sideOf,
} from '../../../../../games/str8-eight/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import { of } from '../../../../words/fr/of.ts';
import type { CoachWords } from '../en/coach.ts';

function card(card: Card): readonly CardLine[] {
  if (isPass(card)) {
    const side = sideOf(card) === 'left' ? 'gauche' : 'droite';
    return [
      [`Jouée, chaque main passe d’une place à ${side}.`, 'E9'],
      ['Mise de côté, elle ne fait rien, et le suivant peut la prendre.', 'E9'],
      [`Gardée à la fin d’une manche, elle coûte ${PASS_DEDUCTION}.`, 'E13'],
    ];
  }
  const number = numberOf(card);
  const next = followersOf(number);
  return [
    [next.length === 0 ? 'Rien ne peut la suivre.' : `Peuvent la suivre : ${next.join(', ')}, de toute couleur.`, 'E8'],
    ...(canBegin(number) ? [BEGINS] : []),
    [`Marche, elle vaut ${number} ; en main à la fin, elle retire ${number}, sauf à qui gagne la manche.`, 'E13'],
    MARKS,
  ];
}

const BEGINS: CardLine = ['Elle porte une cible : elle peut être ta première marche.', 'E7'];
const MARKS: CardLine = [
  'Une coche au-dessus d’une carte : elle va sur tes marches. Un plus : tu viens de la piocher. Une tête dessus : le suivant pourrait s’en servir. Un œil à une place : tu sais ce qu’on y tient.',
];

export const coach: CoachWords = {
  card,
  goal: (target) => [
    'Gravis huit marches le premier.',
    `Le bord noir dit ce qui peut suivre. Leurs nombres sont tes points ; il en faut ${target}.`,
  ],
  bullseye: ['Celle-ci porte une cible.', 'Seules ces cartes, de 1 à 8, peuvent être ta première marche.'],
  noBullseye: ['Seule une cible commence, de 1 à 8.', 'Tu n’en as pas : mets une carte de côté et attends-en une.'],
  next: (last, next) => [
    next.length === 0 ? `Rien ne suit ${last}.` : `Après ${last}, il te faut ${next.join(', ')}.`,
    'La couleur n’importe pas ; une marche posée reste là.',
  ],
  aside: ['La carte mise de côté va sur tes marches.', 'Tu peux la prendre au lieu de piocher à l’aveugle.'],
  pass: (side) => [
    'Ta première carte de passe.',
    `Jouée, chaque main passe à ${side === 'left' ? 'gauche' : 'droite'}. Gardée jusqu’au bout, elle te coûte 50.`,
  ],
  suits: (who) => [
    `${who.name} joue ensuite et pourrait s’en servir.`,
    'Sa tête est dessus : mise de côté, la carte est à prendre.',
  ],
  known: (who) => [
    `Tu connais des cartes ${of(who.name)}.`,
    'Tu les as données ; l’œil à sa place les garde pour toi.',
  ],
  colour: [
    'Tout d’une couleur jusqu’ici.',
    'Huit font un Str8 Eight : toutes les marches ne comptent alors que pour toi.',
  ],
  near: (who, left) => [
    `${who.name} est à ${left === 1 ? 'une marche' : 'deux marches'} du sommet.`,
    'La huitième finit la manche ; ce qu’on tient encore est retiré.',
  ],
  score: [
    'La huitième marche finit la manche.',
    'Qui la pose marque ses huit nombres, les autres les leurs moins leur main.',
  ],
};
