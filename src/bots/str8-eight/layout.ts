import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import { HAND_SIZE } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { Blocks } from '../network/features.ts';
import { PLACES, REACHED } from './steps.ts';

/* Where the numbers of the features begin, and how many steps there are of each. */

/** How many cards a sequence may need, from none to all. */
export const NEEDS = SEQUENCE_SIZE + 1;
const RIVALS = MOST_SEATS - 1;
export const HELD = HAND_SIZE + 1;

/** By needs and last: which of the sequences that there can be it is. */
export const SEQUENCE_OF = new Uint8Array(NEEDS * PLACES);
let sequences = 0;
for (let needs = 0; needs < NEEDS; needs++) {
  for (const last of REACHED[0]![SEQUENCE_SIZE - needs]!) SEQUENCE_OF[needs * PLACES + last] = sequences++;
}

export const CHANCES = 24;
export const WORTHS = 32;
export const POINTS = 24;
export const OUTS = 16;
export const DEDUCTIONS = 20;
export const IF_DONES = 24;
/** Whether the next card of the group is in hand, may come, or will not. */
const PURES = 3;

const blocks = new Blocks();
export const SEQUENCE = blocks.take(sequences);
export const CHANCE = blocks.take(CHANCES);
export const WORTH = blocks.take(WORTHS);
export const COMING = blocks.take(POINTS);
export const OUT = blocks.take(OUTS);
export const READY = blocks.take(HELD * NEEDS);
export const USEFUL = blocks.take(HELD);
export const DEDUCTION = blocks.take(DEDUCTIONS);
export const PASSES = blocks.take(HELD);
export const IF_DONE = blocks.take(IF_DONES);
export const PURE = blocks.take(PURES * NEEDS);
export const MINES = 40;
export const RISKS = 12;
export const MINE = blocks.take(MINES);
export const RISK = blocks.take(RISKS);

/** By places to the left. */
export const RIVAL_RACES = 14;
export const RIVAL_TOTALS = 12;
export const RIVAL_CHANCES = 12;
export const RIVAL_OUTS = 8;
export const LEADS = 13;
export const RIVAL_IF_DONES = 12;
export const RIVAL_NEEDS = blocks.take(RIVALS * NEEDS);
export const RIVAL_RACE = blocks.take(RIVALS * RIVAL_RACES);
export const RIVAL_TOTAL = blocks.take(RIVALS * RIVAL_TOTALS);
export const RIVAL_CHANCE = blocks.take(RIVALS * RIVAL_CHANCES);
export const RIVAL_OUT = blocks.take(RIVALS * RIVAL_OUTS);
export const RIVAL_READY = blocks.take(RIVALS * HELD);
export const RIVAL_KNOWN = blocks.take(RIVALS * HELD);
export const RIVAL_PROJECTED = blocks.take(RIVALS * LEADS);
export const RIVAL_IF_DONE = blocks.take(RIVALS * RIVAL_IF_DONES);
export const RIVAL_PURE = blocks.take(RIVALS * NEEDS);

const TO_GOES = 16;
export const HANDS = 9;
export const STANDINGS = 21;
export const PILES = 8;
export const BARRENS = 8;
export const TO_GO = blocks.take(TO_GOES);
export const LEAST_TO_GO = blocks.take(TO_GOES);
export const HANDS_LEFT = blocks.take(HANDS);
export const STANDING = blocks.take(STANDINGS);
export const PILE_LEFT = blocks.take(PILES);
export const BARREN = blocks.take(BARRENS);
export const DANGERS = 10;
export const DANGER = blocks.take(DANGERS);

/** What a move does, or that there is none. */
const BEHINDS = 12;
export const BALANCES = 28;
export const TOP_GAINS = 8;
export const KIND = blocks.take(5);
export const BEHIND = blocks.take(BEHINDS);
export const BALANCE = blocks.take(BALANCES);
export const TOP_GAIN = blocks.take(TOP_GAINS);
export const TOP_FITS = blocks.take(RIVALS * NEEDS);
export const TOP_LATER = blocks.take(RIVALS);
export const TOP_FITS_ME = blocks.take(1);
export const TOP_PASS = blocks.take(1);
export const LEAVES = blocks.take(RIVALS * NEEDS);
export const DRAWS_PASS = blocks.take(1);
export const WITHHELD_NEEDS = 3;
export const WITHHELD = blocks.take(RIVALS * WITHHELD_NEEDS * HELD);
export const GIVEN_GAINS = 8;
export const PASS_SIDE = blocks.take(2);
export const GIVEN_FITS = blocks.take(RIVALS * NEEDS);
export const GIVEN_GAIN = blocks.take(GIVEN_GAINS);
export const INCOMING = blocks.take(HELD);
export const RESTS = blocks.take(2 * MOST_SEATS);
export const COUNT = blocks.count;
