import { has, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { faceDown, handOf, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { chancesEaten, KINDS, ODDS, oddsAt } from './odds.ts';

const MOST_SEATS = 8;
const week = new Uint8Array(KINDS);
const eaten = new Float64Array(KINDS);
/** By seat, then castaway. */
const points = new Uint8Array(MOST_SEATS * KINDS);

/**
 * Everybody's chance to win this part at the beginning of a round: hands as they lie, the week as far as that seat knows
 * it. So the days that were imagined for it are no news to the judge.
 */
export function judgePart(state: CourtePailleState, eye: Seat, chances: Float64Array): void {
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
