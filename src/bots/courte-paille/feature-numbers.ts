import type { CardId } from '../../engine/cards.ts';
import { FIRST_COCO, HAND_SIZE, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { Blocks, stepOf } from '../network/features.ts';
import { KINDS } from './odds.ts';

/* The numbers of the features of La Courte Paille: where each block begins, and how values become steps. */

export const FORM_OF = { single: 0, announced: 1, declared: 2 } as const;
const MOST_PLAYERS = 5;
export const DAYS = 9;
export const TOTALS = 9;
export const CHANCES = 9;
export const UNKNOWN_HELDS = 8;
export const UNSEENS = 5;
export const HIGHEST = 9;
export const GAINS = 8;
const GAIN_WIDTH = 0.03;
export const LEADS = 12;
const LEAD_WIDTH = 2;
const LOWEST_LEAD = -10;
const WORTHS = 40;
const PROFITS = 24;
const PROFIT_WIDTH = 0.01;
const LOWEST_PROFIT = -0.12;
const BEHINDS = 12;
const VALUES = 15;
const BEFORES = 8;
export const LOSSES = 6;
export const WANTS = 3;
export const SIZES = HAND_SIZE + 1;
const CHARACTERS_LEFT = 7;
export const RIVAL_CARDS = 11;
export const LOST_BY_RIVALS = SIZES + 1;
export const BESTS = 8;

/** What is done, as far as it makes a difference by itself. */
export const CHOSE = 0;
export const CHOSE_COCO = 1;
export const TOOK = 2;
export const REMOVED_UP = 3;
export const REMOVED_KNOWN = 4;
export const REMOVED_UNKNOWN = 5;
/** From menu, pile and hand. */
export const LANDED = 6;
/** By how many of the days are news. */
export const PEEKED = 9;
export const SLEPT = 12;
export const BANISHED = 13;
export const RESTS = 14;
const DEEDS = 15;

const blocks = new Blocks();
export const FORM = blocks.take(3);
export const MAY_SLEEP = blocks.take(1);
export const RIVALS = blocks.take(MOST_PLAYERS);
export const TO_SHARK = blocks.take(MOST_PLAYERS);
export const FOLLOWERS = blocks.take(MOST_PLAYERS);
export const COCO_FOLLOWS = blocks.take(1);
/** For the best card of the menu, the second and the third. */
export const MENU_GAINS = blocks.take(3 * GAINS);
export const UNKNOWN_HELD = blocks.take(UNKNOWN_HELDS);

export const ROUNDS = blocks.take(DAYS);
export const UNKNOWN = blocks.take(DAYS);
/** By place in the order of castaways. */
export const TOTAL = blocks.take(KINDS * TOTALS);
export const CHANCE = blocks.take(KINDS * CHANCES);
export const RIVAL_CARD = blocks.take(KINDS * HIGHEST);
export const UNSEEN = blocks.take(KINDS * UNSEENS);
export const OFFERED = blocks.take(KINDS * HIGHEST);
export const HELD = blocks.take(KINDS * HIGHEST);
export const LEAD = blocks.take(KINDS * LEADS);

export const DEED = blocks.take(DEEDS);
export const WORTH = blocks.take(WORTHS);
export const PROFIT = blocks.take(PROFITS);
export const BEHIND = blocks.take(BEHINDS);
export const VALUE = blocks.take(VALUES);
export const BEST_LEFT = blocks.take(BESTS);
/** By how many are expected to come first. */
export const RISK = blocks.take(BEFORES * LOSSES);
export const RISK_AFTER = blocks.take(BEFORES * LOSSES);
export const WANTED = blocks.take(BEFORES * WANTS);
export const PENDING = blocks.take(VALUES);

export const LEFT = blocks.take(CHARACTERS_LEFT);
export const OWN_SIZE = blocks.take(CHARACTERS_LEFT * SIZES);
export const OWN_KINDS = blocks.take(CHARACTERS_LEFT * SIZES);
export const OWN_POINTS = blocks.take(BESTS);
export const FULLEST = blocks.take(SIZES);
export const EMPTIEST = blocks.take(SIZES);
export const CARDS_OF_RIVALS = blocks.take(RIVAL_CARDS);
export const LOST = blocks.take(SIZES);
export const RIVALS_LOST = blocks.take(LOST_BY_RIVALS);
export const FINAL_LEAD = blocks.take(LEADS);
export const RUINED = blocks.take(1);

export const COUNT = blocks.count;

export function chanceStep(chance: number): number {
  if (chance < 0.15) return chance < 0.03 ? 0 : chance < 0.08 ? 1 : 2;
  if (chance < 0.4) return chance < 0.25 ? 3 : 4;
  return chance < 0.6 ? 5 : chance < 0.8 ? 6 : chance < 0.95 ? 7 : 8;
}

/** Of points in the week: none is apart. */
export function totalStep(total: number): number {
  return total === 0 ? 0 : stepOf(total, -2, 3, TOTALS);
}

export function leadStep(lead: number): number {
  return stepOf(lead, LOWEST_LEAD, LEAD_WIDTH, LEADS);
}

export function worthStep(worth: number): number {
  return stepOf(worth, 0, 1 / WORTHS, WORTHS);
}

export function gainStep(gain: number): number {
  return stepOf(gain, 0, GAIN_WIDTH, GAINS);
}

export function profitStep(profit: number): number {
  return stepOf(profit, LOWEST_PROFIT, PROFIT_WIDTH, PROFITS);
}

/** Of how much a move is behind the best at a glance: finely where it is little. */
export function behindStep(behind: number): number {
  return behind <= 0 ? 0 : 1 + stepOf(Math.sqrt(behind), 0, 0.05, BEHINDS - 1);
}

export function lossStep(loss: number): number {
  return stepOf(Math.sqrt(loss < 0 ? 0 : loss), 0, 0.09, LOSSES);
}

/** Of how many are expected to come first. */
export function beforeStep(players: number): number {
  return stepOf(players, 0, 0.25, BEFORES);
}

/** Cocos apart. */
export function valueStep(card: CardId): number {
  return card >= FIRST_COCO ? HIGHEST + VALUE_OF[card]! : VALUE_OF[card]!;
}
