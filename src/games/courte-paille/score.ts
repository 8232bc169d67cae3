import { membersOf } from '../../engine/list.ts';
import { settled } from '../../engine/settled.ts';
import { leadersIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF, type Castaway } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import { handOf, WEEK, type CourtePailleState } from './state.ts';

/** Castaways as bits. */
export type Castaways = number;

const COCO_BIT = 1 << COCO;

/** A desk that the next call clears. */
const totals = settled(new Uint16Array(CASTAWAYS.length));

/** For each castaway the sum of its values in the week (C16): 0 only for one that does not lie there. */
export function weekTotals({ cards: { bytes } }: CourtePailleState): Uint16Array {
  for (let castaway = 0; castaway < totals.length; castaway++) totals[castaway] = 0;
  const end = WEEK + bytes[WEEK]!;
  for (let slot = WEEK + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    const castaway = CASTAWAY_OF[card]!;
    totals[castaway] = totals[castaway]! + VALUE_OF[card]!;
  }
  return totals;
}

/** More than any total of the week. */
const ABOVE_ALL = 0xffff;

/** Those with the highest total, or the highest below that one; none when there is nobody left. */
export function nextStep(all: Uint16Array, below = ABOVE_ALL): Castaways {
  let top = 0;
  for (let castaway = 0; castaway < all.length; castaway++) {
    const total = all[castaway]!;
    const isNext = (total - below) & (top - total);
    // without a branch, which no processor could guess
    top ^= (top ^ total) & (isNext >> 31);
  }
  return top === 0 ? 0 : thoseWith(all, top);
}

function thoseWith(all: Uint16Array, total: number): Castaways {
  let castaways = 0;
  for (let castaway = 0; castaway < all.length; castaway++) {
    castaways |= (((all[castaway]! ^ total) - 1) >>> 31) << castaway;
  }
  return castaways;
}

export function castawaysIn(castaways: Castaways): Castaway[] {
  return membersOf(castaways).map((castaway) => CASTAWAYS[castaway]!);
}

/** What a hand scores in these castaways: Cocos count where another card of theirs is held, or are theirs (C17, C17a). */
export function pointsIn(state: CourtePailleState, seat: Seat, step: Castaways, cocosCount = true): number {
  const points = sumIn(state, seat, step & ~COCO_BIT);
  const withCocos = cocosCount && (points > 0 || (step & COCO_BIT) !== 0);
  return withCocos ? points + sumIn(state, seat, COCO_BIT) : points;
}

function sumIn({ cards: { bytes } }: CourtePailleState, seat: Seat, castaways: Castaways): number {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let sum = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    // added without a branch, which no processor could guess
    sum += VALUE_OF[card]! & -((castaways >> CASTAWAY_OF[card]!) & 1);
  }
  return sum;
}

/** Who wins the single form: the most points, ties broken step by step down the week (C17, C18, C18a). */
export function winnersOf(state: CourtePailleState): SeatSet {
  const tied = leadersIn(state.scores, state.seats);
  return isOne(tied) ? tied : breakTie(state, tied);
}

/** Told of each step before it parts those who are still level, and who of all has counted the Cocos in an earlier one. */
type HearStep = (step: Castaways, level: SeatSet, cocosSpent: SeatSet) => void;

/** Those of the tied who are ahead, or whom nothing parts (C18, C18a). */
export function breakTie(state: CourtePailleState, from: SeatSet, hear?: HearStep): SeatSet {
  const all = weekTotals(state);
  let tied = from;
  let cocosSpent = 0;
  for (let step = nextStep(all); step !== 0 && !isOne(tied); step = nextStep(all, totalOf(all, step))) {
    hear?.(step, tied, cocosSpent);
    tied = mostIn(state, tied, step, cocosSpent);
    cocosSpent |= holdersOf(state, step);
  }
  return tied;
}

function isOne(seats: SeatSet): boolean {
  return (seats & (seats - 1)) === 0;
}

function totalOf(all: Uint16Array, step: Castaways): number {
  return all[31 - Math.clz32(step)]!;
}

/** Those of the tied with the most points in this step. */
function mostIn(state: CourtePailleState, tied: SeatSet, step: Castaways, cocosSpent: SeatSet): SeatSet {
  let most = -1;
  let ahead = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((tied & (1 << seat)) === 0) continue;
    const points = pointsIn(state, seat, step, (cocosSpent & (1 << seat)) === 0);
    if (points > most) ahead = 0;
    if (points >= most) ahead |= 1 << seat;
    most = Math.max(most, points);
  }
  return ahead;
}

/** Who holds a card of this step. */
function holdersOf(state: CourtePailleState, step: Castaways): SeatSet {
  let holders = 0;
  for (let seat = 0; seat < state.seats; seat++) if (pointsIn(state, seat, step) > 0) holders |= 1 << seat;
  return holders;
}

/** The most points in what is left, among those still in the game (C25a). */
export function finalWinners(state: CourtePailleState): SeatSet {
  const stillIn = ((1 << state.seats) - 1) & ~state.out;
  return mostIn(state, stillIn, state.characters, 0);
}
