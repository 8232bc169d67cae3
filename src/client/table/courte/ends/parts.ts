import type { Banished, Castaway, Character, CourteEvent, Eaten, Scored } from '../shapes.ts';

/** A part of the advanced game, as far as it is known. */
export interface PartOf {
  readonly number: number;
  /** How long its week is meant to be: 7, 6, 5, 4, 3. */
  readonly week: number;
  readonly state: 'done' | 'now' | 'to come';
  /** Unknown to who came later. */
  readonly winner?: number;
  readonly points?: readonly (number | null)[];
  readonly eaten?: readonly Castaway[];
  readonly left?: Character;
}

const FIRST_WEEK = 7;
/** Five times somebody leaves; then one character is left. */
const MOST_PARTS = 5;

/** The parts of a match; `now` is the one under way, or to come. `events` may begin in the middle. */
export function partsOf(events: readonly CourteEvent[], now: number): PartOf[] {
  const told = toldIn(events, now);
  return Array.from({ length: MOST_PARTS }, (_, i): PartOf => {
    const number = i + 1;
    const state = number < now ? 'done' : number === now ? 'now' : 'to come';
    return { number, week: FIRST_WEEK - i, state, ...told.get(number) };
  });
}

/** The parts of a match that is over with this one. */
export function allPartsOf(events: readonly CourteEvent[], last: number): PartOf[] {
  return partsOf(events, last + 1).map((part) => (part.state === 'now' ? { ...part, state: 'to come' } : part));
}

type Told = Pick<PartOf, 'winner' | 'points' | 'eaten' | 'left'>;

/** By number. A part whose beginning was not heard is told by how many banishments, or parts, are known to come after it. */
function toldIn(events: readonly CourteEvent[], now: number): Map<number, Told> {
  const told = new Map<number, Told>();
  let number = firstPart(events, now);
  let eaten: Eaten | undefined;
  for (const event of events) {
    if (event.type === 'part') number = event.number;
    if (event.type === 'eaten') eaten = event;
    if (event.type === 'scored' && eaten !== undefined) {
      told.set(number, wonBy(event, eaten));
      eaten = undefined;
    }
    if (event.type === 'banished') told.set(number, { ...told.get(number), winner: event.seat, left: event.character });
  }
  return told;
}

function firstPart(events: readonly CourteEvent[], now: number): number {
  const next = events.find((event) => event.type === 'part');
  const isAtOnce = next === events[0];
  if (next !== undefined) return isAtOnce ? next.number : next.number - 1;
  return events.some(({ type }) => type === 'banished') ? now - 1 : now;
}

function wonBy({ winners, points }: Scored, { characters }: Eaten): Told {
  return { winner: winners[0]!, points, eaten: characters };
}

/** Who has left the raft so far, in that order as far as it is known. */
export function goneFrom(
  events: readonly CourteEvent[],
  all: readonly Character[],
  still: readonly Character[],
): Character[] {
  const known = events
    .filter((event): event is Banished => event.type === 'banished')
    .map(({ character }) => character);
  const earlier = all.filter((character) => !still.includes(character) && !known.includes(character));
  return [...earlier, ...known];
}
