import { valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Who } from '../../../../words/who.ts';
import type { Compared, Comparison, ends as english, Holding } from '../en/ends.ts';
import { cardName, castaway, day, dayShort, isFeminine, theCastaway } from './castaways.ts';
import { of } from '../../../../words/fr/of.ts';
import { capital, does, listed, object, share } from '../../../../words/fr/grammar.ts';
import { counted } from '../../../../words/fr/numbers.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const numbered = (n: number): string => NUMBERS[n] ?? String(n);
const theCastaways = (eaten: readonly Castaway[]): string => listed(eaten.map(theCastaway));
/** les Matelots et les Vigies */
const many = (eaten: readonly Castaway[]): string => listed(eaten.map((who) => `les ${castaway(who)}s`));
const sum = (cards: readonly Card[]): string => cards.map(valueOf).join(' + ');
const list = (whos: readonly Who[]): string => capital(listed(whos.map(object)));
const named = (cards: readonly Card[]): string => listed(cards.map(cardName));

/** mangé, mangée, mangés, mangées. */
function eatenForm(eaten: readonly Castaway[]): string {
  const gender = eaten.every(isFeminine) ? 'e' : '';
  return `mangé${gender}${eaten.length > 1 ? 's' : ''}`;
}

const each = (eaten: readonly Castaway[]): string => (eaten.every(isFeminine) ? 'chacune' : 'chacun');

const areEaten = (eaten: readonly Castaway[]): string =>
  eaten.length === 0
    ? 'Personne n’est mangé.'
    : `${capital(theCastaways(eaten))} ${eaten.length === 1 ? 'est' : 'sont'} ${eatenForm(eaten)}.`;

/** du Matelot, de la Vigie, de Coco. */
const ofCastaway = (who: Castaway): string =>
  who === 'coco' ? 'de Coco' : isFeminine(who) ? `de la ${castaway(who)}` : `du ${castaway(who)}`;

const holding = ({ who, points }: Holding): string => (who.isYou ? `tu as ${points}` : `${who.name} a ${points}`);
const pairs = (holdings: readonly Holding[]): string =>
  holdings.map(({ who, points }) => `${object(who)} ${points}`).join(', ');

function comparison({ castaways, held }: Comparison): string {
  const together = castaways.length === 1 ? '' : ' ensemble';
  return `On compare ${theCastaways(castaways)}${together} : ${pairs(held)}.`;
}

const step = ({ castaways, total, held }: Compared): string =>
  `${theCastaways(castaways)} avec ${total} (${pairs(held)})`;

function saidAsMuch(others: readonly Who[]): string {
  const said = others.length > 1 ? 'ont dit' : others[0]?.isYou === true ? 'as dit' : 'a dit';
  const first = others.length === 1 && others[0]!.isYou ? 'Tu' : list(others);
  return `${first} ${said} autant`;
}

export const ends: typeof english = {
  castaway,
  dayShort,
  cardList: named,
  castawayList: (castaways) => listed(castaways.map(castaway)),
  castawayShort: castaway,

  lastDay: (days) => (days === 0 ? 'Une semaine vide' : capital(day(days))),
  eatenHead: areEaten,
  eatenLead: (eaten, total) => {
    if (eaten.length === 0) return 'Il ne reste aucune carte dans la semaine : personne ne marque.';
    const lies = eaten.length === 1 ? `${total} dans l’assiette.` : `${total} ${each(eaten)} dans l’assiette.`;
    if (eaten.includes('coco')) return `${lies} ${capital(many(eaten))} en main comptent.`;
    return `${lies} ${capital(many(eaten))} en main comptent, et un Coco y ajoute sa valeur.`;
  },
  week: 'La semaine',
  weekOver: (days) => (days === 0 ? 'La semaine est finie' : `Jour ${days} sur ${days}`),
  dayOf: (position, card) => `${capital(day(position))} : ${cardName(card)}`,
  plate: 'Dans l’assiette',
  score: 'Score',
  calc: ({ own, cocos, idle }, eaten) => {
    if (eaten.length === 0) return '';
    if (own.length === 0) {
      const none = capital(eaten.map((who) => `${isFeminine(who) ? 'aucune' : 'aucun'} ${castaway(who)}`).join(', '));
      if (idle.length === 0) return none;
      return counted(idle.length, `${none} : Coco n’a rien à compléter`, `${none} : les Cocos n’ont rien à compléter`);
    }
    if (cocos.length > 0) {
      return counted(cocos.length, `${sum(own)}, et Coco ${sum(cocos)}`, `${sum(own)}, et Cocos ${sum(cocos)}`);
    }
    return own.length === 1 ? cardName(own[0]!) : sum(own);
  },
  hand: (counts, rest) => {
    if (counts.length === 0) return rest.length === 0 ? 'aucune carte' : `rien qui compte ; ${named(rest)}`;
    return rest.length === 0
      ? `comptent : ${named(counts)}`
      : `comptent : ${named(counts)} ; le reste : ${named(rest)}`;
  },
  tieEach: (points) => `${points} chacun.`,
  tieBroken: (steps, winner) => {
    const wins = `${does(winner, 'gagnes', 'gagne')}.`;
    const [first, ...more] = steps;
    if (first === undefined) return wins;
    if (more.length === 0) {
      const then = first.castaways.length === 1 ? 'vient' : 'viennent';
      return `Ensuite dans l’assiette ${then} ${theCastaways(first.castaways)} avec ${first.total} : ${first.held.map(holding).join(', ')}. ${wins}`;
    }
    return `En descendant l’assiette : ${steps.map(step).join(', puis ')}. ${wins}`;
  },
  tieShared: (whos) => `À égalité dans toute l’assiette : ${listed(whos.map(object))} ${share(whos)} la victoire.`,
  cocosOnce: 'Les Cocos ont déjà compté une fois.',
  toResult: 'Voir le résultat',
  yourTurnBehind: 'C’est déjà à toi.',

  part: (part, parts, form) =>
    form === 'declared' ? `Partie ${part} sur ${parts}, déclarée` : `Partie ${part} sur ${parts}, annoncée`,
  parts: 'Les parties du jeu',
  partDone: (part, week, winner) =>
    winner === null
      ? `partie ${part}, semaine de ${numbered(week)}, finie`
      : `partie ${part}, semaine de ${numbered(week)}, gagnée par ${object(winner)}`,
  partNow: (part, week) => `partie ${part}, semaine de ${numbered(week)}, en cours`,
  partToCome: (part, week) => `partie ${part}, semaine de ${numbered(week)}, à venir`,
  announcements: 'Annonces',
  hasShark: 'a le requin',
  notMore: 'pas plus',
  eatenOn: (total) => `y passe, ${total} dans l’assiette`,
  eachEatenOn: (eaten, total) => `y passent, ${total} ${each(eaten)}`,
  nobodyEaten: 'la semaine est vide',
  eatenShort: (eaten) => (eaten.length === 0 ? 'Personne n’est mangé' : capital(theCastaways(eaten))),
  announcedLong: (said, winner, part, compared = []) => {
    const [first, ...others] = said;
    if (first === undefined) return '';
    const begin = `${does(first.who, 'as', 'a')} le requin et ${first.who.isYou ? 'dis' : 'dit'} ${first.points}.`;
    const rest = others.map(({ who, points }) => `${capital(object(who))} : ${points ?? 'pas plus'}.`);
    return [begin, ...rest, ...compared.map(comparison), `${does(winner, 'gagnes', 'gagne')} la partie ${part}.`].join(
      ' ',
    );
  },
  highest: (who, points) =>
    who.isYou ? `Le tien est le plus haut : ${points}.` : `Le plus haut est celui ${of(who.name)} : ${points}.`,
  showsAll: (who, part) =>
    who.isYou
      ? `Tu montres toute ta main et gagnes la partie ${part}. Les autres restent cachées.`
      : `${who.name} montre toute sa main et gagne la partie ${part}. Les autres restent cachées.`,
  showsCounted: (who, part, eaten) => {
    const cards = many(eaten.includes('coco') ? eaten : [...eaten, 'coco']);
    return who.isYou
      ? `Tu ne montres que ${cards}, et gagnes la partie ${part}.`
      : `${who.name} ne montre que ${cards}, et gagne la partie ${part}.`;
  },
  showsNothing: (who, part) =>
    `Personne n’est mangé, donc rien n’est montré. ${does(who, 'es', 'est')} au plus près du requin et ${who.isYou ? 'gagnes' : 'gagne'} la partie ${part}.`,
  asMany: (who, others) => `${saidAsMuch(others)}, mais ${who.isYou ? 'tu as' : `${who.name} a`} parlé avant.`,
  levelDecided: (others, { castaways, held }) =>
    `${saidAsMuch(others)}. Plus bas dans l’assiette, ${theCastaways(castaways)} ${castaways.length === 1 ? 'tranche' : 'tranchent'} : ${pairs(held)}.`,
  levelNearest: (who, others) =>
    `${saidAsMuch(others)}, et seul le requin départage : ${who.isYou ? 'tu es' : `${who.name} est`} au plus près.`,
  shownHand: 'La main la plus forte',
  nothingShown: 'Rien n’est montré',
  chooseWho: 'Choisir qui part',
  seeWho: 'Voir qui part',

  banishHead: 'Qui quitte le radeau ?',
  banishLead: 'Les neuf cartes partent, de toutes les mains et de la table. Personne ne pioche à la place.',
  banishChoices: 'Qui peut partir',
  youLose: (cards) => (cards === 0 ? 'tu n’en as pas' : counted(cards, 'tu perds 1 carte', `tu perds ${cards} cartes`)),
  knownLose: (who, cards) => counted(cards, `${who.name} : au moins 1 carte`, `${who.name} : au moins ${cards} cartes`),
  choiceSays: (character, own, others) => [castaway(character), own, ...others].join(', '),
  hasLeft: 'n’est plus là',
  cost: (character, own) =>
    own.length === 0
      ? `Tu n’as rien ${ofCastaway(character)}.`
      : `Avec ${theCastaway(character)} tu rends ${named(own)}.`,
  costOthers: (known) =>
    known.length === 0
      ? 'Tu n’as pas vu ce que les autres en ont.'
      : `D’après ce que tu as vu, ${listed(known.map(({ who, cards }) => `${who.name} rend ${named(cards)}`))}.`,
  costOut: 'Tu n’as rien d’autre : tu serais hors jeu.',
  costNone: 'Choisis quelqu’un pour voir ce que ça coûte.',
  cocoStays: 'Coco ne part jamais.',
  cocosBack: (cocos) =>
    counted(
      cocos.length,
      `Comme tu as gagné, tu remets ${named(cocos)} dans la pioche et tires une carte à la place.`,
      `Comme tu as gagné, tu remets ${named(cocos)} dans la pioche et tires ${numbered(cocos.length)} cartes à la place.`,
    ),
  nextPart: (part, week) =>
    `Si le radeau continue, la partie ${part} est une semaine de ${numbered(week)}, et tu as le requin.`,
  lastBanish:
    'Il ne restera qu’un naufragé. Si vous êtes encore deux à tenir des cartes, le plus de points chez lui gagne.',
  lookAtTable: 'Voir la table',
  chooseFirst: 'Choisis quelqu’un',
  youWon: (part) => `Tu as gagné la partie ${part}.`,
  youWonMore: 'Dis qui quitte le radeau.',
  ownHand: (cards) => (cards.length === 0 ? 'Ta main est vide' : `Ta main : ${named(cards)}`),
  refusals: {
    gone: (character) => [
      `${capital(theCastaway(character))} est déjà ${isFeminine(character) ? 'partie' : 'parti'}.`,
      'Ses neuf cartes sont hors du jeu.',
    ],
  },

  overboard: 'Par-dessus bord',
  banishes: (who, character) => `${does(who, 'bannis', 'bannit')} ${theCastaway(character)}.`,
  youLost: (cards) => (cards.length === 0 ? 'Tu ne perds aucune carte.' : `Tu perds ${named(cards)}.`),
  nineGone: 'Ses neuf cartes sont hors du jeu.',
  nothing: 'rien',
  outTag: 'plus de cartes',
  sunk: (character) => `${capital(theCastaway(character))} coule`,
  next: (part, week, shark) =>
    `La partie ${part} est une semaine de ${numbered(week)} ; ${shark.isYou ? 'tu as' : `${shark.name} a`} le requin.`,
  cocosReturned: (who, cocos) =>
    `${does(who, 'remets', 'remet')} ${named(cocos)} et ${who.isYou ? 'pioches' : 'pioche'} ${counted(cocos.length, 'une carte', `${numbered(cocos.length)} cartes`)}.`,
  toPart: (part) => `À la partie ${part}`,

  watchLabel: 'Tu regardes',
  outHead: 'Tu n’as plus de cartes.',
  outMore: 'Le radeau continue sans toi ; tu vois ce que tout le monde peut voir.',
  leftRaft: 'Ont quitté le radeau',
  keepWatching: 'Continuer à regarder',

  landAhoy: 'Terre en vue',
  dinner: (eaten) =>
    eaten.length === 0
      ? 'Le radeau, avec le gagnant dans sa voile'
      : `Dîner sur le radeau : on sert ${theCastaways(eaten)}`,
  dines: (eaten, winners) =>
    winners.length === 1
      ? `${areEaten(eaten)} ${does(winners[0]!, 'dînes', 'dîne')} le mieux.`
      : `${areEaten(eaten)} ${list(winners)} ${share(winners)} la victoire.`,
  plateLead: (total, next) =>
    next === undefined
      ? `${total} dans l’assiette, et personne d’autre.`
      : `${total} dans l’assiette, ${numbered(total - next.total)} de plus que ${theCastaway(next.castaway)}.`,
  platesLead: (eaten, total) => `${total} ${each(eaten)} dans l’assiette.`,
  winnerHeld: (who, calc) => `${does(who, 'avais', 'avait')} ${calc}.`,
  winnerLevel: 'D’autres avaient autant de points ; le suivant dans l’assiette a décidé.',
  cards: (eaten) => listed(eaten.map((who) => `${castaway(who)}s`)),
  coco: 'Coco',
  none: 'aucune',
  notCounted: (cocos) => `${sum(cocos)}, sans effet`,
  plateByDay: 'Ce qu’il y avait dans l’assiette, jour après jour',
  dayLetter: (position) => 'LMMJVSD'.charAt(position - 1) || String(position),
  lastOnRaft: (who) =>
    who.isYou ? 'Il ne reste que toi sur le radeau.' : `Il ne reste que ${who.name} sur le radeau.`,
  lastOnRaftMore: 'Personne d’autre n’a encore de carte.',
  lastCastaway: (last, winners) =>
    winners.length === 1
      ? `Il ne reste que ${theCastaway(last)}. ${does(winners[0]!, 'en as', 'en a')} le plus.`
      : `Il ne reste que ${theCastaway(last)}. ${list(winners)} ${share(winners)} la victoire.`,
  lastCastawayMore: (last, points) =>
    counted(
      points,
      `${points} point chez ${theCastaway(last)}, Cocos compris.`,
      `${points} points chez ${theCastaway(last)}, Cocos compris.`,
    ),
  nobodyLeft: (who) =>
    `Plus personne n’a de carte. ${does(who, 'gagnes', 'gagne')} pour avoir gagné la dernière partie.`,
  nobodyLeftMore: 'Le dernier départ a emporté toutes les cartes en main.',
  wonParts: 'Gagnées',
  won: 'gagnée',
  storyLeft: (part, winner, character) =>
    `Partie ${part} : gagnée par ${object(winner)}, ${theCastaway(character)} est ${isFeminine(character) ? 'partie' : 'parti'}`,
};
