import { stacked } from '../../engine/chance/stacked.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { straw } from '../../games/straw/game.ts';
import type { TwoWorlds } from './other-world.ts';
import type { MadeMove, World } from './witness.ts';

/** Two matches of prepared cards, which differ only in what seat `viewer` and the watchers cannot know. */
export interface PreparedScene extends TwoWorlds {
  readonly says: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly viewer: number;
}

interface Prepared {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
}

/** Cards in the order in which they are drawn; deeds like `2 play item-4`, and `–` where nobody does anything. */
function prepared({ game, seats, options }: Prepared, cards: string, madeMoves: string): World {
  const { deck } = game.blank(seats, options).cards;
  const plan = { lots: [0], deals: { 1: words(cards) } };
  return { chance: () => stacked(deck, plan), madeMoves: lines(madeMoves).map(madeIn) };
}

function words(text: string): string[] {
  return text.split(/[\s|]+/).filter((word) => word !== '');
}

function lines(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function madeIn(line: string): MadeMove | null {
  return line === '–' ? null : { seat: Number(line[0]), move: line.slice(2) };
}

const STRAW = { game: straw, seats: 3, options: { ending: 'each-deals-once' } };
const COURTE_PAILLE = { game: courtePaille, seats: 4, options: { form: 'single', 'coco-may-sleep': false } };
const STR8_EIGHT = { game: str8Eight, seats: 4, options: { target: 500 } };

const STRAW_DEEDS = '2 play item-4; 0 play item-1; 1 play copy; 2 play item-5; 0 play lamp 7; 1 play copy 3';

/** Seat 1 cannot load anything on an empty camel: in one world because of the straw as well. */
const pass: PreparedScene = {
  says: 'a forced pass, hands and draws of others',
  ...STRAW,
  viewer: 0,
  here: prepared(
    STRAW,
    `item-1 item-2 item-3 lamp | straw copy copy copy | item-4 item-5 carpet-1 reverse
     item-7 item-10 item-6 reverse item-9 carpet-3`,
    STRAW_DEEDS,
  ),
  there: prepared(
    STRAW,
    `item-1 item-2 item-3 lamp | copy copy copy copy | item-4 item-5 straw carpet-2
     carpet-9 item-10 reverse item-8 item-9 lamp`,
    STRAW_DEEDS,
  ),
};

const COMMON_MENU = 'fortune-teller-1 fortune-teller-2 fortune-teller-3 fortune-teller-4 fortune-teller-5';
const SECOND_MENU = 'fortune-teller-6 fortune-teller-7 fortune-teller-8 fortune-teller-9 captain-9';

const COURTE_PAILLE_HERE = `coco-1 cook-1 cook-2 cook-3 captain-1 | coco-2 sailor-1 sailor-2 sailor-3 captain-2
  lookout-9 lookout-1 lookout-2 lookout-3 captain-3 | coco-3 cabin-boy-1 cabin-boy-2 cabin-boy-3 captain-6
  captain-4 captain-5 lookout-4 lookout-5 lookout-6 lookout-7 lookout-8 | ${COMMON_MENU}
  sailor-7 sailor-8 sailor-9 cook-7 cook-8 ${SECOND_MENU}`;

const COURTE_PAILLE_THERE = `coco-1 cook-4 cook-5 cook-6 captain-7 | coco-2 sailor-4 sailor-5 sailor-6 captain-8
  lookout-9 lookout-1 lookout-2 lookout-3 captain-3 | coco-3 cabin-boy-4 cabin-boy-5 cabin-boy-6 cook-1
  captain-4 captain-5 cook-2 sailor-1 sailor-2 cook-3 cabin-boy-7 | ${COMMON_MENU}
  cook-9 lookout-4 lookout-5 coco-4 captain-1 ${SECOND_MENU}`;

const secretChoices: PreparedScene = {
  says: 'pending and changed choices, peeks, cards landed from hand and pile',
  ...COURTE_PAILLE,
  viewer: 2,
  here: prepared(
    COURTE_PAILLE,
    COURTE_PAILLE_HERE,
    `0 choose cook-1; 0 choose coco-1; 1 choose sailor-1; 1 choose sailor-2; 1 choose coco-2; 3 choose coco-3
     2 choose lookout-9; 0 peek 3 5; 1 land hand sailor-3; 3 land pile; 2 take fortune-teller-1
     1 mute 2; 0 choose cook-2; 0 choose cook-3; 0 choose cook-2`,
  ),
  there: prepared(
    COURTE_PAILLE,
    COURTE_PAILLE_THERE,
    `0 choose coco-1; –; 1 choose coco-2; –; 1 choose coco-2; 3 choose coco-3
     2 choose lookout-9; 0 peek 3 5; 1 land hand sailor-5; 3 land pile; 2 take fortune-teller-1
     –; 0 choose captain-7; 0 choose cook-4; –`,
  ),
};

const STR8_EIGHT_DEEDS = `1 play pass-left; 2 discard 2x8; 3 draw pile; 3 play pass-right
  0 draw pile; 0 discard 3x8; 1 draw discard; 1 discard 3x8`;

/** The viewer's hand goes left and comes back; those of others pass by. */
const movingHands: PreparedScene = {
  says: 'hands of others that move, and draws',
  ...STR8_EIGHT,
  viewer: 0,
  here: prepared(
    STR8_EIGHT,
    '1x1 1x2 1x3 | pass-left 2x8 3x1 | 4x1 4x2 pass-right | 5x1 5x2 5x3 | 3x2 8x1 8x3 3x8 6x6',
    STR8_EIGHT_DEEDS,
  ),
  there: prepared(
    STR8_EIGHT,
    '1x1 1x2 1x3 | pass-left 2x8 6x1 | 7x1 pass-left pass-right | 5x1 5x2 5x3 | 6x2 8x2 8x4 3x8 4x1',
    STR8_EIGHT_DEEDS,
  ),
};

export const SCENES = { pass, secretChoices, movingHands };
