import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';
import { does, listed, subject } from '../../../../words/en/grammar.ts';
import { numeral } from '../../../../words/en/numbers.ts';
import type { Who } from '../../../../words/who.ts';
import { GOODS } from './goods.ts';

export const ends = {
  /** The end of a round. */
  crack: 'Crack!',
  brokeHead: (who: Who): string => `${subject(who)} broke its back.`,
  strawHead: (who: Who): string => `${subject(who)} laid the last straw.`,
  heldHead: 'Nobody can load. The back holds.',
  brokeLead: (before: number, card: Card, after: number): string =>
    `The camel carried ${numeral(before)}; ${kindOf(card) === 'item' ? GOODS[numberOf(card) - 1]![1] : `a ${kindOf(card)}`} made it ${after}. Everyone else keeps what they held.`,
  strawLead: 'A thousandth more than 50 was too much. Only the hand behind the straw counts.',
  heldLead: 'The round ends with no breaker, and everybody scores.',
  held: 'Held',
  thisRound: 'Round',
  breaker: 'Breaker: scores nothing',
  lastStraw: 'The last straw: scores alone',
  handOf: (cards: readonly string[]): string => (cards.length === 0 ? 'no cards' : cards.join(', ')),
  nextRound: 'Next round',
  toResult: 'See the result',
  deals: (who: Who): string => `${does(who, 'deal', 'deals')} the next round.`,
  yourTurnBehind: 'It is your turn already.',

  /** The end of the match. */
  rests: 'The caravan rests',
  wins: (winners: readonly Who[], points: number): string => {
    if (winners.length === 1) return `${does(winners[0]!, 'win', 'wins')} with ${numeral(points)}.`;
    return `${listed(winners.map(subject))} share the win with ${numeral(points)}.`;
  },
  finalBroke: (who: Who, round: number): string =>
    `In round ${round} ${who.isYou ? 'you' : who.name} broke the last back.`,
  finalStraw: (who: Who, round: number, points: number): string =>
    `${subject(who)} laid the last straw with ${numeral(points)} in hand, so in round ${round} nobody else scored.`,
  rider: 'The winner rides the camel',
};

export type EndsWords = typeof ends;
