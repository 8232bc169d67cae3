import type { Who } from '../../who.ts';
import { numeral } from '../numbers.ts';

const whose = (who: Who): string => (who.isYou ? 'your' : `${who.name}’s`);

/** Looking back at a match. */
export const review = {
  title: 'Looking back',
  at: (game: string, where: string): string => `${game}, ${where.toLowerCase()}`,
  board: 'The table',
  eyes: 'Whose eyes',
  allHands: 'All hands',
  asISaw: 'As I saw it',
  asSeen: 'As it was seen',
  handOf: (cards: readonly string[]): string => (cards.length === 0 ? 'no cards' : cards.join(', ')),
  hidden: 'hidden',
  points: (points: number): string => (points === 1 ? '1 point' : `${numeral(points)} points`),
  percent: (percent: number): string => `${percent}%`,
  /** What a move cost, or a part of the result, in points of a hundred. */
  change: (points: number): string => (points > 0 ? `+${points}` : numeral(points)),
  costSays: (points: number): string => `cost ${points} of 100`,

  deal: 'The deal',
  dealSays: 'The cards are dealt.',
  move: (move: number): string => `Move ${move}`,
  moveOf: (move: number, moves: number): string => `Move ${move} of ${moves}`,
  moves: 'Moves',
  said: (move: string, says: string): string => `${move}. ${says}.`,
  saidChance: (who: Who, percent: number): string => `Now ${whose(who)} chances are ${percent}%.`,
  standIn: 'played by a stand-in',

  costly: 'Costly',
  isCostly: 'costly',
  /** The deed is what stands on its button. */
  better: (who: Who, deed: string, cost: number): string =>
    `“${deed}” was better by ${cost} in 100, by what ${who.isYou ? 'you' : who.name} could know.`,
  betterStandIn: (who: Who, deed: string, cost: number): string =>
    `A stand-in played here for ${who.isYou ? 'you' : who.name}. “${deed}” was better by ${cost} in 100.`,
  nextCostly: 'Next costly move',
  costlyMoves: (count: number): string => {
    if (count === 0) return 'Nobody made a costly move.';
    return count === 1 ? 'One move was costly.' : `${count} moves were costly.`;
  },
  tryIt: 'Try it from here',
  playOn: 'Play on from here',
  tryItSays: 'Bots take the other seats; the cards fall as they did.',

  chances: 'Chances of winning',
  chancesSays: 'Every position played on many times, with all hands seen. Red bars: what moves cost.',
  chancesAre: (who: Who, from: number, to: number): string =>
    `${who.isYou ? 'You' : who.name}: from ${from}% to ${to}%.`,
  chancesOver: (moves: number): string => `Chances of winning over ${moves} moves.`,
  asTable: 'The chances as a table',
  looking: 'Looking at every move …',
  lookingAt: (percent: number): string => `Looking at every move: ${percent}%`,
  noChances: 'What each move was worth could not be worked out.',

  timeline: 'Move',
  first: 'To the deal',
  before: 'One move back',
  play: 'Play',
  pause: 'Pause',
  next: 'One move on',
  last: 'To the end',
  speed: (times: number): string => `Speed: ${times} times`,
  keys: 'Arrow keys step, space plays',

  luck: 'Luck and decisions',
  luckSays: 'What made the result, in points of a hundred. Each row adds up.',
  start: 'Start',
  luckColumn: 'Luck',
  own: 'Own moves',
  others: 'Others',
  result: 'Result',
  rest: 'Rest',
  luckIs:
    'Luck is what chance did, in the deal, the draws and what was turned up; over many matches it comes to nothing, however well somebody plays. Own moves are what was lost against the best that could be known, others what everybody else’s lost or brought, and the rest is what nobody could know.',

  share: 'Share this replay',
  shareSays: 'Whoever may see the match finds it there.',
  link: 'Link to this move',
  copy: 'Copy the link',
  copied: 'Copied.',
  byHand: 'It is marked; copy it by hand.',
  send: 'Send the link',
  download: 'Download the record',
  downloadSays: 'One line of JSON with every move; anybody can check the shuffle with it.',

  notYet: 'There is nothing to look back at yet.',
  notYetSays: 'All hands are open once the match is over.',
  toTable: 'To the table',
  noRecord: 'The match could not be fetched.',
};

export type ReviewWords = typeof review;
