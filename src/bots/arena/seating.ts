import { listOf } from '../../engine/list.ts';

/** By seat: which of the bots sits there. */
export type Seating = readonly number[];

/**
 * How the bots sit in the matches of one deal, so that luck of the cards and of the seats is the same for all:
 *
 * - Two bots share the table half and half, each half side by side: AABB. The table is turned seat by seat: AABB, BAAB, BBAA, ABBA.
 *   So each bot holds each hand of the deal in half of the matches, and is followed by its like as often as by the other. With an odd
 *   number of seats the halves differ by one, so each turn is played a second time with the bots exchanged: AAB, BAA, ABA and BBA, ABB, BAB.
 * - As many bots as seats sit down one each and are turned likewise, so that each holds each hand once. Who follows whom stays the same
 *   in such a turning, therefore the next deal has the next order round the table, until all have had their turn.
 */
export function seatingsOf(bots: number, seats: number, deal: number): Seating[] {
  if (bots === 2) return seatingsOfTwo(seats);
  return turned(orderRound(bots, deal));
}

/** The matches that one deal takes. */
export function matchesOfDeal(bots: number, seats: number): number {
  return seatingsOf(bots, seats, 0).length;
}

function seatingsOfTwo(seats: number): Seating[] {
  const half = listOf(seats, (seat) => (seat < Math.ceil(seats / 2) ? 0 : 1));
  const rest = seats % 2 === 0 ? [] : turned(half.map((bot) => 1 - bot));
  return [...turned(half), ...rest];
}

function turned(seating: Seating): Seating[] {
  const seats = seating.length;
  return listOf(seats, (by) => listOf(seats, (seat) => seating[(seat - by + seats) % seats]!));
}

/** Bot 0, and behind it the others in one of their orders, which this number names. */
function orderRound(bots: number, number: number): number[] {
  const left = listOf(bots - 1, (i) => i + 1);
  const order = [0];
  for (let rest = number; left.length > 0;) {
    const [next] = left.splice(rest % left.length, 1);
    order.push(next!);
    rest = Math.floor(rest / (left.length + 1));
  }
  return order;
}
