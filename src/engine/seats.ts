import { membersOf } from './list.ts';

/** A place at the table: 0 … n−1, clockwise. */
export type Seat = number;

/** A set of seats: bit i = seat i. */
export type SeatSet = number;

/** Whoever looks: a seat, or somebody who sits at none. */
export type Viewer = Seat | 'watcher';

const WATCHER_BIT = 1 << 7;

/** All seats and the watchers. */
export const EVERYONE: SeatSet = 0xff;

export function bitOf(viewer: Viewer): SeatSet {
  return viewer === 'watcher' ? WATCHER_BIT : 1 << viewer;
}

export function has(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0;
}

/** The lowest seat of a set that has one. */
export function firstOf(set: SeatSet): Seat {
  return 31 - Math.clz32(set & -set);
}

export const seatsIn: (set: SeatSet) => Seat[] = membersOf;

/** The next seat clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** Those with the most. */
export function leadersIn(points: ArrayLike<number>, seats: number): SeatSet {
  let most = points[0]!;
  let leaders = 1;
  for (let seat = 1; seat < seats; seat++) {
    if (points[seat]! > most) leaders = 0;
    if (points[seat]! >= most) leaders |= 1 << seat;
    most = Math.max(most, points[seat]!);
  }
  return leaders;
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'watcher'];
}
