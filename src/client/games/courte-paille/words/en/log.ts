import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';
import type { Seen, Source } from '../../../../../games/courte-paille/events.ts';
import type { Who } from '../../../../words/who.ts';
import { cardName, castaway, day, theCastaway } from './castaways.ts';
import { capital, does, listed, object, subject } from '../../../../words/en/grammar.ts';
import { counted } from '../../../../words/en/numbers.ts';

const days = (positions: readonly number[]): string => listed(positions.map(day));
const cards = (names: readonly Card[]): string => listed(names.map(cardName));
const plate = (totals: readonly (readonly [Castaway, number])[]): string =>
  totals.map(([who, total]) => `${castaway(who)} ${total}`).join(', ');

/** What is landed, and from where. */
function cargo(who: Who, card: Seen, from: Source): string {
  if (from === 'pile') return 'the top of the pile';
  const name = card === null ? 'a card' : cardName(card);
  if (from === 'menu') return `${name} from the menu`;
  return `${name} from ${who.isYou ? 'your' : 'their'} hand`;
}

function share(winners: readonly Who[], with_: string): string {
  if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} with ${with_}.`;
  return `${listed(winners.map(subject))} share the win with ${with_}.`;
}

/** What happened: lines for the log, without the name of who did it, and sentences for ears. */
export const log = {
  week: (days: number, shark: Who): string => `A week of ${days}. ${does(shark, 'have', 'has')} the shark.`,
  part: (part: number, days: number, shark: Who): string =>
    `Part ${part}: a week of ${days}. ${does(shark, 'have', 'has')} the shark.`,
  dayTurned: (position: number, card: Card): string => `${capital(day(position))} turns up: ${cardName(card)}`,
  dayTold: (position: number, card: Card, totals: readonly (readonly [Castaway, number])[]): string =>
    `${capital(day(position))}: ${cardName(card)}. On the plate: ${plate(totals)}.`,
  menu: (menu: readonly Card[]): string =>
    menu.length === 0 ? 'Nothing is on the menu.' : `On the menu: ${menu.map(cardName).join(', ')}.`,
  revealed: (turned: readonly (readonly [Who, Card])[]): string =>
    `Turned up, lowest first: ${turned.map(([who, card]) => `${object(who)} ${cardName(card)}`).join(', ')}.`,
  nobodyChose: 'Nobody has a card to choose.',

  choseDid: (_who: Who, card: Seen): string => (card === null ? 'chose in secret' : `chose ${cardName(card)}`),
  tookDid: (_who: Who, card: Seen): string => (card === null ? 'took a card' : `took ${cardName(card)}`),
  swapped: (_who: Who, gave: Card, took: Seen, from: 'menu' | 'pile'): string =>
    from === 'menu'
      ? `gave up ${cardName(gave)}, took ${took === null ? 'a card' : cardName(took)}`
      : `gave up ${cardName(gave)}, drew ${took === null ? 'a card' : cardName(took)}`,
  gaveUp: (_who: Who, gave: Card): string => `gave up ${cardName(gave)}, and nothing was left to take`,
  takes: (who: Who, card: Seen, from: 'menu' | 'pile'): string =>
    from === 'menu'
      ? `${does(who, 'take', 'takes')} ${card === null ? 'a card' : cardName(card)} from the menu.`
      : `${does(who, 'draw', 'draws')} ${card === null ? 'a card' : cardName(card)}.`,
  gives: (who: Who, card: Card): string =>
    `${does(who, 'give up', 'gives up')} ${cardName(card)}, and nothing is left to take.`,
  idle: (_who: Who, coco: Card): string => `played ${cardName(coco)}, with nothing to do`,

  lessonDid: (_who: Who, coco: Card, position: number, card: Card): string =>
    `played ${cardName(coco)}: ${day(position)} went overboard, ${cardName(card)}`,
  lessonTold: (who: Who, coco: Card, position: number, card: Card): string =>
    `${does(who, 'play', 'plays')} ${cardName(coco)}, a cooking lesson. ${capital(day(position))} goes overboard: ${cardName(card)}.`,
  landedDid: (who: Who, coco: Card, card: Seen, from: Source): string =>
    `played ${cardName(coco)}: landed ${cargo(who, card, from)}`,
  landedTold: (who: Who, coco: Card, card: Seen, from: Source, days: number): string =>
    `${does(who, 'play', 'plays')} ${cardName(coco)}, land ahoy: ${cargo(who, card, from)}. ${counted(days, 'The week has 1 day now.', `The week has ${days} days now.`)}`,
  peekedDid: (_who: Who, coco: Card, positions: readonly number[]): string =>
    `played ${cardName(coco)}: looked at ${days(positions)}`,
  peekedTold: (who: Who, coco: Card, positions: readonly number[]): string =>
    `${does(who, 'play', 'plays')} ${cardName(coco)}, à la carte, and ${who.isYou ? 'look' : 'looks'} at ${days(positions)}.`,
  /** For the one who looked. */
  lifted: (seen: readonly (readonly [number, Card])[]): string =>
    `${capital(seen.map(([position, card]) => `${day(position)} is ${cardName(card)}`).join(', '))}.`,
  sleptDid: (_who: Who, coco: Card): string => `sent ${cardName(coco)} back to sleep`,
  sleptTold: (who: Who, coco: Card): string => `${does(who, 'send', 'sends')} ${cardName(coco)} back to sleep.`,

  reshuffled: (count: number): string =>
    counted(count, 'The discards are shuffled: 1 card to draw.', `The discards are shuffled: ${count} cards to draw.`),
  hasShark: (who: Who): string => (who.isYou ? 'have the shark now' : 'has the shark now'),
  shark: (who: Who): string => `${does(who, 'have', 'has')} the shark.`,
  eaten: (who: readonly Castaway[], total: number): string => {
    if (who.length === 0) return 'The week is empty. Nobody is eaten.';
    const names = capital(listed(who.map(theCastaway)));
    return who.length === 1
      ? `${names} is eaten, with ${total} on the plate.`
      : `${names} are eaten, with ${total} each.`;
  },

  says: (_who: Who, points: number | null): string => (points === null ? 'said “not more”' : `said ${points}`),
  saying: (who: Who, points: number | null): string =>
    points === null ? `${does(who, 'say', 'says')} “not more”.` : `${does(who, 'say', 'says')} ${points}.`,
  /** A tie at the top goes on down the plate. */
  compared: (castaways: readonly Castaway[], held: readonly (readonly [Who, number])[]): string =>
    `Level at the top. Next ${castaways.length === 1 ? 'is' : 'are'} ${listed(castaways.map(theCastaway))}: ${held.map(([who, points]) => `${object(who)} ${points}`).join(', ')}.`,
  shows: (_who: Who, hand: readonly Card[]): string => `showed ${cards(hand)}`,
  showing: (who: Who, hand: readonly Card[]): string => `${does(who, 'show', 'shows')} ${cards(hand)}.`,
  scored: (points: readonly (readonly [Who, number])[]): string =>
    `${points.map(([who, score]) => `${object(who)} ${score}`).join(', ')}.`.replace(/^you/, 'You'),
  wonPart: (_who: Who, part: number): string => `won part ${part}`,
  winsPart: (who: Who, part: number): string => `${does(who, 'win', 'wins')} part ${part}.`,
  banishedDid: (_who: Who, gone: Castaway): string => `banished ${theCastaway(gone)}`,
  banished: (who: Who, gone: Castaway): string => `${does(who, 'banish', 'banishes')} ${theCastaway(gone)}.`,
  /** Under a banishing: what left a hand. */
  loses: (who: Who, gone: readonly Card[]): string =>
    gone.length === 0 ? does(who, 'lose no card.', 'loses no card.') : `${does(who, 'lose', 'loses')} ${cards(gone)}.`,
  lost: (_who: Who, gone: readonly Card[]): string => `lost ${cards(gone)}`,
  returnedDid: (_who: Who, cocos: readonly Card[]): string => `shuffled ${cards(cocos)} back`,
  returned: (who: Who, cocos: readonly Card[]): string =>
    `${does(who, 'shuffle', 'shuffles')} ${cards(cocos)} back into the pile.`,
  outDid: (who: Who): string => (who.isYou ? 'have no cards left and are out' : 'has no cards left and is out'),
  out: (who: Who): string =>
    who.isYou ? 'You have no cards left. You may go on watching.' : `${who.name} has no cards left and is out.`,
  ended: (winners: readonly Who[], points: number): string =>
    share(winners, counted(points, '1 point', `${points} points`)),
  endedParts: (winners: readonly Who[], parts: number): string =>
    share(winners, counted(parts, '1 part won', `${parts} parts won`)),
};
