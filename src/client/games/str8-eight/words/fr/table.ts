import { followersOf, groupOf, isPass, numberOf, placeOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { NumberCard, Side, Card } from '../../../../../games/str8-eight/cards.ts';
import { coach } from './coach.ts';
import type { Who } from '../../../../words/who.ts';
import type { Str8EightWords } from '../en/table.ts';
import { of } from '../../../../words/fr/of.ts';
import { capital, does, has, listed, object, share } from '../../../../words/fr/grammar.ts';
import { counted, gain, numeral } from '../../../../words/fr/numbers.ts';
import { beforeYou, youHave } from '../../../../words/fr/turns.ts';

const GROUPS = [
  'points marine',
  'rayures bleues',
  'triangles azur',
  'carrés verts',
  'étoiles jaunes',
  'hexagones orange',
  'chevrons vermillon',
  'écailles roses',
];
/** « Tout en » takes them all, whatever their gender. */
const allIn = (k: number): string => `tout en ${GROUPS[k - 1]!}`;
const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
const SIDES: Readonly<Record<Side, string>> = { left: 'gauche', right: 'droite' };

function shared(winners: readonly Who[], points: number): string {
  return `${capital(listed(winners.map(object)))} ${share(winners)} la victoire avec ${numeral(points)}.`;
}

/** 15, passe à gauche. */
function short(card: Card): string {
  return isPass(card) ? `passe à ${SIDES[sideOf(card)]}` : String(numberOf(card));
}

/** le 15, la passe à gauche. */
function the(card: Card): string {
  return isPass(card) ? `la ${short(card)}` : `le ${numberOf(card)}`;
}

function label(card: Card): string {
  return isPass(card) ? short(card) : `${numberOf(card)}, groupe ${groupOf(card)}`;
}

function face(card: Card): string {
  if (isPass(card)) {
    const side = SIDES[sideOf(card)];
    return `Passe à ${side} : toutes les mains vont à ${side}. Coûte 50 si on la garde.`;
  }
  const next = followersOf(numberOf(card));
  const follows = next.length === 0 ? 'Rien ne peut suivre.' : `Peut être suivi de ${next.join(', ')}.`;
  return `${label(card)}, ${groupOf(card)} fois ${placeOf(card)}. ${follows}`;
}

const cards = (count: number): string => counted(count, `${count} carte`, `${count} cartes`);
const stepUp = (card: NumberCard): string => `Monter à ${numberOf(card)}`;

export const str8Eight: Str8EightWords = {
  coach,
  numeral,
  gain,
  short,
  label,
  face,
  group: (k) => GROUPS[k - 1]!,

  hand: (number) => `Manche ${number}`,
  target: (target) => `Jusqu’à ${target}`,
  groups: 'Groupes',

  sequence: (who) => (who.isYou ? 'Ta suite' : `La suite ${of(who.name)}`),
  stepsAre: (steps) => (steps.length === 0 ? 'Aucune marche encore' : `Marches : ${steps.join(', ')}`),
  theirSteps: (steps) => (steps.length === 0 ? 'aucune marche encore' : `marches : ${steps.join(', ')}`),
  theirNext: (steps, next) => {
    if (steps === 0) return 'il faut une cible';
    return next.length === 0 ? 'rien ne peut suivre' : `ensuite : ${next.join(', ')}`;
  },
  known: (known) => `tient, si tu te souviens bien : ${known.join(' ; ')}`,
  afterLast: (number) => `Après ${number} :`,
  begin: 'Commence par une cible :',
  nothingFollows: 'Rien ne suit.',
  barren: (left) => (left === 1 ? 'Dernier tour pour monter' : `Encore ${left} tours pour monter`),
  oneColour: (k) => `Tout en ${GROUPS[k - 1]!}`,
  ghost: (card) => `${numberOf(card)} irait ici`,

  piles: 'Piles',
  pile: (count) => `Pioche, ${cards(count)}`,
  discard: (top, count) => (top === null ? 'Mis de côté : rien' : `Mis de côté, ${cards(count)}. Dessus : ${top}`),
  passes: (top, count) =>
    top === null ? 'Cartes de passe jouées : aucune' : `Cartes de passe jouées : ${count}, dessus ${top}`,
  toDraw: 'à piocher',
  aside: 'de côté',
  passed: 'passes',
  fitsYou: 'Va sur tes marches.',
  fitsThem: (who) => `${who.name} joue ensuite et pourrait s’en servir.`,

  yourTurnDraw: 'À toi. Prends une carte.',
  yourTurnDrawMore: (top) =>
    top === null ? 'À la pioche, ou parmi les cartes de côté.' : `À la pioche, ou le ${top} mis de côté.`,
  yourTurnPlay: 'Monte, passe ou mets de côté.',
  yourTurnDrew: (card, points) => `Tu as pris ${card}. ${youHave(points)}`,
  chosenFits: (card, length) => `${numberOf(card)} serait ta ${ORDINALS[length - 1]} marche.`,
  chosenTop: (card) => `${numberOf(card)} est la huitième marche.`,
  chosenTopMore: 'Tu gagnes la manche.',
  chosenNext: (next) => (next.length === 0 ? 'Rien ne pourra suivre.' : `Ensuite : ${next.join(', ')}.`),
  chosenNot: (card, last) =>
    last === null ? `${numberOf(card)} n’a pas de cible.` : `${numberOf(card)} ne suit pas ${last}.`,
  chosenPass: (side) => `Toutes les mains vont à ${SIDES[side]}.`,
  chosenPassMore: (receiver, from) =>
    receiver.name === from.name
      ? `${receiver.name} et toi échangez vos mains.`
      : `${receiver.name} reçoit ta main, tu reçois celle ${of(from.name)}.`,
  helps: (card, who) => `Mis de côté, le ${numberOf(card)} irait bien à ${who.name}.`,
  youHave,
  youWait: (next, points) => `${beforeYou(next)} ${youHave(points)}`,

  fits: 'ça va',
  fitsNew: 'ça va, neuf',
  new: 'neuf',
  sameGroup: 'même couleur',
  pass: 'passe',

  cardFits: (card, last) =>
    last === null ? `${face(card)} Peut commencer ta suite.` : `${face(card)} Va sur ${last}.`,
  cardFitsNot: (card, last) => (last === null ? `${face(card)} Sans cible.` : `${face(card)} Ne va pas sur ${last}.`),
  isNew: (text) => `${text} Vient d’arriver.`,
  suits: (text, who) => `${text} Irait bien à ${who.name}, qui joue ensuite.`,
  yourTurnDrawLong: (top, fits, hand) => {
    const discard = top === null ? '' : `, ou prends ${top}${fits ? ', qui va sur tes marches' : ''}`;
    return `À toi. Pioche${discard}. Ta main : ${hand.join(' ; ')}.`;
  },
  yourTurnPlayLong: (last, hand) =>
    last === null
      ? `À toi. Il te faut une cible pour commencer. Ta main : ${hand.join(' ; ')}.`
      : `À toi. Ta dernière marche est ${last}. Ta main : ${hand.join(' ; ')}.`,
  shortFits: (card) => `${short(card)}, ça va`,
  handNow: (hand) => `Ta main maintenant : ${hand.join(', ')}.`,

  choosePile: 'Choisis une pile',
  choose: 'Choisis une carte',
  draw: 'Piocher',
  take: (card) => `Prendre ${the(card)}`,
  stepUp,
  begins: (card) => `Commencer par ${numberOf(card)}`,
  top: (card) => `Tout en haut : ${numberOf(card)}`,
  passTo: (side) => `Passer à ${SIDES[side]}`,
  layAside: 'De côté',
  layAsideIt: (card) => (isPass(card) ? 'Mettre la passe de côté' : `Mettre ${numberOf(card)} de côté`),

  opened: (number, dealer, first) =>
    `Manche ${number}. ${does(dealer, 'donnes', 'donne')}, ${first.isYou ? 'tu commences' : `${first.name} commence`}.`,
  did: {
    drew: (who, card) => `${has(who)} pioché ${card === null ? 'une carte' : the(card)}`,
    took: (who, card) => `${has(who)} pris ${the(card)}`,
    tookBack: (who, card) => `${has(who)} pris ${the(card)}, puis l’${has(who)} remis${isPass(card) ? 'e' : ''}`,
    laid: (who, card, k) =>
      k === undefined ? `${has(who)} posé le ${numberOf(card)}` : `${has(who)} posé le ${numberOf(card)}, ${allIn(k)}`,
    passed: (who, side) => `${has(who)} envoyé toutes les mains à ${SIDES[side]}`,
    aside: (who, card) => `${has(who)} mis ${the(card)} de côté`,
    top: (who) => `${has(who)} atteint le sommet`,
    str8: (who) => `${has(who)} fait un Str8 Eight`,
  },
  reshuffled: (count) => `Les piles sont mélangées : nouvelle pioche de ${cards(count)}.`,

  says: {
    drew: (who, card) => `${does(who, 'pioches', 'pioche')} ${label(card)}.`,
    took: (who, card) => `${does(who, 'prends', 'prend')} ${the(card)}.`,
    laid: (who, card, step, k) => {
      const move = `${does(who, 'montes', 'monte')} à ${numberOf(card)}, ${ORDINALS[step - 1]} marche`;
      return k === undefined ? `${move}.` : `${move}, tout du groupe ${k}.`;
    },
    passed: (who, side) => `${does(who, 'passes', 'passe')} à ${SIDES[side]}.`,
    aside: (who, card) => `${does(who, 'mets', 'met')} ${the(card)} de côté.`,
  },
  scoredTop: (who, points) => `${does(who, 'as', 'a')} huit marches : ${numeral(points)} points.`,
  scoredStr8: (who, k, own, others) =>
    `Str8 Eight. Tout en ${GROUPS[k - 1]!} : ${own}, et les marches des autres, ${others}. ${own + others} pour ${object(who)}.`,
  scoredYou: (steps, hand, points) =>
    `Toi : ${steps} moins ${hand}, ${points < 0 ? `moins ${-points}` : `soit ${points}`}.`,
  scoredNobody: 'Personne n’est arrivé en haut.',
  ended: (winners, points) =>
    winners.length === 1
      ? `${does(winners[0]!, 'gagnes', 'gagne')} la partie avec ${numeral(points)}.`
      : shared(winners, points),

  passingHead: (who, side) => `${does(who, 'passes', 'passe')} à ${SIDES[side]}.`,
  passingMore: (from) => `La main ${of(from.name)} vient à toi.`,
  remember: 'Tu te souviens :',
  nowHolds: (who) => `${who.name} tient maintenant`,

  kick: 'Huit marches',
  atTop: (who) => `${does(who, 'es', 'est')} tout en haut.`,
  topLead: (who) =>
    who.isYou
      ? 'Tu marques les huit nombres. Les autres : leurs marches, moins ce qui reste en main. Une passe coûte 50.'
      : `${who.name} marque les huit nombres. Les autres : leurs marches, moins ce qui reste en main. Une passe coûte 50.`,
  str8Kick: 'Str8 Eight',
  str8Lead: (who) =>
    who.isYou
      ? 'Une seule couleur : les marches des autres sont aussi à toi. Il ne leur reste que le prix de leur main.'
      : `Une seule couleur : toutes les marches vont à ${who.name}. Aux autres il ne reste que le prix de leur main.`,
  nobodyHead: 'Personne n’arrive en haut.',
  nobodyLead:
    'Trop de tours de suite sans une marche : la manche est finie. Chacun : ses marches, moins ce qui reste en main.',
  eightSteps: (points) => `huit marches : ${points}`,
  eightAndMore: (own, others) => `${own} + ${others}`,
  stepsLessHand: (steps, hand) => `${steps} − ${hand}`,
  onlyHand: (hand) => `la main : −${hand}`,
  stepsColumn: 'Marches',
  handColumn: 'En main',
  thisHand: 'Manche',
  handOf: (hand) => (hand.length === 0 ? 'aucune carte' : `en main : ${hand.join(', ')}`),
  shortOf: (who, points, target) =>
    who.isYou ? `Il te manque ${points} pour ${target}.` : `Il manque ${points} à ${who.name} pour ${target}.`,
  yourTurnBehind: 'C’est déjà à toi.',
  nextHand: 'Manche suivante',
  toResult: 'Voir le résultat',
  toScores: 'Voir les points',

  cheer: 'Str8 Eight !',
  allOf: (k) => `Tout en ${GROUPS[k - 1]!}`,
  yourSteps: 'tes marches',
  stepsOf: ({ name }) => of(name),
  forWho: (who) => `pour ${object(who)}`,
  costs: (who, costs) =>
    who.isYou
      ? `Les marches des autres sont à toi. Il ne leur reste que le prix de leur main : ${costs.join(', ')}.`
      : `Les marches des autres vont à ${who.name}. Il ne leur reste que le prix de leur main : ${costs.join(', ')}.`,
  costsOne: (who, cost) => `${object(who)} −${cost}`,

  wins: (winners, points) =>
    winners.length === 1 ? `${does(winners[0]!, 'gagnes', 'gagne')} avec ${numeral(points)}.` : shared(winners, points),
  finalTop: (who, points) =>
    who.isYou
      ? `Tes huit dernières marches valaient ${points}.`
      : `Les huit dernières marches ${of(who.name)} valaient ${points}.`,
  finalStr8: (who, points) =>
    who.isYou ? `Ton Str8 Eight valait ${points}.` : `Le Str8 Eight ${of(who.name)} valait ${points}.`,
  finalMost: 'Personne au-dessus de la marque n’était en haut : le plus de points décide.',
  finalShort: (who, points) => (who.isYou ? `Il te manquait ${points}.` : `Il manquait ${points} à ${who.name}.`),
  finalMore: (who, points) => `${does(who, 'as', 'a')} ${points}, mais c’est la dernière suite qui décide.`,
  climber: 'Le vainqueur est sur la huitième marche',

  refusals: {
    turn: (who) => ['Pas encore à toi.', who === null ? '' : `C’est à ${who.name}.`],
    drawFirst: () => ['Prends d’abord une carte.', 'À la pioche, ou parmi les cartes de côté.'],
    drawnAlready: () => ['Tu as déjà pris une carte.', 'Monte, passe ou mets de côté.'],
    notHeld: () => ['Cette carte n’est pas dans ta main.', ''],
    bullseye: (number) => ['Une suite commence par une cible.', `${number} n’en a pas : seuls 1 à 8 en ont.`],
    follow: (number, last) => {
      const next = followersOf(last);
      return [
        `${number} ne suit pas ${last}.`,
        next.length === 0 ? `Rien ne peut suivre ${last}.` : `Après ${last} : ${next.join(', ')}.`,
      ];
    },
    over: (target) => ['La partie est finie.', `Elle allait jusqu’à ${target}.`],
  },
};
