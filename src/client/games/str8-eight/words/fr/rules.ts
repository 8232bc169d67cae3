import type { rulesStr8Eight as english } from '../en/rules.ts';
import { rulesCommon } from '../../../../words/fr/later/rules-common.ts';

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
  example: {
    title: 'Un exemple',
    says: 'Ann pose sa huitième carte.',
    table: {
      caption: 'Les points d’Ann, Bob et Cleo',
      head: ['joueur', 'suite', 'en main', 'points'],
      rows: [
        ['Ann', '4, 6, 8, 12, 16, 20, 24, 28', 'peu importe', '118'],
        ['Bob', '3, 6, 12, 18, 24, 30', '7, 40, une carte de passe', '93 − 97 = −4'],
        ['Cleo', '5, 10, 15, 20', '1, 9, 12', '50 − 22 = 28'],
      ],
    },
    more: 'Si la suite d’Ann avait été 4×1 à 4×8, d’une seule couleur, ce serait un Str8 Eight : pour elle 144, et encore 93 et 50, ce qui fait 287 ; pour Bob −97, et pour Cleo −22.',
  },
  book: {
    credit: 'Le nom appartient à son propriétaire. Ceci en est un récit non officiel, avec nos propres mots.',
    chapters: { table: 'La table', hand: 'Une manche', points: 'Les points', winning: 'La victoire' },
    says: {
      E1: 'On joue de deux à quatre. Les places se comptent dans le sens horaire, et ta gauche est la place suivante dans ce sens.',
      E2: 'Les nombres sont sur 64 cartes : huit groupes de couleur, de huit cartes chacun. Le groupe k est la ligne k de la table de multiplication, de k×1 à k×8. On écrit une carte par son groupe et sa place : 3×4 est la quatrième du groupe 3, et son nombre est 12. Quelle que soit la couleur, il y a une cible sur chaque carte dont le nombre ne dépasse pas 8. Combien il y a de cartes est imprimé ; leurs faces sont déduites de cela et de ce qui en a été décrit publiquement.',
      E3: ['Six autres sont des cartes de passe.', 'La moitié passe « à gauche », l’autre moitié « à droite ».'],
      E4: 'Le long du bord droit d’une carte-nombre court la liste de ce qui peut venir après elle. Cherche le nombre dans les lignes de la table de multiplication, à toute place sauf la dernière : dans chacune de ces lignes, c’est le suivant. Qu’il y ait une liste est imprimé ; ce qu’elle contient est une décision de cette table, d’après des descriptions publiques.',
      E5: 'Chacun reçoit trois cartes que personne d’autre ne peut voir. Toutes les autres forment la pioche. À côté, il y a place pour la défausse et pour les cartes de passe jouées ; les deux sont encore vides.',
      E6: 'Quand c’est ton tour, tu prends d’abord une carte : le dessus de la pioche, ou celui de la défausse. Avec quatre cartes en main, tu fais alors une chose, et une seule : poser un nombre sur ta suite, jouer une carte de passe, ou défausser ce que tu veux, face visible. Il t’en reste trois.',
      E6a: 'Qui ouvre la manche doit prendre à la pioche, puisque rien n’est encore défaussé.',
      E7: 'Ta suite peut commencer par n’importe quelle cible.',
      E8: 'Dès lors, tu ne poses que ce que la dernière carte de ta suite énumère (E4). Les couleurs ne comptent pas. Ce qui est posé reste posé.',
      E9: 'Joue une carte de passe, et elle rejoint celles qui ont été jouées, hors de portée de tous. Au même moment, chaque joueur donne ses trois cartes au voisin, à gauche ou à droite comme la carte le dit. Si tu défausses une carte de passe au lieu de la jouer, personne ne donne rien, et le joueur suivant peut la prendre comme toute autre défausse.',
      E10: 'Plus de cartes à piocher ? Alors la défausse et les cartes de passe jouées sont mélangées ensemble et font la nouvelle pioche.',
      E10a: 'Cela se fait quand un tour commence sans pioche, donc avant de prendre une carte. Il ne reste alors plus de défausse, et ce tour ne peut prendre qu’à la nouvelle pioche.',
      E10b: 'Tu peux rejeter aussitôt la carte que tu as prise à la défausse. Aucune règle ne s’y oppose.',
      E11: 'Pose ta huitième carte, et tu as gagné la manche. Personne n’y joue plus.',
      E11a: 'Aucune table ne doit durer toujours. Après 400 tours de suite qui n’ont allongé la suite de personne, la manche est interrompue. Personne ne l’a gagnée, et chacun de vous compte comme le dit E13.',
      E12: 'Si tu as gagné la manche, tu marques la somme de tes huit nombres. Tes trois cartes ne te coûtent rien.',
      E13: 'Sinon, tu marques la somme de ta suite, et perds celle de ta main ; une carte de passe y vaut 50. Cela peut bien faire moins que rien.',
      E14: 'Huit cartes d’une seule couleur sont un Str8 Eight. Qui l’a posé reçoit en plus les sommes des suites de tous. Les autres ne marquent rien pour la leur, et perdent tout de même ce qu’ils tiennent.',
      E15: 'Le sort décide qui donne en premier. Qui est à gauche du donneur joue en premier, et donne la fois d’après.',
      E16: 'La partie se gagne à 500 points à trois ou quatre joueurs, à 1 000 à deux.',
      E17: 'Il arrive qu’une manche y mène plusieurs d’entre vous. Si la personne qui a gagné cette manche en est, la partie est à elle ; sinon, à qui de vous a le plus.',
      E17a: 'S’il y en a plus d’un, ils partagent la victoire. Note que E17 peut passer par-dessus le plus haut score.',
    },
    more: [
      {
        title: 'Quand la partie est gagnée',
        says: 'Combien il faut de points pour gagner la partie, de 100 à 5 000. Si tu ne dis rien, c’est comme en E16.',
      },
      {
        title: rulesCommon.know,
        says: 'Les trois ou quatre cartes que tu tiens ; la suite de chacun ; le dessus de la défausse, et combien il y en a dessous ; les cartes de passe jouées ; des mains et de la pioche, combien elles ont de cartes ; tous les scores. La table retient aussi pour toi chaque carte que tu as vu défausser, qui en a pris une, et après une carte de passe ce que tu as donné, jusqu’à ce que ce soit posé, joué ou défaussé. Quand une manche est finie, toutes les cartes tenues sont montrées.',
      },
    ],
  },
};
