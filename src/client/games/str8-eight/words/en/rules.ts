import type { BookWords } from '../../../../play/rules/book.ts';
import type { Str8EightChapter, Str8EightClause } from '../../rules/clauses.ts';
import { rulesCommon } from '../../../../words/en/later/rules-common.ts';

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
  example: {
    title: 'An example',
    says: 'Ann lays her eighth card.',
    table: {
      caption: 'The points of Ann, Bob and Cleo',
      head: ['player', 'sequence', 'in hand', 'points'],
      rows: [
        ['Ann', '4, 6, 8, 12, 16, 20, 24, 28', 'does not matter', '118'],
        ['Bob', '3, 6, 12, 18, 24, 30', '7, 40, a pass card', '93 − 97 = −4'],
        ['Cleo', '5, 10, 15, 20', '1, 9, 12', '50 − 22 = 28'],
      ],
    },
    more: 'Had Ann’s sequence been 4×1 to 4×8, all of one colour, it would be a Str8 Eight: for her 144 and also 93 and 50, which is 287; for Bob −97, and for Cleo −22.',
  },
  book: {
    credit: 'The name belongs to its owner. This is an unofficial telling in our own words.',
    chapters: { table: 'The table', hand: 'A hand', points: 'Points', winning: 'Winning' },
    says: {
      E1: 'Two to four play. Seats are counted clockwise, and your left is the next seat that way.',
      E2: 'The numbers are on 64 cards: eight colour groups with eight cards each. Group k is row k of the multiplication table, from k×1 to k×8. We write a card as group and place: 3×4 is the fourth of group 3, and its number is 12. Whatever the colour, there is a bull’s-eye on every card whose number is 8 or less. How many cards there are is printed; the faces are made out from that and from what has been described in public.',
      E3: ['Six more are pass cards.', 'Half of them are “pass left”, half “pass right”.'],
      E4: 'Along the right of a number card runs a list of what may come after it. Find the number in the rows of the multiplication table, at any place but the last: in each such row it is the next entry. That there is a list is printed; what is on it is a ruling, after public descriptions.',
      E5: 'Everybody is dealt three cards that no one else may see. All the others are the pile to draw from. Next to it is room for the discards and for pass cards that were played; neither has any yet.',
      E6: 'When it is your turn you first draw: the uppermost card of the pile, or that of the discards. With four cards in hand you then do one thing, and only one: lay a number on your sequence, play a pass card, or discard whatever you like, face up. That leaves you with three.',
      E6a: 'Whoever opens the hand has to use the pile, as nothing has been discarded yet.',
      E7: 'Your sequence may start with any bull’s-eye.',
      E8: 'From then on you lay only what the last card of your sequence lists (E4). Colours do not matter. What lies there stays there.',
      E9: 'Play a pass card and it is put with the others that were played, out of reach for everybody. At the same moment each player hands all three cards on, to the left or to the right as the card says. If you discard a pass card instead, nobody hands on anything, and the next player may pick it up like any other discard.',
      E10: 'No cards left to draw? Then the discards and the played pass cards together are shuffled and make the new pile.',
      E10a: 'That is done when a turn begins and there is no pile for it, so ahead of the draw. No discards are left after it, and this turn can draw from the new pile only.',
      E10b: 'You may throw the discard that you took straight back. No rule is against it.',
      E11: 'Lay your eighth card, and you have won the hand. Nobody has another turn in it.',
      E11a: 'No table shall sit for ever. After 400 turns on end that lengthened nobody’s sequence the hand is broken off. Nobody has won it, and each of you counts as E13 says.',
      E12: 'If you won the hand, you get what your eight numbers add up to. Your three cards cost you nothing.',
      E13: 'If you did not, you get what your sequence adds up to, and lose what your hand does; for a pass card that is 50. It may well come to less than nothing.',
      E14: 'Eight cards of one single colour are a Str8 Eight. Its player gets the sums of everybody’s sequences on top. The others get nothing for theirs, and still lose what they hold.',
      E15: 'A lot decides who deals first. Whoever sits to the dealer’s left has the first turn, and deals the hand after.',
      E16: 'The match is won at 500 points if three or four play, at 1,000 if two do.',
      E17: 'It can happen that one hand takes several of you there. If the player who won that hand is among you, the match goes to that player; if not, to whoever of you has the most.',
      E17a: 'Should that be more than one, they share the win. Mind that E17 can pass over the highest score.',
    },
    more: [
      {
        title: 'When the match is won',
        says: 'How many points it takes to win the match, from 100 to 5,000. If you say nothing it is as in E16.',
      },
      {
        title: rulesCommon.know,
        says: 'The three or four cards that you hold; everybody’s sequence; the uppermost discard, and how many lie below it; which pass cards were played; of the hands and the pile how many cards they have; all scores. The table also remembers for you every card that you saw discarded, who took one of them, and after a pass card what you gave away, until it is laid, played or discarded. When a hand is over all cards held are shown.',
      },
    ],
  } satisfies BookWords<Str8EightChapter, Str8EightClause>,
};

export type Str8EightRulesWords = typeof rulesStr8Eight;
