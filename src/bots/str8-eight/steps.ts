import { canBegin, followersOf, SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { NUMBERS } from './unseen.ts';

export const PLACES = NUMBERS.length;
const NEVER = 255;

/** By place: the places of the numbers that may follow (E4), or begin (E7). */
export const FOLLOWERS = NUMBERS.map((number) => {
  const next = number === 0 ? NUMBERS.filter(canBegin) : followersOf(number);
  return Uint8Array.from(next, (follower) => NUMBERS.indexOf(follower));
});

/** By place and steps: the places that so many steps lead to. */
export const REACHED = NUMBERS.map((_, place) => {
  const reached = [Uint8Array.of(place)];
  for (let steps = 1; steps <= SEQUENCE_SIZE; steps++) {
    const places = new Set([...reached[steps - 1]!].flatMap((from) => [...FOLLOWERS[from]!]));
    reached.push(Uint8Array.from(places).sort());
  }
  return reached;
});

/** By two places: the fewest steps from the first to the second. */
const STEPS = Uint8Array.from({ length: PLACES ** 2 }, (_, i) => {
  const steps = REACHED[Math.floor(i / PLACES)]!.findIndex((places) => places.includes(i % PLACES));
  return steps < 0 ? NEVER : steps;
});

export function stepsTo(last: number, place: number): number {
  return STEPS[last * PLACES + place]!;
}

export function follows(last: number, place: number): boolean {
  return stepsTo(last, place) === 1;
}
