import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';
import type { Who } from '../../../../words/who.ts';
import { coach } from './coach.ts';
import { good } from './goods.ts';
import type { straw as english } from '../en/table.ts';
import { capital, does, has, listed, object, share, subject } from '../../../../words/fr/grammar.ts';
import { gain, numeral } from '../../../../words/fr/numbers.ts';
import { beforeYou, youHave } from '../../../../words/fr/turns.ts';

function label(card: Card): string {
  if (card === 'straw') return 'la paille';
  return numberOf(card) === 0 ? good(card).name : `${good(card).name} ${numberOf(card)}`;
}

/** The participle, after « a » or « as ». */
function did(card: Card, weight: number | undefined, repeats: Card | undefined): string {
  switch (kindOf(card)) {
    case 'item':
      return `chargé ${good(card).one}`;
    case 'carpet':
      return 'envoyé un tapis';
    case 'lamp':
      return `frotté la lampe : ${weight}`;
    case 'reverse':
      return 'fait tourner la caravane';
    case 'straw':
      return 'posé la paille';
    case 'copy':
      if (repeats === undefined) return 'copié';
      return `copié ${good(repeats).the}${repeats === 'lamp' ? ` : ${weight}` : ''}`;
  }
}

/** For ears, with the number that eyes see on the card. */
function doing(who: Who, card: Card, weight: number | undefined, repeats: Card | undefined): string {
  switch (kindOf(card)) {
    case 'item':
      return `${does(who, 'charges', 'charge')} ${good(card).one}, ${numberOf(card)}`;
    case 'carpet':
      return `${does(who, 'envoies', 'envoie')} le tapis ${numberOf(card)}`;
    case 'lamp':
      return `${does(who, 'frottes', 'frotte')} la lampe et ${who.isYou ? 'dis' : 'dit'} ${weight}`;
    case 'reverse':
      return `${does(who, 'fais', 'fait')} tourner la caravane`;
    case 'straw':
      return `${does(who, 'poses', 'pose')} la paille`;
    case 'copy':
      return copying(who, weight, repeats);
  }
}

function copying(who: Who, weight: number | undefined, repeats: Card | undefined): string {
  const copies = does(who, 'copies', 'copie');
  if (repeats === undefined) return copies;
  if (repeats === 'lamp') return `${copies} la lampe et ${who.isYou ? 'dis' : 'dit'} ${weight}`;
  if (kindOf(repeats) === 'item') return `${copies} ${good(repeats).the}, ${numberOf(repeats)}`;
  return kindOf(repeats) === 'carpet' ? `${copies} le tapis ${numberOf(repeats)}` : `${copies} ${good(repeats).the}`;
}

const COUNTS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'];

export function shared(winners: readonly Who[], points: number): string {
  return `${capital(listed(winners.map(object)))} ${share(winners)} la victoire avec ${numeral(points)}.`;
}

export const straw: typeof english = {
  coach,
  numeral,
  gain,
  label,

  round: (round, rounds) => (rounds === null ? `Manche ${round}` : `Manche ${round} sur ${rounds}`),
  roundOfRace: (round) => `Manche ${round}, jusqu’à 100`,
  camel: 'Le chameau',
  gauge: 'Poids sur le chameau',
  carries: (total) => `Le chameau porte ${numeral(total)} sur 50.`,
  down: 'Le chameau est à terre, son chargement éparpillé.',
  spare: (spare) => `Encore ${spare}`,
  noSpare: 'Plus rien',
  beforeBreaks: 'avant que ça casse',
  floats: 'plus léger que rien',
  broken: 'Crac !',
  onTop: (card) => {
    const kind = kindOf(card);
    if (kind === 'item') return `Dessus : ${numberOf(card)}`;
    return kind === 'carpet' ? `Dessus : −${numberOf(card)}` : `Dessus : ${good(card).name}`;
  },
  by: (who) => `par ${who.isYou ? 'toi' : who.name}`,
  empty: 'Rien dessus encore',
  pile: 'Pioche',
  toDraw: 'à piocher',

  yourTurnLoad: 'À toi. Charge une carte.',
  yourTurnWeight: 'À toi. Dis un poids.',
  yourTurnCopiedLamp: 'À toi. Une lampe copiée est une lampe.',
  thatBreaks: 'Là, ça casse.',
  thatBreaksMore: 'Tu ne marquerais rien cette manche.',
  strawBreaks: 'La dernière paille.',
  strawBreaksMore: 'Elle brise le dos, et toi seul marques.',
  yourTurnLong: (total, cards, worth) =>
    `À toi. Le chameau porte ${numeral(total)}, et ta main vaut ${numeral(worth)}. ${COUNTS[cards.length] ?? cards.length} ${cards.length < 2 ? 'carte' : 'cartes'} : ${cards.join(' ; ')}.`,
  youHave,
  inHand: 'en main',
  ifItBreaks: 'si ça casse là',
  afterThis: 'après ça',
  ifYouDo: 'si tu le fais',
  youWait: (next, points) => `${beforeYou(next)} ${youHave(points)}`,
  youWaitPassed: (next, points) =>
    `Aucune de tes cartes ne peut être chargée : tu as passé. ${beforeYou(next)} ${youHave(points)}`,

  cardMakes: (card, total) => `${label(card)}, fait ${numeral(total)}`,
  cardBreaks: (card, total) => `${label(card)}, fait ${numeral(total)}, casse`,
  cardMakesFromTo: (card, from, to) => `${label(card)}, fait ${numeral(from)} à ${numeral(to)}`,
  cardNotNow: (card) => `${label(card)}, pas maintenant`,
  cardOnlyAt50: (card) => `${label(card)}, pas maintenant, seulement à 50`,
  weightMakes: (weight, total) => `${weight}, fait ${numeral(total)}`,
  weightBreaks: (weight, total) => `${weight}, fait ${numeral(total)}, casse`,
  breaks: 'casse',
  fromTo: (from, to) => `${numeral(from)} à ${numeral(to)}`,

  dialLamp: 'Combien pèse la lampe ?',
  dialCopy: 'La copie aussi est une lampe',
  dialSafe: 'Tous les poids tiennent.',
  dialNone: 'Tous les poids cassent.',
  dialUpTo: (safe) => `Jusqu’à ${safe} ça tient ; à partir de ${safe + 1} le dos casse.`,
  dialOver: (total) => `${total}, c’est plus que 50 : le dos casse et tu ne marques rien cette manche.`,

  choose: 'Choisis une carte',
  nameWeight: 'Dis un poids.',
  moveLabel: (card, repeats, weight) => {
    switch (kindOf(card)) {
      case 'item':
        return `Charger ${good(card).the}`;
      case 'carpet':
        return 'Envoyer le tapis';
      case 'lamp':
        return `Frotter la lampe : ${weight}`;
      case 'reverse':
        return 'Tourner la caravane';
      case 'straw':
        return 'Poser la paille';
      case 'copy':
        if (repeats === undefined) return 'Copier';
        return repeats === 'lamp' ? `Copier la lampe : ${weight}` : `Copier ${good(repeats).the}`;
    }
  },
  moveBreaks: (weight) => (weight === undefined ? 'Briser le dos' : `Briser le dos : ${weight}`),
  equation: (before, after) => {
    const by = after - before;
    if (!Number.isInteger(by)) return `${before} + 1/1000`;
    return `${numeral(before)} ${by < 0 ? '−' : '+'} ${Math.abs(by)} = ${numeral(after)}`;
  },

  did: (who, card, weight, repeats) => `${has(who)} ${did(card, weight, repeats)}`,
  doing,
  told: (says, total) => `${says}. Le chameau porte ${numeral(total)}.`,
  turned: (says, isClockwise, next) =>
    `${says}. Maintenant dans le sens ${isClockwise ? 'horaire' : 'antihoraire'} ; c’est à ${next.isYou ? 'toi' : next.name}.`,
  passed: (who) => does(who, 'n’as aucune carte à charger et passes.', 'n’a aucune carte à charger et passe.'),
  passedShort: (who) => `${has(who)} passé`,
  passes: 'Rien à charger',
  opened: (round, dealer, first) =>
    `${round}. ${does(dealer, 'donnes', 'donne')}, ${first.isYou ? 'tu commences' : `${first.name} commence`}.`,
  broke: (who, total) =>
    total === null
      ? `Crac. ${does(who, 'ne marques', 'ne marque')} rien.`
      : `Crac. ${subject(who)} ${has(who)} fait ${total} et ne marque${who.isYou ? 's' : ''} rien.`,
  strawed: (who) =>
    `${does(who, 'poses', 'pose')} la paille sur 50. Le dos casse. ${who.isYou ? 'Toi seul marques' : `Seul ${who.name} marque`}.`,
  brokeShort: (who) => `${has(who)} brisé le dos`,
  ended: (winners, points) =>
    winners.length === 1
      ? `${does(winners[0]!, 'gagnes', 'gagne')} la partie avec ${numeral(points)}.`
      : shared(winners, points),

  /** Looking back: why a move was worth little. */
  whyBroke: 'Ce coup a cassé le dos du chameau.',
  whyKept: (worth) => `Gardée en main, la carte valait ${worth}.`,

  refusals: {
    turn: (who) => ['Pas encore à toi.', who === null ? '' : `C’est à ${who.name}.`],
    notHeld: () => ['Cette carte n’est pas dans ta main.', ''],
    weight: (from, to) => ['Une lampe a besoin d’un poids.', `Dis un nombre entier de ${from} à ${to}.`],
    noWeight: (card) => [`Cette copie répète ${good(card).the}.`, 'Elle ne prend pas de poids.'],
    copy: () => ['Une copie répète la carte du dessous.', 'Le chameau est encore vide.'],
    straw: (total) => ['La paille attend exactement 50.', `Le chameau porte ${numeral(total)}.`],
    over: (rounds) => ['La partie est finie.', `${rounds} manches ont été jouées.`],
  },
};
