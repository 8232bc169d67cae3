import type { refusals as english } from '../en/refusals.ts';
import { cardName, day, theCastaway } from './castaways.ts';
import { of } from '../../../../words/fr/of.ts';
import { capital } from '../../../../words/fr/grammar.ts';

export const refusals: typeof english = {
  over: () => ['La partie est finie.', ''],
  out: () => ['Sans cartes, on est hors jeu.', 'Tu peux continuer à regarder.'],
  chooseFirst: () => ['D’abord chacun choisit une carte en secret.', 'Rien n’est encore retourné.'],
  notHeld: (card) => ['On cède une carte de sa main.', `${cardName(card)} n’y est pas.`],
  sitOut: () => ['Un Coco qui dort ne peut pas être choisi.', 'Tu n’as rien d’autre : tu passes cette manche.'],
  turn: (who) => [
    'Les cartes agissent une par une, la plus petite d’abord.',
    who === null ? '' : `C’est le tour ${of(who.name)}.`,
  ],
  banisher: (who) => [
    'Qui a gagné la partie bannit un personnage.',
    who === null ? 'Aucune partie ne vient d’être gagnée.' : `C’est à ${who.name} de le faire.`,
  ],
  notBanished: (who) =>
    who === 'coco'
      ? ['Coco ne peut pas être banni.', 'Choisis un personnage.']
      : ['Choisis un personnage encore à bord.', `${capital(theCastaway(who))} n’est plus là.`],
  takeFirst: () => ['Ta carte est retournée.', 'Prends-en d’abord une au menu.'],
  cocoFirst: () => ['Ton Coco est retourné.', 'Dis-lui d’abord quoi faire.'],
  mustTake: () => ['Un personnage prend une carte au menu.', 'Les pouvoirs sont pour les Cocos.'],
  notOnMenu: (card) => ['Prends ce qui est au menu.', `${cardName(card)} n’y est pas.`],
  cocoDraws: () => ['Un Coco use d’un pouvoir et pioche.', 'Il ne prend rien au menu.'],
  cocoItself: (card) => ['C’est ce Coco que tu joues.', `${cardName(card)} ne peut pas aussi débarquer.`],
  noSuchDay: (week) => ['Ce jour n’est pas dans la semaine.', `La semaine a ${week} cartes.`],
  nothingToDraw: () => ['La pioche est épuisée.', 'Rien ne peut en débarquer.'],
  notThere: (card) => ['Débarque une carte qui est là.', `${cardName(card)} n’y est pas.`],
  nothingHidden: () => ['Plus aucun jour caché à regarder.', ''],
  faceUp: (position) => ['On soulève des cartes cachées.', `${capital(day(position))} est déjà visible.`],
  liftSo: (wanted) => [
    'On soulève deux jours cachés, ou le seul.',
    wanted === 1 ? 'Choisis le seul.' : 'Choisis-en deux.',
  ],
  asleep: (card) => ['Un Coco qui dort se réveille à la fin.', `${cardName(card)} dort dans ta main.`],
  noSleep: () => ['À cette table, un Coco retourné ne se rendort pas.', ''],
};
