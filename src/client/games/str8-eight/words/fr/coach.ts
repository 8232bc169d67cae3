import { of } from '../../../../words/fr/of.ts';
import type { CoachWords } from '../en/coach.ts';

export const coach: CoachWords = {
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
    `Jouée, chaque main passe à ${side === 'left' ? 'gauche' : 'droite'}. Gardée jusqu’au bout, elle te coûte 50.`,
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
    `${who.name} est à ${left === 1 ? 'une marche' : 'deux marches'} du sommet.`,
    'La huitième finit la manche ; ce qu’on tient encore est retiré.',
  ],
  score: [
    'La huitième marche finit la manche.',
    'Qui la pose marque ses huit nombres, les autres les leurs moins leur main.',
  ],
};
