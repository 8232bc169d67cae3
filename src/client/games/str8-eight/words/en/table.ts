import { followersOf, groupOf, isPass, numberOf, placeOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { NumberCard, Side, Card } from '../../../../../games/str8-eight/cards.ts';
import { coach } from './coach.ts';
import type { Who } from '../../../../words/who.ts';
import { does, listed, subject } from '../../../../words/en/grammar.ts';
import { counted, gain, numeral } from '../../../../words/en/numbers.ts';
import { beforeYou, youHave } from '../../../../words/en/turns.ts';

const GROUPS = [
  'navy dots',
  'blue stripes',
  'sky triangles',
  'green squares',
  'yellow stars',
  'orange hexagons',
  'vermilion chevrons',
  'rose scales',
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const group = (k: number): string => GROUPS[k - 1]!;

/** 15, pass left. */
function short(card: Card): string {
  return isPass(card) ? `pass ${sideOf(card)}` : String(numberOf(card));
}

/** 15, group 3. */
function label(card: Card): string {
  return isPass(card) ? short(card) : `${numberOf(card)}, group ${groupOf(card)}`;
}

/** All that stands on the card. */
function face(card: Card): string {
  if (isPass(card)) return `Pass ${sideOf(card)}: every hand goes to the ${sideOf(card)}. Costs 50 if kept.`;
  const next = followersOf(numberOf(card));
  const follows = next.length === 0 ? 'Nothing may follow.' : `May be followed by ${next.join(', ')}.`;
  return `${label(card)}, ${groupOf(card)} times ${placeOf(card)}. ${follows}`;
}

const cards = (count: number): string => counted(count, '1 card', `${count} cards`);

export const str8Eight = {
  coach,
  numeral,
  gain,
  short,
  label,
  face,
  group,

  hand: (number: number): string => `Hand ${number}`,
  target: (target: number): string => `First to ${target}`,
  groups: 'Groups',

  sequence: (who: Who): string => (who.isYou ? 'Your sequence' : `${who.name}’s sequence`),
  stepsAre: (steps: readonly number[]): string => (steps.length === 0 ? 'No step yet' : `Steps: ${steps.join(', ')}`),
  theirSteps: (steps: readonly number[]): string => (steps.length === 0 ? 'no step yet' : `steps: ${steps.join(', ')}`),
  theirNext: (steps: number, next: readonly number[]): string => {
    if (steps === 0) return 'needs a bull’s-eye';
    return next.length === 0 ? 'nothing may follow' : `next: ${next.join(', ')}`;
  },
  known: (cards: readonly string[]): string => `holds, as you remember: ${cards.join('; ')}`,
  afterLast: (number: number): string => `After ${number}:`,
  begin: 'Begin with a bull’s-eye:',
  nothingFollows: 'Nothing follows.',
  /** When a hand has gone nowhere for long. */
  barren: (left: number): string => (left === 1 ? 'Last turn to climb' : `${left} turns left to climb`),
  oneColour: (k: number): string => `All ${group(k)}`,
  ghost: (card: NumberCard): string => `${numberOf(card)} would lie here`,

  piles: 'Piles',
  pile: (count: number): string => `Draw pile, ${cards(count)}`,
  discard: (top: string | null, count: number): string =>
    top === null ? 'Laid aside: nothing' : `Laid aside, ${cards(count)}. On top: ${top}`,
  passes: (top: string | null, count: number): string =>
    top === null ? 'Played pass cards: none' : `Played pass cards: ${count}, ${top} on top`,
  toDraw: 'to draw',
  aside: 'laid aside',
  passed: 'passes',
  fitsYou: 'Fits your steps.',
  fitsThem: (who: Who): string => `${who.name} plays next and could use it.`,

  /** What there is to do. */
  yourTurnDraw: 'Your turn. Draw a card.',
  yourTurnDrawMore: (top: number | null): string =>
    top === null ? 'From the pile, or from what was laid aside.' : `From the pile, or take the ${top}.`,
  yourTurnPlay: 'Climb, pass or lay aside.',
  yourTurnDrew: (card: string, points: number): string => `You drew ${card}. ${youHave(points)}`,
  chosenFits: (card: NumberCard, length: number): string =>
    `${numberOf(card)} would be your ${ORDINALS[length - 1]} step.`,
  chosenTop: (card: NumberCard): string => `${numberOf(card)} is the eighth step.`,
  chosenTopMore: 'You win the hand.',
  chosenNext: (next: readonly number[]): string =>
    next.length === 0 ? 'Nothing may follow it.' : `After it: ${next.join(', ')}.`,
  chosenNot: (card: NumberCard, last: number | null): string =>
    last === null ? `${numberOf(card)} has no bull’s-eye.` : `${numberOf(card)} does not follow ${last}.`,
  chosenPass: (side: Side): string => `Every hand goes to the ${side}.`,
  chosenPassMore: (to: Who, from: Who): string =>
    to.name === from.name ? `${to.name} and you swap hands.` : `${to.name} gets your hand, you get ${from.name}’s.`,
  helps: (card: NumberCard, who: Who): string => `Laid aside, ${numberOf(card)} would suit ${who.name}.`,
  youHave,
  youWait: (next: readonly Who[], points: number): string => `${beforeYou(next)} ${youHave(points)}`,

  /** Above a card. */
  fits: 'fits',
  fitsNew: 'fits, new',
  new: 'new',
  sameGroup: 'one colour',
  pass: 'pass',

  /** A card of the hand and what it could do, for ears. */
  cardFits: (card: NumberCard, last: number | null): string =>
    last === null ? `${face(card)} May begin your sequence.` : `${face(card)} Fits on ${last}.`,
  cardFitsNot: (card: NumberCard, last: number | null): string =>
    last === null ? `${face(card)} No bull’s-eye.` : `${face(card)} Does not fit on ${last}.`,
  isNew: (text: string): string => `${text} Just drawn.`,
  suits: (text: string, who: Who): string => `${text} Would suit ${who.name}, who plays next.`,
  yourTurnDrawLong: (top: string | null, fits: boolean, cards: readonly string[]): string => {
    const discard = top === null ? '' : ` or take the ${top}${fits ? ', which fits' : ''}`;
    return `Your turn. Draw from the pile${discard}. Your hand: ${cards.join('; ')}.`;
  },
  yourTurnPlayLong: (last: number | null, cards: readonly string[]): string =>
    last === null
      ? `Your turn. You need a bull’s-eye to begin. Your hand: ${cards.join('; ')}.`
      : `Your turn. Your last step is ${last}. Your hand: ${cards.join('; ')}.`,
  shortFits: (card: Card): string => `${short(card)}, fits`,
  handNow: (cards: readonly string[]): string => `Your hand now: ${cards.join(', ')}.`,

  /** The move on the button. */
  choosePile: 'Choose a pile',
  choose: 'Choose a card',
  draw: 'Draw from the pile',
  take: (card: Card): string => (isPass(card) ? `Take ${short(card)}` : `Take the ${short(card)}`),
  stepUp: (card: NumberCard): string => `Step up to ${numberOf(card)}`,
  begins: (card: NumberCard): string => `Begin with ${numberOf(card)}`,
  top: (card: NumberCard): string => `To the top: ${numberOf(card)}`,
  passTo: (side: Side): string => `Pass to the ${side}`,
  layAside: 'Lay aside',
  layAsideIt: (card: Card): string => `Lay aside ${short(card)}`,

  /** What somebody did, after the name. */
  opened: (number: number, dealer: Who, first: Who): string =>
    `Hand ${number}. ${does(dealer, 'deal', 'deals')}, ${first.isYou ? 'you begin' : `${first.name} begins`}.`,
  did: {
    drew: (_who: Who, card: Card | null): string => (card === null ? 'drew a card' : `drew ${short(card)}`),
    took: (_who: Who, card: Card): string => `took ${short(card)}`,
    tookBack: (_who: Who, card: Card): string => `took ${short(card)} and laid it back`,
    laid: (_who: Who, card: NumberCard, k: number | undefined): string =>
      k === undefined ? `stepped up to ${numberOf(card)}` : `stepped up to ${numberOf(card)}, all ${group(k)}`,
    passed: (_who: Who, side: Side): string => `sent every hand to the ${side}`,
    aside: (_who: Who, card: Card): string => `laid aside ${short(card)}`,
    top: (_who: Who): string => 'reached the top',
    str8: (_who: Who): string => 'made a Str8 Eight',
  },
  reshuffled: (count: number): string => `The piles are shuffled into a new one of ${cards(count)}.`,

  /** The same for ears. */
  says: {
    drew: (who: Who, card: Card): string => `${does(who, 'draw', 'draws')} ${label(card)}.`,
    took: (who: Who, card: Card): string => `${does(who, 'take', 'takes')} ${short(card)}.`,
    laid: (who: Who, card: NumberCard, step: number, k: number | undefined): string => {
      const move = `${does(who, 'step up', 'steps up')} to ${numberOf(card)}, ${ORDINALS[step - 1]} step`;
      return k === undefined ? `${move}.` : `${move}, all group ${k}.`;
    },
    passed: (who: Who, side: Side): string => `${does(who, 'pass', 'passes')} ${side}.`,
    aside: (who: Who, card: Card): string => `${does(who, 'lay', 'lays')} aside ${short(card)}.`,
  },
  scoredTop: (who: Who, points: number): string =>
    `${does(who, 'have', 'has')} eight steps: ${numeral(points)} points.`,
  scoredStr8: (who: Who, k: number, own: number, others: number): string =>
    `Str8 Eight. All ${group(k)}: ${own}, and the others’ steps, ${others}. ${own + others} for ${who.isYou ? 'you' : who.name}.`,
  scoredYou: (steps: number, hand: number, points: number): string =>
    `You: ${steps} less ${hand}, ${points < 0 ? `minus ${-points}` : points}.`,
  scoredNobody: 'Nobody reached the top.',
  ended: (winners: readonly Who[], points: number): string => {
    if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} the match with ${numeral(points)}.`;
    return `${listed(winners.map(subject))} share the win with ${numeral(points)}.`;
  },

  /** Hands on their way. */
  passingHead: (who: Who, side: Side): string => `${does(who, 'pass', 'passes')} to the ${side}.`,
  passingMore: (from: Who): string => `${from.name}’s hand comes to you.`,
  remember: 'You remember:',
  nowHolds: (who: Who): string => `${who.name} now holds`,

  /** The end of a hand. */
  kick: 'Eight steps',
  atTop: (who: Who): string => `${does(who, 'are', 'is')} at the top.`,
  topLead: (who: Who): string =>
    who.isYou
      ? 'You score all eight numbers. Everyone else: the own steps, less what is left in hand. A pass card costs 50.'
      : `${who.name} scores all eight numbers. Everyone else: the own steps, less what is left in hand. A pass card costs 50.`,
  str8Kick: 'Str8 Eight',
  str8Lead: (who: Who): string =>
    who.isYou
      ? 'All of one colour: the others’ steps are yours too. They keep only what their hands cost.'
      : `All of one colour: everybody’s steps go to ${who.name}. The others keep only what their hands cost.`,
  nobodyHead: 'Nobody reaches the top.',
  nobodyLead:
    'For too many turns on end no step was climbed, so the hand is over. Everyone: the own steps, less what is left in hand.',
  eightSteps: (points: number): string => `eight steps: ${points}`,
  eightAndMore: (own: number, others: number): string => `${own} + ${others}`,
  stepsLessHand: (steps: number, hand: number): string => `${steps} − ${hand}`,
  onlyHand: (hand: number): string => `the hand: −${hand}`,
  stepsColumn: 'Steps',
  handColumn: 'In hand',
  thisHand: 'Hand',
  handOf: (cards: readonly string[]): string => (cards.length === 0 ? 'no cards' : `in hand: ${cards.join(', ')}`),
  shortOf: (who: Who, points: number, target: number): string =>
    `${does(who, 'are', 'is')} ${points} short of ${target}.`,
  yourTurnBehind: 'It is your turn already.',
  nextHand: 'Next hand',
  toResult: 'See the result',
  toScores: 'See the scores',

  /** A Str8 Eight. */
  cheer: 'Str8 Eight!',
  allOf: (k: number): string => `All ${group(k)}`,
  yourSteps: 'your steps',
  stepsOf: ({ name }: Who): string => `${name}’s`,
  forWho: (who: Who): string => `for ${who.isYou ? 'you' : who.name}`,
  costs: (who: Who, costs: readonly string[]): string =>
    who.isYou
      ? `The others’ steps are yours. They keep only what their hands cost: ${costs.join(', ')}.`
      : `The others’ steps go to ${who.name}. They keep only what their hands cost: ${costs.join(', ')}.`,
  costsOne: (who: Who, cost: number): string => `${who.isYou ? 'you' : who.name} −${cost}`,

  /** The end of the match. */
  wins: (winners: readonly Who[], points: number): string => {
    if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} with ${numeral(points)}.`;
    return `${listed(winners.map(subject))} share the win with ${numeral(points)}.`;
  },
  finalTop: (who: Who, points: number): string =>
    `${who.isYou ? 'Your' : `${who.name}’s`} last eight steps were worth ${points}.`,
  finalStr8: (who: Who, points: number): string =>
    `${who.isYou ? 'Your' : `${who.name}’s`} Str8 Eight was worth ${points}.`,
  finalMost: 'Nobody who passed the mark was at the top, so the most points decide.',
  finalShort: (who: Who, points: number): string => `${does(who, 'were', 'was')} ${points} short.`,
  finalMore: (who: Who, points: number): string =>
    `${does(who, 'have', 'has')} ${points}, but the last sequence decides.`,
  climber: 'The winner stands on the eighth step',

  /** Why not: the rule, then the fact. */
  refusals: {
    turn: (who: Who | null): readonly [string, string] => [
      'Not your turn yet.',
      who === null ? '' : `It is ${who.name}’s turn.`,
    ],
    drawFirst: (): readonly [string, string] => ['First draw a card.', 'From the pile, or from what was laid aside.'],
    drawnAlready: (): readonly [string, string] => ['You have drawn already.', 'Now climb, pass or lay aside.'],
    notHeld: (): readonly [string, string] => ['That card is not in your hand.', ''],
    bullseye: (number: number): readonly [string, string] => [
      'A sequence begins with a bull’s-eye.',
      `${number} has none: only 1 to 8 have.`,
    ],
    follow: (number: number, last: number): readonly [string, string] => {
      const next = followersOf(last);
      return [
        `${number} does not follow ${last}.`,
        next.length === 0 ? `Nothing may follow ${last}.` : `After ${last}: ${next.join(', ')}.`,
      ];
    },
    over: (target: number): readonly [string, string] => ['The match is over.', `It went to ${target}.`],
  },
};

export type Str8EightWords = typeof str8Eight;
