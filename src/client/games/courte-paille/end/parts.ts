import { MOST_PARTS, weekSize } from '../../../../games/courte-paille/faces.ts';
import type { Banished, CourtePailleEvent, Eaten } from '../../../../games/courte-paille/events.ts';
import type { Castaway, Character } from '../../../../games/courte-paille/cards.ts';

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

/** The parts of a match; `now` is the one under way, or to come. The first of `events` is the beginning of a part. */
export function partsOf(events: readonly CourtePailleEvent[], now: number): PartOf[] {
  const results = resultsIn(events);
  return Array.from({ length: MOST_PARTS }, (_, i): PartOf => {
    const number = i + 1;
    const state = number < now ? 'done' : number === now ? 'now' : 'to come';
    return { number, week: weekSize(number), state, ...results.get(number) };
  });
}

/** The parts of a match that is over with this one. */
export function allPartsOf(events: readonly CourtePailleEvent[], last: number): PartOf[] {
  return partsOf(events, last + 1).map((part) => (part.state === 'now' ? { ...part, state: 'to come' } : part));
}

type PartResult = Pick<PartOf, 'winner' | 'points' | 'eaten' | 'left'>;

/** By number. Points are those that were said: a record tells all. */
function resultsIn(events: readonly CourtePailleEvent[]): Map<number, PartResult> {
  const results = new Map<number, PartResult>();
  let number = 1;
  let eaten: Eaten | undefined;
  let said: (number | null)[] = [];
  for (const event of events) {
    if (event.type === 'part') number = event.number;
    if (event.type === 'eaten') [eaten, said] = [event, []];
    if (event.type === 'announced') said[event.seat] = event.points;
    if (event.type === 'scored' && eaten !== undefined) {
      const points = event.points.map((_, seat) => said[seat] ?? null);
      results.set(number, { winner: event.winners[0]!, points, eaten: eaten.characters });
      eaten = undefined;
    }
    if (event.type === 'banished')
      results.set(number, { ...results.get(number), winner: event.seat, left: event.character });
  }
  return results;
}

/** Who has left the raft so far, in that order as far as it is known. */
export function goneFrom(
  events: readonly CourtePailleEvent[],
  all: readonly Character[],
  still: readonly Character[],
): Character[] {
  const known = events
    .filter((event): event is Banished => event.type === 'banished')
    .map(({ character }) => character);
  const earlier = all.filter((character) => !still.includes(character) && !known.includes(character));
  return [...earlier, ...known];
}
