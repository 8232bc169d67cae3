import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';
import { coach } from './coach.ts';
import { GOODS } from './goods.ts';
import type { Who } from '../../../../words/who.ts';
import { does, listed, subject } from '../../../../words/en/grammar.ts';
import { gain, numeral } from '../../../../words/en/numbers.ts';
import { beforeYou, youHave } from '../../../../words/en/turns.ts';

/** drum, carpet, lamp. */
function name(card: Card): string {
  return kindOf(card) === 'item' ? GOODS[numberOf(card) - 1]![0] : kindOf(card);
}

/** drum 6, carpet 5, lamp. */
function label(card: Card): string {
  if (card === 'straw') return 'the straw';
  return numberOf(card) === 0 ? name(card) : `${name(card)} ${numberOf(card)}`;
}

/** What somebody did, without the name. A copy is told with what it repeats. */
function did(_who: Who, card: Card, weight: number | undefined, repeats: Card | undefined): string {
  switch (kindOf(card)) {
    case 'item':
      return `loaded ${GOODS[numberOf(card) - 1]![1]}`;
    case 'carpet':
      return 'sent up a carpet';
    case 'lamp':
      return `rubbed the lamp: ${weight}`;
    case 'reverse':
      return 'turned the caravan';
    case 'straw':
      return 'laid the straw';
    case 'copy':
      return copied(weight, repeats);
  }
}

function copied(weight: number | undefined, repeats: Card | undefined): string {
  if (repeats === undefined) return 'copied it';
  if (repeats === 'lamp') return `copied the lamp: ${weight}`;
  if (repeats === 'reverse') return 'copied the reverse';
  return `copied ${kindOf(repeats) === 'carpet' ? label(repeats) : `the ${name(repeats)}`}`;
}

/** The same for ears, with the number that eyes see on the card. */
function doing(who: Who, card: Card, weight: number | undefined, repeats: Card | undefined): string {
  switch (kindOf(card)) {
    case 'item':
      return `${does(who, 'load', 'loads')} ${GOODS[numberOf(card) - 1]![1]}, ${numberOf(card)}`;
    case 'carpet':
      return `${does(who, 'send up', 'sends up')} ${label(card)}`;
    case 'lamp':
      return `${does(who, 'rub', 'rubs')} the lamp and ${who.isYou ? 'say' : 'says'} ${weight}`;
    case 'reverse':
      return `${does(who, 'turn', 'turns')} the caravan`;
    case 'straw':
      return `${does(who, 'lay', 'lays')} the straw`;
    case 'copy':
      return copying(who, weight, repeats);
  }
}

function copying(who: Who, weight: number | undefined, repeats: Card | undefined): string {
  const copies = does(who, 'copy', 'copies');
  if (repeats === undefined) return `${copies} it`;
  if (repeats === 'lamp') return `${copies} the lamp and ${who.isYou ? 'say' : 'says'} ${weight}`;
  if (kindOf(repeats) === 'item') return `${copies} the ${name(repeats)}, ${numberOf(repeats)}`;
  return `${copies} ${kindOf(repeats) === 'carpet' ? label(repeats) : `the ${name(repeats)}`}`;
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const straw = {
  coach,
  numeral,
  gain,
  label,

  round: (round: number, rounds: number | null): string =>
    rounds === null ? `Round ${round}` : `Round ${round} of ${rounds}`,
  roundOfRace: (round: number): string => `Round ${round}, to 100`,
  camel: 'The camel',
  gauge: 'Weight on the camel',
  carries: (total: number): string => `The camel carries ${numeral(total)} of 50.`,
  down: 'The camel is down; its load is scattered.',
  spare: (spare: number): string => `${spare} to spare`,
  noSpare: 'Not one more',
  beforeBreaks: 'before it breaks',
  floats: 'lighter than nothing',
  broken: 'Crack!',
  onTop: (card: Card): string => {
    const kind = kindOf(card);
    if (kind === 'item') return `On top: ${numberOf(card)}`;
    return kind === 'carpet' ? `On top: −${numberOf(card)}` : `On top: ${kind}`;
  },
  by: (who: Who): string => `by ${who.isYou ? 'you' : who.name}`,
  empty: 'Nothing on top yet',
  pile: 'Draw pile',
  toDraw: 'to draw',

  yourTurnLoad: 'Your turn. Load a card.',
  yourTurnWeight: 'Your turn. Name a weight.',
  yourTurnCopiedLamp: 'Your turn. A copied lamp is a lamp.',
  thatBreaks: 'That breaks it.',
  thatBreaksMore: 'You would score nothing this round.',
  strawBreaks: 'The last straw.',
  strawBreaksMore: 'It breaks the back, and only you score.',
  yourTurnLong: (total: number, cards: readonly string[], worth: number): string =>
    `Your turn. The camel carries ${numeral(total)}, and your hand is worth ${numeral(worth)}. ${COUNTS[cards.length] ?? cards.length} ${cards.length === 1 ? 'card' : 'cards'}: ${cards.join('; ')}.`,
  youHave,
  /** What the hand would bring: as it is, and after the chosen card. */
  inHand: 'in hand',
  ifItBreaks: 'if it breaks now',
  afterThis: 'after this',
  ifYouDo: 'if you do',
  /** While somebody else thinks: who comes before you, the last of them being you, and your points. */
  youWait: (next: readonly Who[], points: number): string => `${beforeYou(next)} ${youHave(points)}`,
  youWaitPassed: (next: readonly Who[], points: number): string =>
    `None of your cards may be loaded, so you passed. ${beforeYou(next)} ${youHave(points)}`,

  /** A card of the hand and what it would do, for ears. */
  cardMakes: (card: Card, total: number): string => `${label(card)}, makes ${numeral(total)}`,
  cardBreaks: (card: Card, total: number): string => `${label(card)}, makes ${numeral(total)}, breaks`,
  cardMakesFromTo: (card: Card, from: number, to: number): string =>
    `${label(card)}, makes ${numeral(from)} to ${numeral(to)}`,
  cardNotNow: (card: Card): string => `${label(card)}, not now`,
  cardOnlyAt50: (card: Card): string => `${label(card)}, not now, only at 50`,
  weightMakes: (weight: number, total: number): string => `${weight}, makes ${numeral(total)}`,
  weightBreaks: (weight: number, total: number): string => `${weight}, makes ${numeral(total)}, breaks`,
  breaks: 'breaks',
  fromTo: (from: number, to: number): string => `${numeral(from)} to ${numeral(to)}`,

  dialLamp: 'What does the lamp weigh?',
  dialCopy: 'The copy is a lamp too',
  dialSafe: 'Any weight is safe.',
  dialNone: 'Every weight breaks it.',
  dialUpTo: (safe: number): string => `Up to ${safe} it holds; from ${safe + 1} the back breaks.`,
  dialOver: (total: number): string => `${total} is more than 50: the back breaks and you score nothing this round.`,

  /** What the button does. */
  choose: 'Choose a card',
  nameWeight: 'Name a weight.',
  moveLabel: (card: Card, repeats: Card | undefined, weight: number | undefined): string => {
    switch (kindOf(card)) {
      case 'item':
        return `Load the ${name(card)}`;
      case 'carpet':
        return 'Send up the carpet';
      case 'lamp':
        return `Rub the lamp: ${weight}`;
      case 'reverse':
        return 'Turn the caravan';
      case 'straw':
        return 'Lay the straw';
      case 'copy':
        if (repeats === 'lamp') return `Copy the lamp: ${weight}`;
        return repeats === undefined ? 'Copy it' : `Copy the ${name(repeats)}`;
    }
  },
  moveBreaks: (weight: number | undefined): string =>
    weight === undefined ? 'Break its back' : `Break its back: ${weight}`,
  equation: (before: number, after: number): string => {
    const by = after - before;
    if (!Number.isInteger(by)) return `${before} + 1/1000`;
    return `${numeral(before)} ${by < 0 ? '−' : '+'} ${Math.abs(by)} = ${numeral(after)}`;
  },

  did,
  doing,
  told: (says: string, total: number): string => `${says}. The camel carries ${numeral(total)}.`,
  turned: (says: string, isClockwise: boolean, next: Who): string =>
    `${says}. Now ${isClockwise ? 'clockwise' : 'anticlockwise'}; ${next.isYou ? 'you are' : `${next.name} is`} next.`,
  passed: (who: Who): string =>
    does(who, 'have no card that may be loaded, and pass.', 'has no card that may be loaded, and passes.'),
  passedShort: (_who: Who): string => 'passed',
  passes: 'Nothing to load',
  opened: (round: string, dealer: Who, first: Who): string =>
    `${round}. ${does(dealer, 'deal', 'deals')}, ${first.isYou ? 'you begin' : `${first.name} begins`}.`,
  broke: (who: Who, total: number | null): string =>
    total === null
      ? `Crack. ${does(who, 'score', 'scores')} nothing.`
      : `Crack. ${subject(who)} made it ${total}. ${does(who, 'score', 'scores')} nothing.`,
  strawed: (who: Who): string =>
    `${does(who, 'lay', 'lays')} the straw on 50. The back breaks. Only ${who.isYou ? 'you score' : `${who.name} scores`}.`,
  brokeShort: (_who: Who): string => 'broke its back',
  ended: (winners: readonly Who[], points: number): string => {
    if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} the match with ${numeral(points)}.`;
    return `${listed(winners.map(subject))} share the win with ${numeral(points)}.`;
  },

  /** Looking back: why a move was worth little. */
  whyBroke: 'It broke the camel’s back.',
  whyKept: (worth: number): string => `Kept in hand, the card was worth ${worth}.`,

  /** Why a card is locked: the rule, then the fact. */
  refusals: {
    turn: (who: Who | null): readonly [string, string] => [
      'Not your turn yet.',
      who === null ? '' : `It is ${who.name}’s turn.`,
    ],
    notHeld: (): readonly [string, string] => ['That card is not in your hand.', ''],
    weight: (from: number, to: number): readonly [string, string] => [
      'A lamp needs a weight.',
      `Say a whole number from ${from} to ${to}.`,
    ],
    noWeight: (card: Card): readonly [string, string] => [
      `This copy repeats the ${name(card)}.`,
      'It takes no weight.',
    ],
    copy: (): readonly [string, string] => ['A copy repeats the card below it.', 'The camel is still empty.'],
    straw: (total: number): readonly [string, string] => [
      'The straw waits for exactly 50.',
      `The camel carries ${numeral(total)}.`,
    ],
    over: (rounds: number): readonly [string, string] => ['The match is over.', `${rounds} rounds were played.`],
  },
};

export type StrawWords = typeof straw;
