import type { ReviewWords } from '../../en/later/review.ts';
import { numeral } from '../numbers.ts';
import { of } from '../of.ts';

export const review: ReviewWords = {
  title: 'Retour sur la partie',
  at: (game, where) => `${game}, ${where.toLowerCase()}`,
  board: 'La table',
  eyes: 'Avec quels yeux',
  allHands: 'Toutes les mains',
  asISaw: 'Ce que je voyais',
  asSeen: 'Ce qu’on voyait',
  handOf: (cards) => (cards.length === 0 ? 'aucune carte' : cards.join(', ')),
  hidden: 'cachée',
  points: (points) => (Math.abs(points) < 2 ? `${numeral(points)} point` : `${numeral(points)} points`),
  percent: (percent) => `${percent} %`,
  change: (points) => (points > 0 ? `+${points}` : numeral(points)),
  costSays: (points) => `a coûté ${points} sur 100`,

  deal: 'La donne',
  dealSays: 'Les cartes sont distribuées.',
  move: (move) => `Coup ${move}`,
  moveOf: (move, moves) => `Coup ${move} sur ${moves}`,
  moves: 'Coups',
  said: (move, says) => `${move}. ${says}.`,
  saidChance: (who, percent) =>
    who.isYou ? `Tes chances sont à ${percent} %.` : `Les chances ${of(who.name)} sont à ${percent} %.`,
  standIn: 'joué par un remplaçant',

  costly: 'Coûteux',
  isCostly: 'coûteux',
  better: (who, deed, cost) =>
    `« ${deed} » valait ${cost} sur 100 de plus, d’après ce que ${who.isYou ? 'tu pouvais' : `${who.name} pouvait`} savoir.`,
  betterStandIn: (who, deed, cost) =>
    `Un remplaçant jouait ici pour ${who.isYou ? 'toi' : who.name}. « ${deed} » valait ${cost} sur 100 de plus.`,
  nextCostly: 'Prochain coup coûteux',
  costlyMoves: (count) => {
    if (count === 0) return 'Aucun coup n’a coûté cher.';
    return count === 1 ? 'Un coup a coûté cher.' : `${count} coups ont coûté cher.`;
  },
  tryIt: 'Essayer à partir d’ici',
  playOn: 'Jouer à partir d’ici',
  tryItSays: 'Des robots prennent les autres places ; les cartes tombent comme alors.',

  chances: 'Chances de gagner',
  chancesSays: 'Chaque position rejouée maintes fois, toutes mains vues. Barres rouges : ce que les coups ont coûté.',
  chancesAre: (who, from, to) => `${who.isYou ? 'Toi' : who.name} : de ${from} % à ${to} %.`,
  chancesOver: (moves) => `Chances de gagner sur ${moves} coups.`,
  asTable: 'Les chances en tableau',
  looking: 'Chaque coup est examiné…',
  lookingAt: (percent) => `Chaque coup est examiné : ${percent} %`,
  noChances: 'La valeur de chaque coup n’a pas pu être calculée.',

  timeline: 'Coup',
  first: 'À la donne',
  before: 'Un coup en arrière',
  play: 'Lire',
  pause: 'Pause',
  next: 'Un coup en avant',
  last: 'À la fin',
  speed: (times) => `Vitesse : ${times} fois`,
  keys: 'Flèches : pas à pas, espace : lire',

  luck: 'Chance et décisions',
  luckSays: 'Ce qui a fait le résultat, en points sur cent. Chaque ligne tombe juste.',
  start: 'Départ',
  luckColumn: 'Chance',
  own: 'Ses coups',
  others: 'Autres',
  result: 'Résultat',
  rest: 'Reste',
  luckIs:
    'La chance, c’est ce qu’a fait le hasard dans la donne, les pioches et les cartes retournées ; sur beaucoup de parties elle s’annule, qu’on joue bien ou mal. « Ses coups » dit ce qu’ils ont perdu face au meilleur qu’on pouvait connaître, « Autres » ce que les coups d’autrui ont perdu ou apporté, et le reste est ce que personne ne pouvait savoir.',

  share: 'Partager ce retour',
  shareSays: 'Qui a le droit de voir la partie la trouve là.',
  link: 'Lien vers ce coup',
  copy: 'Copier le lien',
  copied: 'Copié.',
  byHand: 'Il est sélectionné ; copie-le à la main.',
  send: 'Envoyer le lien',
  download: 'Télécharger la partie',
  downloadSays: 'Une ligne de JSON avec chaque coup ; n’importe qui peut y vérifier le mélange.',

  notYet: 'Il n’y a encore rien à revoir.',
  notYetSays: 'Toutes les mains s’ouvrent quand la partie est finie.',
  toTable: 'À la table',
  noRecord: 'La partie n’a pas pu être chargée.',
};
