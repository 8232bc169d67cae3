import type { BookWords } from '../../../../play/rules/book.ts';
import type { CourteChapter, CourteClause } from '../../rules/clauses.ts';
import { castaway, dayShort } from './castaways.ts';
import { rulesCommon } from '../../../../words/en/later/rules-common.ts';

/** Loaded with the rules page alone. */
export const rulesCourte = {
  ...rulesCommon,
  lede: 'Seven days on a raft, and nothing left to eat but each other. The castaway with the most points in the week is dinner. Hold as much as you can of that one when Sunday comes.',
  castaway,
  dayShort,

  raft: 'The raft',
  raftPicture:
    'Seven cards side by side, the first two turned up. Five open cards hang from their middle, and beside them lies a pile.',
  raftParts: [
    ['The week', 'lies across. A day turns up each round; together they decide who is eaten.'],
    ['The menu', 'hangs from it: five open cards, and one of them will be yours.'],
    ['The pile', 'is where you draw, unseen, after you played a Coco.'],
  ],

  round: 'A round',
  roundSteps: [
    ['Choose', 'one card in secret'],
    ['Turn up', 'all together'],
    ['Take', 'from the menu, lowest first'],
    ['A day turns,', 'a new menu is laid'],
  ],

  first: 'Who goes first',
  firstLow: 'Low cards are worth little on Sunday and quick today: the lowest value takes first from the menu.',
  firstEqual:
    'Equal values? Whoever has the shark goes first, then the others clockwise from there. After every round the shark swims one seat on.',
  firstPicture: 'The owl has the shark. Two 2s: the owl goes before the hare.',

  coco: 'Coco’s powers',
  cocoSays: 'Turn up a Coco and choose one of three powers. Then you draw from the pile instead of the menu.',
  lessonSays:
    'A card of the week goes overboard, whichever you like. If it was hidden, everybody sees it now, and the game is a round shorter.',
  landSays: 'One more card, face down at the end: from the menu, the pile or your hand. One more round at sea.',
  carteSays: 'Look at two hidden days. Only you see them.',
  sleepSays:
    'A Coco that you never play sleeps, and dines: at the end it adds its value to an eaten castaway that you hold.',

  eaten: 'Who is eaten',
  plate: 'The plate',
  plateSays: 'Sailor 9 and Sailor 1 lay in the week. Equal totals at the top are all eaten.',
  equal: 'Equal scores',
  equalBoth: 'Two of you have 14 in sailors.',
  equalNext: 'Cook, next on the plate',
  equalSays: 'So 9 wins. A Coco counts once, at the first step where you hold a card.',

  long: 'Longer games',
  longPicture: 'Five straws, each shorter than the one before: weeks of 7, 6, 5, 4 and 3 days.',
  longSays:
    'The long game has up to five parts, and each week is a day shorter. Whoever wins a part sends a castaway away for good, and all its cards with it. Run out of cards and you are out; the last one on the raft wins.',

  deck: {
    caption: 'The 59 cards',
    head: ['card', 'how many', 'value'],
    rows: [
      ['captain', '9', '1 to 9'],
      ['cook', '9', '1 to 9'],
      ['cabin boy', '9', '1 to 9'],
      ['lookout', '9', '1 to 9'],
      ['sailor', '9', '1 to 9'],
      ['fortune-teller', '9', '1 to 9'],
      ['Coco', '5', '1 to 5'],
    ],
  },
  example: {
    title: 'An example',
    says: 'In the week lie captain 9 and 5, cook 8 and 3, sailor 6, lookout 6, fortune-teller 2. The captain is eaten, with 14. Ann holds captain 4, Coco 3, cook 5, sailor 5, cabin boy 9; Bob holds captain 7, cook 4, cook 1, sailor 2, lookout 4.',
    table: {
      caption: 'Ann and Bob, step by step',
      head: ['step', 'Ann', 'Bob'],
      rows: [
        ['captain, 14', '4 + 3 = 7', '7'],
        ['cook, 11', '5, the Coco is spent', '4 + 1 = 5'],
        ['sailor and lookout, 6 each', '5', '2 + 4 = 6, and wins'],
      ],
    },
  },
  book: {
    credit:
      'A game by Frédéric Moyersoen, published by Asmodee / Darwin Project (2003). This is an unofficial telling in our own words.',
    chapters: {
      table: 'The table',
      layout: 'Laying out',
      round: 'A round',
      powers: 'Coco’s powers',
      end: 'The end',
      long: 'The long game',
    },
    intros: {
      long: 'The game as told so far is what you play unless you ask for something else. The long game has two forms: “announced”, as printed, and “declared”, its variation.',
    },
    names: { C11: 'Cooking lesson', C12: 'Land ahoy', C13: 'À la carte', C14: 'Qui dort dîne' },
    says: {
      C1: 'Two to five play. The box says so, and five dishes will not do for six. Seats are counted clockwise, and your left is the next seat that way.',
      C2: 'There are 59 cards and no two are the same: nine of each of six characters, and five of Coco the parrot.',
      C3: 'The shark lies before one of you, who has the initiative (C6). Round a real table the youngest gets it to begin with.',
      C3a: 'Nobody here asks your age; a lot decides where it begins.',
      C4: 'All the cards are shuffled, and everybody gets five that no one else may see. The next seven lie side by side, face down: the week. The one at its left end is turned up. Five more, open to all, are the menu. What remains is the pile to draw from; the discards have yet to begin. That the Cocos are in the shuffle from the start is a ruling: the shortest straws are there to be drawn like all the others.',
      C5: 'Pick one card of your hand and keep it to yourself. As soon as the last player has picked, the whole table turns its cards over at once.',
      C6: 'Small values act before large ones. Where two are equal the shark’s holder goes first, and after that whoever sits soonest clockwise from there. A Coco waits its turn by its value as everybody does.',
      C7: 'If you turned up a character, you discard it and help yourself to any one card of the menu.',
      C8: 'If you turned up a Coco, you use one of its powers (C11, C12, C13). After that you discard it, and last you draw your new card, from the pile and never from the menu. This order is a ruling: should the power call for a reshuffle, your Coco is not in it yet.',
      C8a: 'Where no power can be used, you just discard the Coco and draw.',
      C9: 'You cannot pass. In every round one of your cards goes and another comes.',
      C10: 'After the last player the round is closed. What is still on the menu is discarded and five fresh cards are laid out; of the week’s hidden cards the one farthest left is turned up; and the shark swims on to its holder’s left.',
      C10a: 'If a card is wanted and the pile is used up, the discards are shuffled and are the new pile.',
      C10b: 'If even that is not enough, the menu is as long as the cards last. If nothing is on the menu for you, you draw from the pile; if nothing is there either, you go without.',
      C10c: 'If the card to turn up is the only one of the week still hidden, it ends the game: no menu comes before it, nor does the shark move on.',
      C11: 'You discard a card of the week, whichever you like. If it was face down there is one round less to play; if it was face up there are as many as before.',
      C11a: 'Discards lie face up, so everybody sees the hidden card that you took away.',
      C12: 'You make the week a card longer, and the game a round. That card lies face down. It may be one of the menu’s, the uppermost of the pile, which not even you look at, or one out of your own hand; after that last kind you draw two cards and not one.',
      C12a: 'It is laid at the week’s far right.',
      C12b: 'There is nothing to decide about those two draws. They leave you with as many cards as you had, five or fewer.',
      C13: [
        'You lift two cards of the week and see what is on them, you alone.',
        'Which two you lift everybody sees, as they would round a table.',
      ],
      C13a: 'You lift cards that lie face down, two of them or the only one, and may lift one that you know already. Where all are face up this power is not to be had.',
      C14: [
        '“Who sleeps, dines”: keep a Coco to the end of the game, and its value is added to one character in your hand.',
        'In print this is one more power of a Coco that you turn up, but then you would be passing, and C9 says no. So at this table the Coco only has to stay in your hand; once turned up it has nothing but C11, C12 and C13. The option “Coco may sleep” below has it the other way.',
      ],
      C15: 'Turning up the last hidden card of the week ends the game. If Coco leaves the week alone, that is after six rounds.',
      C15a: 'It is over too after a round that leaves nothing face down in the week: Coco took the last hidden card away, and nobody laid down another.',
      C16: 'Each character in the week, and Coco as well, gets the total of its cards there. The biggest total is eaten; if several are equally big, so are all of those.',
      C16a: 'An empty week makes no meal. No one is eaten, and all of you are left with 0 points.',
      C17: 'Now all hands are laid open. You score your cards of whoever is eaten, by their values, and with them your Cocos (C14). Most points win.',
      C17a: 'A Coco adds to a card that you have. So with no card of anybody eaten, your Cocos score nothing. If it is Coco that is eaten, your Cocos are such cards themselves.',
      C18: 'If players are level at the top, they compare the character that came second in the week, if need be the third, and so on down until somebody has more.',
      C18a: 'Characters with the same total are one step, and you add up your cards of all of them. Your Cocos count one time only, at the first step for which you have a card. Who is not in the week is not compared. Players whom nothing parts share the win.',
      C20: 'The long game has several parts. Each of them costs the game a character.',
      C21: 'In “announced” you do not lay your hands open when a part is over. Whoever has the shark begins and says how many points he or she has in the eaten character. Clockwise from there you either say a bigger number or “not more”. Whoever said the biggest has won the part, and lays the whole hand open.',
      C21a: 'In “declared” every one of you says the number. The player with the most shows only the Cocos and what he or she has of that character; the others show nothing.',
      C21b: 'The table speaks for you, and it never lies. If several have the most, the part goes to the first of them to speak, that is the nearest to the shark; all that was left for the later ones was “not more”. In “declared” it is decided alike, so the one difference between these forms is how much you learn about each other.',
      C22: 'If you win the part you banish a character; Coco cannot be banished. Its nine cards leave for good, wherever they are, your own hand included. The other players hold on to all the rest, their Cocos as well.',
      C22a: 'Everybody sees what had to leave each hand; it is laid down face up.',
      C23: 'Then everything that lies on the table is shuffled into one new pile, and the winner’s Cocos with it. For each of these Cocos the winner draws a card. The other players draw nothing, so a hand that has shrunk stays small.',
      C24: [
        'From part to part the week loses a card: 7, 6, 5, 4, 3. The menu is five fresh cards, and the shark is the winner’s.',
        'As in C4 the week begins with its left end turned up.',
      ],
      C24a: 'If there are too few cards, the week is served before the menu, and each gets what there is. If the winner is out, the shark swims on clockwise to the first seat that is not.',
      C25: 'When you have no cards you are out. If only one of you is still in, that one wins. If only one character is still in, whoever has the highest score in it wins.',
      C25a: 'The table looks at this when the banished cards have left and nothing has been shuffled yet (C23). Has nobody a card? Then whoever won this last part wins the game. Has only one player any? Then that one wins. Is there only one character? Then those still in count their points in it, with Cocos as in C17a, and equals share the win.',
    },
    more: [
      {
        title: 'When Coco may sleep',
        says: 'Off unless you ask for it. When it is on, C14 is taken at its printed word: a Coco that you turned up may go to sleep. You take it back into your hand and draw nothing. While asleep it cannot be picked, nor landed with C12, and it wakes only when the game is over, or in the long game the part. If all your cards are sleeping Cocos you sit the round out.',
      },
      {
        title: rulesCommon.know,
        says: 'The menu and your own hand; the cards of the week that lie face up; the uppermost discard; of everything else how many there are. In the week also the hidden cards that you looked at, those that came from the menu, as everybody does, and those out of your own hand, as nobody else does. Which cards were picked is known once all have picked. All that you have rightly seen the table remembers for you, such as a card that somebody took from the menu. When somebody lands a card from the hand, you know only that one of the cards you had seen in that hand may have gone; the table remembers that too.',
      },
    ],
  } satisfies BookWords<CourteChapter, CourteClause>,
};

export type CourteRulesWords = typeof rulesCourte;
