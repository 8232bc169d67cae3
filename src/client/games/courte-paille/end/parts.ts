import {
  CHARACTERS,
  type Banished,
  type Castaway,
  type Character,
  type CourteEvent,
  type Eaten,
} from '../table/shapes.ts';

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

/** One character leaves after each; then one is left. */
export const MOST_PARTS = CHARACTERS.length - 1;

const FIRST_WEEK = 7;

/** How long the week of a part is meant to be (C24). */
export function weekOf(part: number): number {
  return FIRST_WEEK + 1 - part;
}

/** The parts of a match; `now` is the one under way, or to come. The first of `events` is the beginning of a part. */
export function partsOf(events: readonly CourteEvent[], now: number): PartOf[] {
  const told = toldIn(events);
  return Array.from({ length: MOST_PARTS }, (_, i): PartOf => {
    const number = i + 1;
    const state = number < now ? 'done' : number === now ? 'now' : 'to come';
    return { number, week: weekOf(number), state, ...told.get(number) };
  });
}

/** The parts of a match that is over with this one. */
export function allPartsOf(events: readonly CourteEvent[], last: number): PartOf[] {
  return partsOf(events, last + 1).map((part) => (part.state === 'now' ? { ...part, state: 'to come' } : part));
}

type AnyEvent = Pick<PartOf, 'winner' | 'points' | 'eaten' | 'left'>;

/** By number. Points are those that were said: a record tells all. */
function toldIn(events: readonly CourteEvent[]): Map<number, AnyEvent> {
  const told = new Map<number, AnyEvent>();
  let number = 1;
  let eaten: Eaten | undefined;
  let said: (number | null)[] = [];
  for (const event of events) {
    if (event.type === 'part') number = event.number;
    if (event.type === 'eaten') [eaten, said] = [event, []];
    if (event.type === 'announced') said[event.seat] = event.points;
    if (event.type === 'scored' && eaten !== undefined) {
      const points = event.points.map((_, seat) => said[seat] ?? null);
      told.set(number, { winner: event.winners[0]!, points, eaten: eaten.characters });
      eaten = undefined;
    }
    if (event.type === 'banished') told.set(number, { ...told.get(number), winner: event.seat, left: event.character });
  }
  return told;
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
