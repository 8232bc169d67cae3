import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Form } from '../../../../../games/courte-paille/options.ts';
import { valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { Count } from '../../../../../games/courte-paille/count.ts';
import type { Who } from '../../../../words/who.ts';
import { cardName, castaway, day, dayShort, theCastaway } from './castaways.ts';
import { capital, does, listed, object, subject } from '../../../../words/en/grammar.ts';
import { counted } from '../../../../words/en/numbers.ts';

/** What somebody held of a step down the plate. */
export interface Holding {
  readonly who: Who;
  readonly points: number;
}

/** What those who are level hold of those with one total on the plate. */
export interface Comparison {
  readonly castaways: readonly Castaway[];
  readonly held: readonly Holding[];
}

/** A step down the plate, where those who are level are compared. */
export interface Compared extends Comparison {
  readonly total: number;
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numbered = (n: number): string => NUMBERS[n] ?? String(n);
const theCastaways = (eaten: readonly Castaway[]): string => listed(eaten.map(theCastaway));
/** Sailors and Cooks. */
const many = (eaten: readonly Castaway[]): string => listed(eaten.map((who) => `${castaway(who)}s`));
/** Sailors and Cocos. */
const shown = (eaten: readonly Castaway[]): string => many(eaten.includes('coco') ? eaten : [...eaten, 'coco']);
const sum = (cards: readonly Card[]): string => cards.map(valueOf).join(' + ');
const list = (whos: readonly Who[]): string => capital(listed(whos.map(object)));
const named = (cards: readonly Card[]): string => listed(cards.map(cardName));

function held(holdings: readonly Holding[]): string {
  return holdings
    .map(({ who, points }, i) =>
      i === 0 ? `${object(who)} ${who.isYou ? 'hold' : 'holds'} ${points}` : `${object(who)} ${points}`,
    )
    .join(', ');
}

const pairs = (holdings: readonly Holding[]): string =>
  holdings.map(({ who, points }) => `${object(who)} ${points}`).join(', ');

/** One step in a sentence of its own. */
function comparison({ castaways, held: holdings }: Comparison): string {
  const who = theCastaways(castaways);
  const next = castaways.length === 1 ? `Compared next is ${who}` : `Compared next are ${who} together`;
  return `${next}: ${pairs(holdings)}.`;
}

const step = ({ castaways, total, held: holdings }: Compared): string =>
  `${theCastaways(castaways)} with ${total} (${pairs(holdings)})`;

export const ends = {
  castaway,
  dayShort,
  cardList: named,
  castawayList: (castaways: readonly Castaway[]): string => listed(castaways.map(castaway)),
  /** Where there is little room. */
  castawayShort: (who: Castaway): string => (who === 'fortune-teller' ? 'Fortune-t.' : castaway(who)),

  /** The end of the week. */
  lastDay: (days: number): string => (days === 0 ? 'An empty week' : capital(day(days))),
  eatenHead: (eaten: readonly Castaway[]): string => {
    if (eaten.length === 0) return 'Nobody is eaten.';
    return `${capital(theCastaways(eaten))} ${eaten.length === 1 ? 'is' : 'are'} eaten.`;
  },
  eatenLead: (eaten: readonly Castaway[], total: number): string => {
    if (eaten.length === 0) return 'No card is left in the week, so nobody scores.';
    const each = eaten.length === 1 ? `${total} on the plate.` : `${total} each on the plate.`;
    if (eaten.includes('coco')) return `${each} ${many(eaten)} in hand count.`;
    return `${each} ${many(eaten)} in hand count, and a Coco adds its value to them.`;
  },
  week: 'The week',
  weekOver: (days: number): string => (days === 0 ? 'The week is over' : `Day ${days} of ${days}`),
  dayOf: (position: number, card: Card): string => `${capital(day(position))}: ${cardName(card)}`,
  plate: 'On the plate',
  score: 'Score',
  /** How the points of a hand came about. */
  calc: ({ own, cocos, idle }: Count, eaten: readonly Castaway[]): string => {
    if (eaten.length === 0) return '';
    if (own.length === 0) {
      const none = `No ${eaten.map(castaway).join(', no ')}`;
      if (idle.length === 0) return none;
      return counted(idle.length, `${none}: Coco has nothing to add to`, `${none}: the Cocos have nothing to add to`);
    }
    if (cocos.length > 0)
      return counted(cocos.length, `${sum(own)}, and Coco ${sum(cocos)}`, `${sum(own)}, and Cocos ${sum(cocos)}`);
    return own.length === 1 ? cardName(own[0]!) : sum(own);
  },
  /** A hand for ears: what counts, then the rest. */
  hand: (counts: readonly Card[], rest: readonly Card[]): string => {
    if (counts.length === 0) return rest.length === 0 ? 'no cards' : `nothing that counts; ${named(rest)}`;
    return rest.length === 0 ? `counts: ${named(counts)}` : `counts: ${named(counts)}; not: ${named(rest)}`;
  },
  /** Why somebody won who had no more points than others. */
  tieEach: (points: number): string => `${points} each.`,
  tieBroken: (steps: readonly Compared[], winner: Who): string => {
    const wins = `${does(winner, 'win', 'wins')}.`;
    const [first, ...more] = steps;
    if (first === undefined) return wins;
    const is = first.castaways.length === 1 ? 'is' : 'are';
    if (more.length === 0)
      return `Next on the plate ${is} ${theCastaways(first.castaways)} with ${first.total}: ${held(first.held)}. ${wins}`;
    return `Down the plate: ${steps.map(step).join(', then ')}. ${wins}`;
  },
  tieShared: (whos: readonly Who[]): string =>
    `Level in everybody on the plate: ${listed(whos.map(object))} share the win.`,
  cocosOnce: 'Cocos were counted once already.',
  toResult: 'See the result',
  yourTurnBehind: 'It is your turn already.',

  /** The advanced forms. */
  part: (part: number, parts: number, form: Form): string =>
    form === 'declared' ? `Part ${part} of ${parts}, declared` : `Part ${part} of ${parts}, announced`,
  parts: 'Parts of the game',
  partDone: (part: number, week: number, winner: Who | null): string =>
    winner === null
      ? `part ${part}, a week of ${numbered(week)}, over`
      : `part ${part}, a week of ${numbered(week)}, won by ${object(winner)}`,
  partNow: (part: number, week: number): string => `part ${part}, a week of ${numbered(week)}, now`,
  partToCome: (part: number, week: number): string => `part ${part}, a week of ${numbered(week)}, to come`,
  announcements: 'Announcements',
  hasShark: 'has the shark',
  notMore: 'not more',
  /** In the middle of the table, under the name. */
  eatenOn: (total: number): string => `eaten, ${total} on the plate`,
  eachEatenOn: (_eaten: readonly Castaway[], total: number): string => `eaten, ${total} each`,
  nobodyEaten: 'the week is empty',
  eatenShort: (eaten: readonly Castaway[]): string =>
    eaten.length === 0 ? 'Nobody is eaten' : capital(theCastaways(eaten)),
  /** All announcements in one breath. */
  announcedLong: (
    said: readonly { readonly who: Who; readonly points: number | null }[],
    winner: Who,
    part: number,
    compared: readonly Comparison[] = [],
  ): string => {
    const [first, ...others] = said;
    if (first === undefined) return '';
    const begin = `${does(first.who, 'have', 'has')} the shark and ${first.who.isYou ? 'say' : 'says'} ${first.points}.`;
    const rest = others.map(({ who, points }) => `${subject(who)}: ${points ?? 'not more'}.`);
    return [begin, ...rest, ...compared.map(comparison), `${does(winner, 'win', 'wins')} part ${part}.`].join(' ');
  },
  highest: (who: Who, points: number): string =>
    who.isYou ? `Yours is the highest: ${points}.` : `${who.name}’s is the highest: ${points}.`,
  showsAll: (who: Who, part: number): string =>
    who.isYou
      ? `You show your whole hand and win part ${part}. All others stay hidden.`
      : `${who.name} shows the whole hand and wins part ${part}. All others stay hidden.`,
  showsCounted: (who: Who, part: number, eaten: readonly Castaway[]): string =>
    who.isYou
      ? `You show only your ${shown(eaten)}, and win part ${part}.`
      : `${who.name} shows only ${shown(eaten)}, and wins part ${part}.`,
  showsNothing: (who: Who, part: number): string =>
    `Nobody was eaten, so nothing is shown. ${does(who, 'are', 'is')} nearest to the shark and ${who.isYou ? 'win' : 'wins'} part ${part}.`,
  asMany: (who: Who, others: readonly Who[]): string => `${list(others)} said as much, but ${object(who)} spoke first.`,
  /** Where all state their points: what parted them, further down the plate. */
  levelDecided: (others: readonly Who[], { castaways, held: holdings }: Comparison): string =>
    `${list(others)} said as much. Down the plate ${theCastaways(castaways)} ${castaways.length === 1 ? 'decides' : 'decide'}: ${pairs(holdings)}.`,
  levelNearest: (who: Who, others: readonly Who[]): string =>
    `${list(others)} said as much, and only the shark decides: ${who.isYou ? 'you are' : `${who.name} is`} nearest to it.`,
  shownHand: 'The highest hand',
  nothingShown: 'Nothing is shown',
  chooseWho: 'Choose who leaves',
  seeWho: 'See who leaves',

  /** Who leaves the raft? */
  banishHead: 'Who leaves the raft?',
  banishLead: 'All nine cards go, from every hand and from the table. Nobody draws for them.',
  banishChoices: 'Who may leave',
  youLose: (cards: number): string =>
    cards === 0 ? 'you hold none' : counted(cards, 'you lose 1 card', `you lose ${cards} cards`),
  knownLose: (who: Who, cards: number): string =>
    counted(cards, `${who.name}: at least 1 card`, `${who.name}: at least ${cards} cards`),
  choiceSays: (character: Castaway, own: string, others: readonly string[]): string =>
    [castaway(character), own, ...others].join(', '),
  hasLeft: 'has left',
  cost: (character: Castaway, own: readonly Card[]): string =>
    own.length === 0
      ? `You have nothing of ${theCastaway(character)}.`
      : `With ${theCastaway(character)} you give up ${named(own)}.`,
  costOthers: (known: readonly { readonly who: Who; readonly cards: readonly Card[] }[]): string =>
    known.length === 0
      ? 'What the others hold of it you have not seen.'
      : `As far as you have seen, ${listed(known.map(({ who, cards }) => `${who.name} gives up ${named(cards)}`))}.`,
  costOut: 'You hold nothing else: you would be out.',
  costNone: 'Choose somebody to see what it costs.',
  cocoStays: 'Coco never leaves.',
  /** What follows for the winner of a part. */
  cocosBack: (cocos: readonly Card[]): string =>
    counted(
      cocos.length,
      `As the winner you shuffle ${named(cocos)} back into the pile and draw one card for it.`,
      `As the winner you shuffle ${named(cocos)} back into the pile and draw ${numbered(cocos.length)} cards for them.`,
    ),
  nextPart: (part: number, week: number): string =>
    `If the raft sails on, part ${part} is a week of ${numbered(week)}, and you have the shark.`,
  lastBanish: 'Then one castaway is left. If two of you still hold cards, the most points in that one win.',
  lookAtTable: 'Look at the table',
  chooseFirst: 'Choose somebody',
  youWon: (part: number): string => `You won part ${part}.`,
  youWonMore: 'Say who leaves the raft.',
  ownHand: (cards: readonly Card[]): string =>
    cards.length === 0 ? 'Your hand is empty' : `Your hand: ${named(cards)}`,
  refusals: {
    gone: (character: Castaway): readonly [string, string] => [
      `${capital(theCastaway(character))} has left already.`,
      'All nine cards are out of the game.',
    ],
  },

  /** Somebody has left. */
  overboard: 'Overboard',
  banishes: (who: Who, character: Castaway): string => `${does(who, 'banish', 'banishes')} ${theCastaway(character)}.`,
  youLost: (cards: readonly Card[]): string => (cards.length === 0 ? 'You lose no card.' : `You lose ${named(cards)}.`),
  nineGone: 'All nine cards are out of the game.',
  nothing: 'nothing',
  outTag: 'out of cards',
  sunk: (character: Castaway): string => `${capital(theCastaway(character))} goes under`,
  next: (part: number, week: number, shark: Who): string =>
    `Part ${part} is a week of ${numbered(week)}; ${shark.isYou ? 'you have' : `${shark.name} has`} the shark.`,
  cocosReturned: (who: Who, cocos: readonly Card[]): string =>
    `${does(who, 'put', 'puts')} ${named(cocos)} back and ${who.isYou ? 'draw' : 'draws'} ${numbered(cocos.length)}.`,
  toPart: (part: number): string => `On to part ${part}`,

  /** Out, and watching. */
  watchLabel: 'You are watching',
  outHead: 'You are out of cards.',
  outMore: 'The raft goes on without you; you see what everyone may see.',
  leftRaft: 'Left the raft',
  keepWatching: 'Keep watching',

  /** The end of the match. */
  landAhoy: 'Land ahoy',
  dinner: (eaten: readonly Castaway[]): string =>
    eaten.length === 0 ? 'The raft, with the winner in its sail' : `Dinner on the raft: ${theCastaways(eaten)} served`,
  dines: (eaten: readonly Castaway[], winners: readonly Who[]): string => {
    const is =
      eaten.length === 0
        ? 'Nobody is eaten.'
        : `${capital(theCastaways(eaten))} ${eaten.length === 1 ? 'is' : 'are'} eaten.`;
    if (winners.length === 1) return `${is} ${does(winners[0]!, 'dine', 'dines')} best.`;
    return `${is} ${list(winners)} share the win.`;
  },
  plateLead: (total: number, next: { readonly castaway: Castaway; readonly total: number } | undefined): string =>
    next === undefined
      ? `${total} on the plate, and nobody else there.`
      : `${total} on the plate, ${numbered(total - next.total)} more than ${theCastaway(next.castaway)}.`,
  platesLead: (_eaten: readonly Castaway[], total: number): string => `${total} each on the plate.`,
  winnerHeld: (who: Who, calc: string): string => `${subject(who)} held ${calc}.`,
  winnerLevel: 'Others had as many points; the next on the plate decided.',
  cards: (eaten: readonly Castaway[]): string => many(eaten),
  coco: 'Coco',
  none: 'none',
  notCounted: (cocos: readonly Card[]): string => `${sum(cocos)}, not counted`,
  plateByDay: 'What lay on the plate, day by day',
  dayLetter: (position: number): string => 'MTWTFSS'.charAt(position - 1) || String(position),
  lastOnRaft: (who: Who): string => `${does(who, 'are', 'is')} the last on the raft.`,
  lastOnRaftMore: 'Nobody else has a card left.',
  lastCastaway: (last: Castaway, winners: readonly Who[]): string =>
    winners.length === 1
      ? `Only ${theCastaway(last)} is left. ${does(winners[0]!, 'hold', 'holds')} the most.`
      : `Only ${theCastaway(last)} is left. ${list(winners)} hold the most.`,
  lastCastawayMore: (last: Castaway, points: number): string =>
    counted(
      points,
      `1 point in ${theCastaway(last)}, Cocos counted.`,
      `${points} points in ${theCastaway(last)}, Cocos counted.`,
    ),
  nobodyLeft: (who: Who): string => `Nobody has a card left. ${does(who, 'win', 'wins')}, with the last part won.`,
  nobodyLeftMore: 'The last banishment took every card that was held.',
  wonParts: 'Won',
  won: 'won',
  storyLeft: (part: number, winner: Who, character: Castaway): string =>
    `Part ${part}: ${object(winner)} won, ${theCastaway(character)} left`,
};

export type EndsWords = typeof ends;
