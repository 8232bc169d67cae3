import type { rulesStr8Eight as english } from '../en/rules.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';
import { book } from '../../../../../../rules/str8-eight.fr.md';

export const rulesStr8Eight: typeof english = {
  ...rulesCommon,
  lede: 'Grimpe la table de multiplication. Qui pose le premier huit cartes montantes, chacune permise par la précédente, gagne la manche. Chacun bâtit son propre escalier, de toutes les couleurs.',

  cards: 'Les cartes',
  anatomy: [
    ['Son nombre.', 'Le groupe 3 contient 3, 6, 9 et ainsi de suite jusqu’à 24.'],
    ['Ce qui peut suivre,', 'sur le bord noir.'],
    ['Une cible', 'sur les nombres 1 à 8 : seuls ceux-ci peuvent commencer un escalier.'],
    ['Sa place', 'dans la table : ligne 3, colonne 2. Le motif et la couleur disent aussi la ligne.'],
  ],

  follow: 'Ce qui peut suivre',
  times: 'La table de multiplication. Partout où se trouve 12, le nombre à sa droite peut suivre : 14, 15, 16, 18.',
  find: 'Cherche 12 partout dans la table.',
  findSays: 'Il est aux lignes 2, 3, 4 et 6. Le nombre à sa droite peut suivre : 14, 15, 16 ou 18.',
  findMore:
    'La couleur ne compte pas, seulement le nombre. Au bout droit d’une ligne, rien ne suit ; après 64, il n’y a donc rien du tout.',
  steps: 'Huit marches permises',
  stepsPicture: 'Un escalier de huit cartes : 2, 4, 6, 9, 12, 15, 20, 24.',
  stepsSum: '2 + 4 + 6 + 9 + 12 + 15 + 20 + 24 = 92',

  turn: 'Ton tour',
  turnDraw: ['Pioche', 'une carte, ou prends la dernière mise de côté'],
  turnStep: 'Monte',
  turnPass: 'Passe',
  turnAside: 'Mets de côté',
  or: 'ou',
  turnSays: 'Tu fais l’une des trois choses, et tu tiens de nouveau trois cartes.',

  pass: 'Les cartes de passe',
  passSays:
    'Joue-en une, et chaque main passe à la place voisine, du côté qu’elle dit. La table note pour toi ce que tu as donné.',
  passPicture: 'Passe à gauche : chaque main va une place plus loin, dans le sens horaire.',
  passMore: 'Mise de côté, une carte de passe ne fait rien. Encore dans ta main à la fin, elle te coûte 50.',

  scoring: 'Les points',
  winner: 'Qui gagne la manche',
  winnerSum: '92',
  winnerSays: 'les huit nombres ci-dessus ; la main ne coûte rien',
  others: 'Tous les autres',
  othersSum: '48 − 112 = −64',
  othersSays: 'les marches 2, 4, 6, 9, 12, 15, moins la main : 14 + 48 + 50',
  straight: 'Un Str8 Eight',
  straightSum: '180 + 132 = 312',
  straightSays: 'les huit d’une seule couleur, de 5 à 40 : les marches des autres, ici 21 + 69 + 42, sont aussi à toi',

  match: 'La partie',
  matchSays:
    'On joue des manches jusqu’à ce que quelqu’un atteigne 500, ou 1 000 à deux joueurs. Si plusieurs y arrivent à la même manche, qui a fini son escalier gagne, sinon qui a le plus de points.',

  followers: (number, next) =>
    next.length === 0 ? `Après ${number}, rien ne peut venir.` : `Après ${number} peut venir ${next.join(', ')}.`,
  nothing: 'rien',
  book,
};
