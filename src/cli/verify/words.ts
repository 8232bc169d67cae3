import type { Seat } from '../../engine/seats.ts';
import { listed } from '../screen/text.ts';

const ORDINALS = ['first', 'second', 'third'];

export function nth(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`;
}

const OFTEN = ['never', 'once', 'twice'];

export function times(count: number): string {
  return OFTEN[count] ?? `${count} times`;
}

/** The number of seat 1, the numbers of seats 0 and 1. */
export function numbersOf(seats: readonly Seat[]): string {
  const isOne = seats.length === 1;
  return `the ${isOne ? 'number' : 'numbers'} of ${isOne ? 'seat' : 'seats'} ${listed(seats.map(String))}`;
}

/** Nobody can tell from a record which of the two it was, so no player is blamed for it. */
export function promised(count: number): string {
  const isOne = count === 1;
  const either = isOne ? 'left it out, or it' : 'left them out, or they';
  return `promised, and ${isOne ? 'is' : 'are'} not in it: the server ${either} did not arrive in time`;
}
