import { castaway, dayShort } from './castaways.ts';
import { rulesCommon } from '../../../../words/en/later/rules-common.ts';
import { book } from '../../../../../../rules/courte-paille.en.md';

/** Loaded with the rules page alone. */
export const rulesCourtePaille = {
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
    'The long game has up to five parts, and each week is a day shorter. Whoever wins a part sends a castaway away for good, and all its cards with it. Run out of cards and you are out; the last one on the raft wins. It has two forms, which the published rules call “Règle avancée” (you announce your points in turn) and “Variation” (all declare them).',

  book,
};

export type CourtePailleRulesWords = typeof rulesCourtePaille;
