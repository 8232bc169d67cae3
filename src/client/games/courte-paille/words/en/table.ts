import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Who } from '../../../../words/who.ts';
import { cardName, castaway, day, dayShort, theCastaway } from './castaways.ts';
import { coach } from './coach.ts';
import { log } from './log.ts';
import { refusals } from './refusals.ts';
import { capital, listed } from '../../../../words/en/grammar.ts';
import { counted } from '../../../../words/en/numbers.ts';

const names = (people: readonly Who[]): string => listed(people.map(({ name }) => name));
const toCome = (rounds: number): string =>
  rounds === 0 ? 'This is then the last round.' : counted(rounds, '1 round follows.', `${rounds} rounds follow.`);

export const courtePaille = {
  coach,
  log,
  refusals,
  cardName,
  castaway,
  day,
  dayShort,

  dayOf: (day: number, days: number): string => `Day ${day} of ${days}`,
  partDayOf: (part: number, day: number, days: number): string => `Part ${part}, day ${day} of ${days}`,
  week: 'The week',
  menu: 'Menu',
  menuLong: 'The menu',
  menuEmpty: 'All gone',
  plate: 'On the plate',
  /** What the own hand would bring. */
  forYou: (points: number): string => (points === 0 ? 'nothing in your hand' : `${points} in your hand`),
  weekHead: 'week',
  handHead: 'you',
  plateLong: 'Totals of the week so far',
  onPlate: (who: Castaway, total: number, hidden: number): string =>
    hidden === 0 ? `${castaway(who)}, ${total}` : `${castaway(who)}, ${total}, and ${hidden} hidden that you know of`,
  onPlateMost: (who: Castaway, total: number, hidden: number): string =>
    hidden === 0
      ? `${castaway(who)}, ${total}, would be eaten`
      : `${castaway(who)}, ${total}, would be eaten, and ${hidden} hidden that you know of`,
  pile: (count: number): string => counted(count, 'Draw pile, 1 card', `Draw pile, ${count} cards`),
  toDraw: 'to draw',
  discard: (count: number, top: Card | undefined): string =>
    top === undefined
      ? 'Thrown back, no cards'
      : `Thrown back, ${counted(count, '1 card', `${count} cards`)}, ${cardName(top)} on top`,
  thrownBack: 'thrown back',
  dayUp: (position: number, card: Card): string => `${capital(day(position))}: ${cardName(card)}`,
  dayDown: (position: number): string => `${capital(day(position))}: face down`,
  dayKnown: (position: number, card: Card): string =>
    `${capital(day(position))}: face down, you know it is ${cardName(card)}`,
  landedBy: (who: Who): string => `landed from ${who.isYou ? 'your' : `${who.name}’s`} hand`,

  ready: 'Ready',
  choosing: 'choosing',
  sharkBadge: 'has the shark',
  played: (value: number): string => `played ${value}`,
  done: 'Done',
  sleeps: (count: number): string => counted(count, '1 Coco asleep', `${count} Cocos asleep`),
  out: 'out',

  chooseSay: 'Choose a card to give up.',
  chooseMore: 'Low goes first to the menu.',
  chooseTie: (before: number): string => {
    if (before === 0) return 'Among equal cards you go first.';
    return counted(
      before,
      'Among equal cards one other goes before you.',
      `Among equal cards ${before} others go before you.`,
    );
  },
  chosenSay: (card: Card): string => `You give up ${cardName(card)}.`,
  chosenMore: 'Tap another card to change.',
  areReady: (ready: readonly Who[]): string =>
    ready.length === 0 ? '' : `${names(ready)} ${ready.length === 1 ? 'is' : 'are'} ready.`,
  sitOut: 'You sit this round out.',
  sitOutMore: 'All your cards are sleeping Cocos.',
  takeSay: 'Take a card from the menu.',
  takeMore: (who: Castaway, inWeek: number, inHand: number): string =>
    `${castaway(who)}: ${inWeek} on the plate, and you would hold ${inHand}.`,
  othersTake: (who: Who): string => `${who.name} takes a card.`,
  othersCoco: (who: Who): string => `${who.name} plays Coco.`,
  othersBanish: (who: Who): string => `${who.name} chooses who leaves the raft.`,
  allTurned: 'All cards are turned up.',
  onlyYou: 'Only you see this.',
  onlyYouMore: 'The others see that you looked, not what.',
  turnBack: (days: number): string => counted(days, 'Turn it back', 'Turn them back'),
  cocoSay: 'Your Coco is up.',
  cocoMore: 'Tell the bird what to do.',

  choose: 'Choose a card',
  giveUp: (card: Card): string => `Give up ${cardName(card)}`,
  changeTo: (card: Card): string => `Change to ${cardName(card)}`,
  waitingFor: (waiting: readonly Who[]): string =>
    waiting.length > 2 ? 'Waiting for the others' : `Waiting for ${names(waiting)}`,
  take: (card: Card): string => `Take ${cardName(card)}`,
  banish: (character: Castaway): string => `Banish ${theCastaway(character)}`,
  chooseFromMenu: 'Choose from the menu',

  order: 'Order of this round, lowest first',
  now: 'now',
  next: 'next',
  last: 'last',
  later: 'later',
  took: (card: Card): string => `took ${cardName(card)}`,
  drew: 'drew a card',
  didLesson: 'a day overboard',
  didLand: 'land ahoy',
  didPeek: 'had a look',
  didSleep: 'asleep again',
  /** Why the first of some equals went first. */
  tie: (value: number, first: Who, second: Who, hasShark: boolean): string => {
    const why = hasShark
      ? `${first.isYou ? 'you have' : `${first.name} has`} the shark`
      : `${first.isYou ? 'you sit' : `${first.name} sits`} nearer to the shark`;
    return `Two ${value}s: ${why} and ${first.isYou ? 'go' : 'goes'} before ${second.isYou ? 'you' : second.name}.`;
  },
  /** Several ties, or more than two equals: everybody by value, as they go. */
  ties: (equals: readonly (readonly [value: number, who: readonly Who[]])[]): string => {
    const each = equals.map(
      ([value, who]) => `${value}s: ${who.map(({ isYou, name }) => (isYou ? 'you' : name)).join(', then ')}.`,
    );
    return `Equals go round from the shark. ${each.join(' ')}`;
  },

  coco: {
    title: 'What shall Coco do?',
    draws: 'Then you draw a new card from the pile, unseen.',
    lesson: 'Cooking lesson',
    lessonSays: 'Throw one card of the week overboard. A hidden one shortens the week.',
    land: 'Land ahoy',
    landSays: 'Slip one card face down onto the end of the week: a day longer at sea.',
    peek: 'À la carte',
    peekSays: 'Peek at two hidden cards of the week. Nobody else sees them.',
    peekOneSays: 'Peek at the only hidden card of the week. Nobody else sees it.',
    sleep: 'Qui dort dîne',
    sleepSays: 'Take Coco back to sleep in your hand. You draw nothing, and it wakes at the end.',
    which: 'Which card goes into the week?',
    menu: 'From the menu',
    hand: 'From my hand',
    pile: 'Top of the pile',
    menuNone: 'The menu is empty.',
    handNone: 'You have no card to land.',
    weekNone: 'The week is empty.',
    look: 'Look at the table',
    reopen: 'Tell Coco what to do',
    back: 'Back',
    backLong: 'Back to Coco',
    chooseAPower: 'Choose a power',
    chooseDay: 'Choose a day',
    chooseDays: 'Choose two days',
    chooseFromMenu: 'Choose from the menu',
    chooseFromHand: 'Choose from hand',
    landPile: 'Land the top card',
    sleepMove: 'Send Coco to sleep',
    sayLesson: 'Which day goes overboard?',
    sayLand: 'Which card goes into the week?',
    sayPeek: 'Which two days do you lift?',
    saySecond: 'And the second one?',
    lessonMove: (position: number): string => `Throw ${day(position)} overboard`,
    landMove: (card: Card): string => `Land ${cardName(card)}`,
    peekMove: (positions: readonly number[]): string => `Look at ${listed(positions.map(day))}`,
    lessonFact: (card: Card | undefined, rounds: number): string =>
      card === undefined ? `Everybody will see it. ${toCome(rounds)}` : `It is ${cardName(card)}. ${toCome(rounds)}`,
    landFact: (draws: number, rounds: number): string =>
      `You draw ${draws === 1 ? 'one card' : 'two cards'}. ${toCome(rounds)}`,
    peekFact: (known: number): string => {
      if (known === 0) return 'You know neither of them.';
      return known === 1 ? 'You know one of them already.' : 'You know both of them already.';
    },
  },

  /** For ears, when it is your turn. */
  turnChoose: (dayOf: string, hand: readonly Card[], menu: readonly Card[]): string =>
    `${dayOf}. Choose a card to give up. Your hand: ${hand.map(cardName).join(', ')}. ${log.menu(menu)}`,
  turnTake: (menu: readonly string[]): string => `Your turn. Take a card from the menu: ${menu.join('; ')}.`,
  turnCoco: (coco: Card, powers: readonly string[]): string =>
    `You play ${cardName(coco)}. Choose: ${powers.join(', ')}.`,
  turnBanish: 'You won the part. Choose who leaves the raft.',
  menuCard: (card: Card, inWeek: number, inHand: number): string =>
    `${cardName(card)}, ${inWeek} on the plate, makes ${inHand} in your hand`,
  asleepCard: (card: Card): string => `${cardName(card)}, asleep`,
  chosenCard: (card: Card): string => `${cardName(card)}, chosen`,
};

export type CourtePailleWords = typeof courtePaille;
