import type { BookWords } from '../../../../play/rules/book.ts';
import type { StrawChapter, StrawClause } from '../../rules/clauses.ts';
import { rulesCommon } from '../../../../words/en/later/rules-common.ts';

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

  deck: {
    caption: 'The 64 cards',
    head: ['card', 'how many', 'on the camel', 'in your hand at the end of a round'],
    rows: [
      ['item 1 to 10', '4 of each', 'as much as its number', 'as much as its number'],
      ['carpet 1 to 9', '1 of each', 'that much lighter', 'that much less'],
      ['lamp', '4', '1 to 10, as its player says', 'nothing'],
      ['copy', '5', 'the same again as the card below it', 'nothing'],
      ['reverse', '5', 'nothing, but play turns round', 'nothing'],
      ['straw', '1', 'a thousandth', 'nothing'],
    ],
  },
  book: {
    credit:
      'A game by Richard James, published by Evertide Games (2006) and AEG (2008). This is an unofficial telling in our own words.',
    chapters: { table: 'The table', round: 'A round', points: 'Points' },
    says: {
      S1: 'Two to six play. Seats are counted clockwise, and your left is the next seat that way.',
      S2: 'There are 64 cards. How many of each is a ruling, since the box does not say; whoever can count them may correct it.',
      S3: 'The camel starts empty, at 0. All cards are shuffled and everybody gets four; the rest is the pile to draw from. Play goes clockwise at first, and the dealer’s left begins.',
      S4: 'On your turn you load one card, face up, and everybody hears the new total. Then you draw one, and the next player in the direction of play has the turn.',
      S5: 'Once the pile is used up nobody draws any more; play goes on.',
      S6: 'Items make the load heavier, carpets lighter.',
      S6a: 'Nothing stops the total at zero. A camel may float.',
      S7: 'Whoever loads a lamp says what it weighs: a whole number from 1 to 10.',
      S8: 'A reverse weighs nothing. From the next turn on play goes the other way round, until somebody reverses it again.',
      S8a: 'With two players the direction turns too; it just makes no difference to who is next.',
      S9: 'A copy does what the card below it did: weighs the same, lifts the same, turns the same. On a lamp its player says a new weight from 1 to 10. On an empty camel there is nothing to copy, so it cannot be loaded.',
      S9a: 'A copy of a copy goes down to the first card that is none, and repeats that.',
      S10: 'The straw goes on only where it breaks the back. It weighs a thousandth, so that is at exactly 50 and never else.',
      S11: 'If none of your cards may be loaded (copies on an empty camel, the straw away from 50), or you hold none, you pass: you load nothing and draw nothing. The table does it for you and says so. In no other case can you pass.',
      S12: 'Above 50 the back breaks and the round is over at once. Whoever loaded that card is the breaker, and draws no more.',
      S12a: 'Should everybody have to pass in turn, the round ends with no breaker and everybody scores. With these 64 cards that cannot come about.',
      S13: 'Everybody shows the hand. All but the breaker add what they hold to their score; that can be less than nothing, and then the score falls. The breaker adds nothing.',
      S14: 'If it was the straw, it is the other way about: its player alone scores, for the cards still in hand and without drawing. Nobody else scores in that round.',
      S15: 'All cards are gathered and shuffled, the player to the dealer’s left deals, and the next round begins.',
      S16: 'When everybody has dealt once the match is over. The highest score wins.',
      S16a: 'Equals at the top share the win.',
      S17: 'Who deals first is drawn by lot.',
    },
    more: [
      {
        title: 'When the match ends',
        says: 'A table chooses before the match. “When each has dealt once” is the ending above (S16). With “when someone reaches 100”, as in the edition of 2006, rounds go on until one of them leaves somebody with 100 or more; then the highest score wins, and equals at the top share the win here too.',
      },
      {
        title: rulesCommon.know,
        says: 'Your own hand; every card that was loaded, in order, by whom and to which total; the direction; how many cards everybody holds and how many are left to draw; who had to pass; all scores. After each round everybody’s hand is shown.',
      },
    ],
  } satisfies BookWords<StrawChapter, StrawClause>,
};

export type StrawRulesWords = typeof rulesStraw;
