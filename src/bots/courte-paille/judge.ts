import { has, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { faceDown, handOf, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { chancesEaten, KINDS, ODDS, oddsAt } from './odds.ts';
import { exp } from '../network/exact.ts';

const MOST_SEATS = 8;

// Fitted to half a million positions of quick play, by characters left in the game: what multiplies the odds by e to win the match.
const A_CARD = 0.68;
const A_KIND = [0, 0, 0.44, 0.31, 0.21, 0.13, 0.04];
const A_POINT = [0, 0, 0.04, 0.01, 0, 0, 0];
const THIS_PART = [0, 0, 1.1, 0.75, 0.65, 0.6, 0.5];

const week = new Uint8Array(KINDS);
const eaten = new Float64Array(KINDS);
/** By seat, then castaway. */
const points = new Uint8Array(MOST_SEATS * KINDS);

/** Everybody's chance to win the match at the beginning of a round. In the advanced game cards are what keeps one in it. */
export function judge(state: CourtePailleState, eye: Seat, chances: Float64Array): void {
  judgePart(state, eye, chances);
  if (state.options.form === 'single') return;
  let left = 0;
  for (let all = state.characters; all !== 0; all &= all - 1) left++;
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const odds = has(state.out, seat) ? 0 : exp(standing(state, seat, left) + THIS_PART[left]! * chances[seat]!);
    chances[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < state.seats; seat++) chances[seat] = chances[seat]! / sum;
}

/** What the hand is worth for the parts to come. */
function standing({ cards: { bytes } }: CourtePailleState, seat: Seat, left: number): number {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let kinds = 0;
  let sum = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    kinds |= 1 << CASTAWAY_OF[card]!;
    sum += VALUE_OF[card]!;
  }
  let worth = A_CARD * bytes[hand]! + A_POINT[left]! * sum;
  for (; kinds !== 0; kinds &= kinds - 1) worth += A_KIND[left]!;
  return worth;
}

/**
 * Everybody's chance to win this part then: hands as they lie, the week as far as that seat knows
 * it. So the days that were imagined for it are no news to the judge.
 */
function judgePart(state: CourtePailleState, eye: Seat, chances: Float64Array): void {
  const { seats } = state;
  readWeek(state, eye);
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = 0;
    readHand(state, seat);
  }
  const row = oddsAt(faceDown(state));
  for (let kind = 0; kind < KINDS; kind++) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++)
      if (!has(state.out, seat)) sum += ODDS[row + points[seat * KINDS + kind]!]!;
    const share = eaten[kind]! / sum;
    for (let seat = 0; seat < seats; seat++)
      if (!has(state.out, seat)) chances[seat]! += share * ODDS[row + points[seat * KINDS + kind]!]!;
  }
}

function readWeek({ cards: { bytes } }: CourtePailleState, eye: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) week[kind] = 0;
  const end = WEEK + bytes[WEEK]!;
  let unknown = 0;
  for (let slot = WEEK + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    if (((bytes[card]! >> eye) & 1) === 0) unknown++;
    else week[CASTAWAY_OF[card]!]! += VALUE_OF[card]!;
  }
  chancesEaten(week, unknown, eaten);
}

/** Points by castaway, with the Cocos where they count (C17a). */
function readHand({ cards: { bytes } }: CourtePailleState, seat: Seat): void {
  const base = seat * KINDS;
  for (let kind = 0; kind < KINDS; kind++) points[base + kind] = 0;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) points[base + CASTAWAY_OF[bytes[slot]!]!]! += VALUE_OF[bytes[slot]!]!;
  const cocos = points[base + COCO]!;
  if (cocos === 0) return;
  for (let kind = 0; kind < COCO; kind++) if (points[base + kind]! > 0) points[base + kind]! += cocos;
}
