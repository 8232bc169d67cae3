import type {
  Announced,
  Banished,
  Compared,
  CourtePailleEvent,
  Eaten,
  Ended,
  Part,
  Returned,
  Scored,
  Shown,
} from '../../../../games/courte-paille/events.ts';
import type { Character, Card } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { allPartsOf, partsOf, type PartOf } from './parts.ts';

/** The week is over and everybody shows the hand. */
export interface WeekEnd {
  readonly kind: 'week';
  readonly week: readonly Card[];
  readonly eaten: Eaten;
  readonly scored: Scored;
}

/** A part is over: everybody says something, and the highest shows. */
export interface PartEnd {
  readonly kind: 'part';
  readonly part: number;
  readonly shark: number;
  readonly week: readonly Card[];
  readonly eaten: Eaten;
  /** In the order in which they spoke. */
  readonly announced: readonly Announced[];
  /** Where several had the most in the declared form: step by step down the plate. */
  readonly compared: readonly Compared[];
  /** In the declared form nothing is shown if nobody was eaten. */
  readonly shown: Shown | undefined;
  readonly winner: number;
  readonly points: number;
  readonly parts: readonly PartOf[];
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
  readonly parts: readonly PartOf[];
}

export type Ending = WeekEnd | PartEnd | Leaving;

/** What happened, in the message at hand and before, and how the table stands after the event in question. */
interface Heard {
  /** All events of the message: what follows from a banishment comes with it. */
  readonly events: readonly CourtePailleEvent[];
  readonly at: number;
  readonly view: CourtePailleView;
  /** All that was heard of the match up to this event. */
  readonly match: readonly CourtePailleEvent[];
}

/** What is to be looked at in peace after an event, if anything. */
export function endingAt({ events, at, view, match }: Heard): Ending | undefined {
  const event = events[at];
  if (event?.type === 'scored') return scoring(event, events.slice(0, at), view, match);
  if (event?.type === 'banished') return leaving(event, events.slice(at + 1), view, match);
  return undefined;
}

type Events = readonly CourtePailleEvent[];

function scoring(scored: Scored, before: Events, view: CourtePailleView, match: Events): Ending | undefined {
  const eaten = before.findLast((event) => event.type === 'eaten');
  // points in the last character: the final page tells them
  if (eaten === undefined) return undefined;
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
    compared: before.filter((event) => event.type === 'compared'),
    shown: before.find((event) => event.type === 'shown'),
    winner,
    points: scored.points[winner] ?? 0,
    parts: partsOf(match, view.part),
  };
}

function leaving(banished: Banished, after: Events, view: CourtePailleView, match: Events): Leaving {
  const ended = after.find((event) => event.type === 'ended');
  return {
    kind: 'left',
    part: view.part,
    banished,
    characters: view.characters.filter((character) => character !== banished.character),
    out: after.flatMap((event) => (event.type === 'out' ? [event.seat] : [])),
    returned: after.find((event) => event.type === 'returned'),
    next: after.find((event) => event.type === 'part'),
    ended,
    parts: ended === undefined ? partsOf(match, view.part + 1) : allPartsOf(match, view.part),
  };
}
