import type {
  Announced,
  Banished,
  Character,
  CourteCard,
  CourteEvent,
  CourteView,
  Eaten,
  Ended,
  Part,
  Returned,
  Scored,
  Shown,
} from '../shapes.ts';

/** The week is over and everybody shows the hand. */
export interface WeekEnd {
  readonly kind: 'week';
  readonly week: readonly CourteCard[];
  readonly eaten: Eaten;
  readonly scored: Scored;
}

/** A part is over: everybody says something, and the highest shows. */
export interface PartEnd {
  readonly kind: 'part';
  readonly part: number;
  readonly shark: number;
  readonly week: readonly CourteCard[];
  readonly eaten: Eaten;
  /** In the order in which they spoke. */
  readonly announced: readonly Announced[];
  /** In the declared form nothing is shown if nobody was eaten. */
  readonly shown: Shown | undefined;
  readonly winner: number;
  readonly points: number;
}

/** Somebody has left the raft. */
export interface Leaving {
  readonly kind: 'left';
  readonly part: number;
  readonly banished: Banished;
  /** Still in the game. */
  readonly characters: readonly Character[];
  /** Who had no other cards. */
  readonly out: readonly number[];
  readonly returned: Returned | undefined;
  /** What follows: another part, or the end. */
  readonly next: Part | undefined;
  readonly ended: Ended | undefined;
}

export type Ending = WeekEnd | PartEnd | Leaving;

/**
 * What is to be looked at in peace after this event, if anything. `told` are all events of the same message: what follows from
 * a banishment comes with it. `view` is how the table stands after the event.
 */
export function endingAt(told: readonly CourteEvent[], at: number, view: CourteView): Ending | undefined {
  const event = told[at];
  if (event?.type === 'scored') return scoring(event, told.slice(0, at), view);
  if (event?.type === 'banished') return leaving(event, told.slice(at + 1), view);
  return undefined;
}

function scoring(scored: Scored, before: readonly CourteEvent[], view: CourteView): Ending | undefined {
  const eaten = before.findLast((event) => event.type === 'eaten');
  // points in the last character: the final page tells them
  if (eaten === undefined || before.some(({ type }) => type === 'banished')) return undefined;
  const week = view.week.flatMap(({ card }) => (card === null ? [] : [card]));
  if (scored.hands !== undefined) return { kind: 'week', week, eaten, scored };
  const winner = scored.winners[0]!;
  return {
    kind: 'part',
    part: view.part,
    shark: view.shark,
    week,
    eaten,
    announced: before.filter((event) => event.type === 'announced'),
    shown: before.find((event) => event.type === 'shown'),
    winner,
    points: scored.points[winner] ?? 0,
  };
}

function leaving(banished: Banished, after: readonly CourteEvent[], view: CourteView): Leaving {
  return {
    kind: 'left',
    part: view.part,
    banished,
    characters: view.characters.filter((character) => character !== banished.character),
    out: after.flatMap((event) => (event.type === 'out' ? [event.seat] : [])),
    returned: after.find((event) => event.type === 'returned'),
    next: after.find((event) => event.type === 'part'),
    ended: after.find((event) => event.type === 'ended'),
  };
}
