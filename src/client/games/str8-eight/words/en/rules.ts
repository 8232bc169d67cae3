import { rulesCommon } from '../../../../words/en/later/rules-common.ts';
import { book } from '../../../../../../rules/str8-eight.en.md';

/** Loaded with the rules page alone. */
export const rulesStr8Eight = {
  ...rulesCommon,
  lede: 'Climb the times table. The first to lay eight rising cards, each one allowed by the last, wins the hand. Everybody builds a staircase of their own, in any colours.',

  cards: 'The cards',
  anatomy: [
    ['Its number.', 'Group 3 holds 3, 6, 9 and so on to 24.'],
    ['What may follow,', 'on the black edge.'],
    ['A bull’s-eye', 'on 1 to 8: only these may begin a staircase.'],
    ['Where it stands', 'in the table: row 3, column 2. Pattern and colour say the row too.'],
  ],

  follow: 'What may follow',
  times: 'The times table. Wherever 12 stands, the number to its right may follow: 14, 15, 16, 18.',
  find: 'Find 12 everywhere in the table.',
  findSays: 'It stands in rows 2, 3, 4 and 6. The number to its right may follow: 14, 15, 16 or 18.',
  findMore:
    'The colour does not matter, only the number. At the right end of a row nothing follows, so after 64 there is nothing at all.',
  steps: 'Eight steps that work',
  stepsPicture: 'A staircase of eight cards: 2, 4, 6, 9, 12, 15, 20, 24.',
  stepsSum: '2 + 4 + 6 + 9 + 12 + 15 + 20 + 24 = 92',

  turn: 'Your turn',
  turnDraw: ['Draw', 'from the pile, or take the top card laid aside'],
  turnStep: 'Step up',
  turnPass: 'Pass',
  turnAside: 'Lay aside',
  or: 'or',
  turnSays: 'You do one of the three, and hold three cards again.',

  pass: 'Pass cards',
  passSays:
    'Play one, and every hand goes one seat to the side it names. The table writes down for you what you gave away.',
  passPicture: 'Pass left: every hand goes one seat clockwise.',
  passMore: 'Laid aside, a pass card does nothing. Still in your hand at the end, it costs you 50.',

  scoring: 'Scoring',
  winner: 'The winner of the hand',
  winnerSum: '92',
  winnerSays: 'the eight numbers above; the hand costs nothing',
  others: 'Everybody else',
  othersSum: '48 − 112 = −64',
  othersSays: 'the steps 2, 4, 6, 9, 12, 15, less the hand: 14 + 48 + 50',
  straight: 'A Str8 Eight',
  straightSum: '180 + 132 = 312',
  straightSays: 'all eight of one colour, 5 to 40: the others’ steps, here 21 + 69 + 42, are yours as well',

  match: 'The match',
  matchSays:
    'Hands are played until somebody reaches 500, or 1,000 with two players. If several of you get there with the same hand, whoever finished the staircase wins, or else the one with the most points.',

  followers: (number: number, next: readonly number[]): string =>
    next.length === 0 ? `After ${number} nothing may come.` : `After ${number} may come ${next.join(', ')}.`,
  nothing: 'nothing',
  book,
};

export type Str8EightRulesWords = typeof rulesStr8Eight;
