import { rulesCommon } from '../../../../words/en/later/rules-common.ts';
import { book } from '../../../../../../rules/straw.en.md';

/** Loaded with the rules page alone. */
export const rulesStraw = {
  ...rulesCommon,
  lede: 'One camel, fifty of weight, and nobody wants to be the one. Load it, lighten it, or pass the trouble on. When its back breaks, whoever did it scores nothing; the others score what they still hold.',

  turn: 'Your turn',
  turnLoad: 'Load one card',
  turnTotal: 'The total is called out',
  turnDraw: 'Draw one, back to four',
  turnSays: 'Then it is the next player’s turn. You cannot pass while you hold a card that may be loaded.',

  cards: 'The cards',
  kinds: {
    item: ['Goods, 1 to 10.', 'Add their weight. Good to hold at the end, dangerous to load.'],
    carpet: ['Flying carpets, −1 to −9.', 'Lift weight off the camel. In your hand they count against you.'],
    lamp: ['Lamp.', 'You name its weight, from 1 to 10, as you play it.'],
    copy: ['Copy.', 'Does again what the card before it did. Not on an empty camel.'],
    reverse: ['Reverse.', 'Weighs nothing and turns the caravan: the player before you is next.'],
    straw: ['The straw.', 'Weighs next to nothing. That is enough, at exactly 50.'],
  },
  copySteps: 'Copy, step by step',
  copyFirst: '+4',
  copyAgain: '+4 again',
  reverse: 'Reverse',
  before: 'Before: clockwise',
  after: 'After: anticlockwise',

  break: 'The break',
  breakSays: 'At 50 the camel still stands. Above 50 its back breaks and the round is over at once.',
  breakWho: 'Whoever loaded that card is the breaker.',
  breakSum: '46 + 7 = 53',

  straw: 'The straw',
  strawSays:
    'It may be played only when the camel carries exactly 50. It breaks the back, and this once the breaker is the hero:',
  strawOnly: 'only you score, with the cards you have left.',

  scoring: 'Scoring',
  scoringSays: 'Everyone but the breaker adds up the hand. A hand can be worth less than nothing.',
  brokenBy: 'Somebody broke the back',
  strawBy: 'Somebody laid the straw',
  breaker: 'broke it',
  strawPlayer: 'laid it',
  nothing: 'nothing',

  end: 'The end',
  deals: (round: number): string => `deals round\u00a0${round}`,
  endSays:
    'There are as many rounds as players: each of you deals once. Then the highest score wins, and equals share the win. A table may race to 100 instead.',

  book,
};

export type StrawRulesWords = typeof rulesStraw;
