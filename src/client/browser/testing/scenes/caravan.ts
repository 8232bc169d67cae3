import { DECK } from '../../../../games/straw/cards.ts';
import { straw } from '../../../../games/straw/game.ts';
import { planOf, round, type Round } from './script.ts';
import type { Match } from './table.ts';

const FOUR = ['You', 'Mira', 'Otto', 'Bruno'];

/** Bruno breaks its back: 12, 17, 22, 0. */
const FIRST = round(
  FOUR,
  'Otto item-10, Bruno item-10, You item-10, Mira item-10, Otto item-9, Bruno item-2',
  `You: item-3 item-3 item-3 item-3; Mira: item-9 item-8 copy reverse; Otto: item-9 item-9 item-4 lamp;
   Bruno: lamp copy reverse`,
);

/** After five cards the camel floats at −8; at the end Otto breaks its back: 14, 14, 0, 18. */
const SECOND = round(
  FOUR,
  `Bruno item-2, You carpet-6, Mira carpet-3, Otto item-1, Bruno carpet-2,
   You item-3, Mira item-10, Otto item-10, Bruno item-10, You copy, Mira item-9, Otto item-10`,
  `You: item-9 lamp item-5 reverse; Mira: item-8 item-6 copy copy; Otto: item-1 item-2 item-4;
   Bruno: item-9 item-9 reverse lamp`,
);

/** After fourteen cards it is your turn at 43; at the end Otto makes 54 of 47: 20, 17, 0, −1. */
const THIRD = round(
  FOUR,
  `You item-8, Mira item-7, Otto item-3, Bruno item-9, You carpet-3, Mira item-10, Otto item-5, Bruno reverse,
   Otto lamp 5, Mira carpet-5, You reverse, Mira item-1, Otto carpet-1, Bruno item-4,
   You item-6, Mira carpet-8, Otto item-1, Bruno item-2, You copy, Mira item-1, Otto item-7`,
  `You: item-10 straw item-8 item-2; Mira: item-10 item-9 copy carpet-2; Otto: item-3 lamp reverse;
   Bruno: item-1 carpet-7 item-5 reverse`,
);

const BASE = 'Mira item-8, Otto item-9, Bruno item-5, You item-7, Mira item-3';

/** Your turn at 44, with a lamp. */
const LAMP = round(
  FOUR,
  `${BASE}, Otto item-10, Bruno carpet-4, You item-6, Mira reverse`,
  `You: lamp item-9 carpet-2 reverse; Mira: item-2 item-4 copy item-8; Otto: item-1 item-3 copy lamp;
   Bruno: item-6 item-7 copy reverse`,
);

/** Bruno's lamp makes 43; your copy makes 50, and after Mira's reverse your straw ends the match. */
const STRAW = round(
  FOUR,
  `${BASE}, Otto item-10, Bruno lamp 1, You copy 7, Mira reverse, You straw`,
  `You: item-6 item-10 item-3; Mira: item-2 item-4 copy item-8; Otto: item-1 item-3 copy lamp;
   Bruno: item-6 item-7 copy reverse`,
);

/** Bruno is to play at 36. */
const WAITING = round(
  FOUR,
  `${BASE}, Otto item-4, Bruno carpet-5, You item-6, Mira lamp 4`,
  `You: copy carpet-2 item-10 item-9; Mira: item-2 item-4 copy item-8; Otto: item-1 item-3 copy lamp;
   Bruno: item-8 item-7 copy reverse`,
);

function caravan(last: Round): Match {
  const rounds = [FIRST, SECOND, THIRD, last];
  return { game: straw, deck: DECK, names: FOUR, rounds, plan: planOf(rounds, FOUR.indexOf('Mira')) };
}

/** One match in four rounds, with three endings. */
export const CARAVAN = { lamp: caravan(LAMP), straw: caravan(STRAW), waiting: caravan(WAITING) };

function single(names: readonly string[], dealer: string, course: string, held: string): Match {
  const rounds = [round(names, course, held)];
  return { game: straw, deck: DECK, names, rounds, plan: planOf(rounds, names.indexOf(dealer)) };
}

/** Otto is to play at 41, play goes anticlockwise, and your turn is two later. */
export const SIX = single(
  ['You', 'Mira', 'Otto', 'Bruno', 'Cleo', 'Finn'],
  'Cleo',
  `Finn item-10, You item-6, Mira item-8, Otto carpet-9, Bruno lamp 10, Cleo item-7, Finn reverse, Cleo item-5,
   Bruno item-4`,
  `You: item-9 item-2 carpet-1 copy; Mira: item-2 item-4 copy item-8; Otto: item-1 item-3 copy lamp;
   Bruno: item-6 item-7 copy reverse; Cleo: item-1 item-2 lamp reverse; Finn: item-9 item-9 lamp item-5`,
);

/** Your turn at 15. */
export const TWO = single(
  ['You', 'Mira'],
  'You',
  'Mira item-8, You item-7',
  'You: item-9 reverse carpet-1 copy; Mira: item-2 item-4 copy item-8',
);

/** The same cards, and you watch: nobody of these is you. */
export const OTHERS: Match = { ...CARAVAN.waiting, names: ['Hanna', ...FOUR.slice(1)] };
