import type { Bout } from '../../bots/arena/bout.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Keeping } from '../arena/keeping.ts';
import { Meeting, type Kept } from '../arena/meeting.ts';
import { Estimate } from './estimate.ts';
import { askedAt, fieldOf, neighboursIn, placesOf, type Asked, type Place } from './field.ts';

/** All that is found out of a game with so many players. */
export interface Study {
  readonly place: Place;
  /** Each level with the one below it, until it is decided which is stronger. */
  readonly ladder: readonly Meeting[];
  /** On deals of their own, as many as were fixed: how much stronger. */
  readonly estimates: readonly Estimate[];
}

/** A pair may be played until it is decided. */
const MOST_MATCHES = 1_000_000;

/** Other deals than those that decided, and than those that show how long a match takes. */
function freshSeed(seed: string): string {
  return `${seed}-fresh`;
}
export function timingSeed(seed: string): string {
  return `${seed}-timing`;
}

/** With what is known of them already. */
export function studiesOf(games: readonly AnyGame[], seed: string, keeping: Keeping): Study[] {
  const planned = games.flatMap(placesOf).map((place) => plannedAt(place, seed));
  const kept = keeping.read(planned.flatMap(({ ladder, asked }) => [...ladder, ...asked.map(({ bout }) => bout)]));
  const known = new Map(kept.map((one) => [one.bout, one]));
  return planned.map(({ place, ladder, asked }) => ({
    place,
    ladder: ladder.map((bout) => new Meeting(known.get(bout)!, { matches: MOST_MATCHES, all: false })),
    estimates: asked.map(({ bout, parts, weight }) => new Estimate(known.get(bout)!, parts, weight)),
  }));
}

export function keptOf(studies: readonly Study[]): Kept[] {
  return studies.flatMap(({ ladder, estimates }) => [...ladder, ...estimates].map(({ kept }) => kept));
}

interface Planned {
  readonly place: Place;
  readonly ladder: readonly Bout[];
  readonly asked: readonly (Asked & { readonly bout: Bout })[];
}

function plannedAt(place: Place, seed: string): Planned {
  const ladder = neighboursIn(fieldOf(place.game)).map((bots) => ({ ...place, bots, seed }));
  const asked = askedAt(place).map((one) => ({ ...one, bout: { ...place, bots: one.bots, seed: freshSeed(seed) } }));
  return { place, ladder, asked };
}
