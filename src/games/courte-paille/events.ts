import type { Seat, SeatSet, Viewer } from '../../engine/seats.ts';
import { has } from '../../engine/seats.ts';
import type { Card, Castaway, Character } from './cards.ts';

/** A card as its viewer may see it. */
export type Seen = Card | null;

/** Where a card comes from. */
export type Source = 'menu' | 'pile' | 'hand';

export type CourtePailleEvent =
  | Part
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Seen[] }
  | { readonly type: 'week'; readonly cards: readonly Seen[] }
  | { readonly type: 'menu'; readonly cards: readonly Card[] }
  | { readonly type: 'turned'; readonly position: number; readonly card: Card }
  | Chose
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | Took
  | Lesson
  | Landed
  | Peeked
  | { readonly type: 'slept'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'cleared'; readonly cards: readonly Card[] }
  | { readonly type: 'shark'; readonly seat: Seat }
  | Eaten
  | Announced
  | Compared
  | Scored
  | Shown
  | Banished
  | Returned
  | { readonly type: 'out'; readonly seat: Seat }
  | Ended;

export interface Part {
  readonly type: 'part';
  readonly number: number;
  /** How long the week is. */
  readonly week: number;
  readonly characters: readonly Character[];
  readonly shark: Seat;
}

/** The secret choices, turned up; `null` for a seat that is out or sits the round out. */
export interface Chose {
  readonly type: 'chose';
  readonly cards: readonly (Card | null)[];
}

export interface Took {
  readonly type: 'took';
  readonly seat: Seat;
  readonly card: Seen;
  readonly from: 'menu' | 'pile';
}

export interface Lesson {
  readonly type: 'lesson';
  readonly seat: Seat;
  /** Of the week, from 1, as it lay then. */
  readonly position: number;
  readonly card: Card;
}

export interface Landed {
  readonly type: 'landed';
  readonly seat: Seat;
  readonly card: Seen;
  readonly from: Source;
}

export interface Peeked {
  readonly type: 'peeked';
  readonly seat: Seat;
  readonly positions: readonly number[];
  readonly cards: readonly Seen[];
}

export interface Eaten {
  readonly type: 'eaten';
  /** None where the week is empty. */
  readonly characters: readonly Castaway[];
  /** For everybody who lies in the week. */
  readonly totals: Readonly<Partial<Record<Castaway, number>>>;
}

export interface Announced {
  readonly type: 'announced';
  readonly seat: Seat;
  /** `null` for "not more", in the `announced` form. */
  readonly points: number | null;
}

/** What the tied have of those with one total in the week, after all have stated their points (C21b). */
export interface Compared {
  readonly type: 'compared';
  readonly characters: readonly Castaway[];
  /** By seat; `null` for one that is not, or no longer, tied. */
  readonly points: readonly (number | null)[];
}

export interface Scored {
  readonly type: 'scored';
  /** By seat; `null` for one that is out, or whose points the viewer has not heard. */
  readonly points: readonly (number | null)[];
  readonly winners: readonly Seat[];
  /** In the single form only. */
  readonly hands?: readonly (readonly Card[])[];
}

export interface Shown {
  readonly type: 'shown';
  readonly seat: Seat;
  /** In the `declared` form what counts; it is not told if nobody is eaten. */
  readonly cards: readonly Card[];
}

export interface Banished {
  readonly type: 'banished';
  readonly seat: Seat;
  readonly character: Character;
  /** Given up from each seat's hand. */
  readonly cards: readonly (readonly Card[])[];
}

/** The Cocos of a part's winner, which go into the new pile. */
export interface Returned {
  readonly type: 'returned';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface Ended {
  readonly type: 'ended';
  /** Parts won in the advanced forms. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** A part's points, some of which nobody has heard: whose, is no field of the record. So events of a record are told anew. */
export class PartScored implements Scored {
  readonly type = 'scored';
  readonly points: readonly (number | null)[];
  readonly winners: readonly Seat[];
  readonly #heard: SeatSet;

  constructor(points: readonly (number | null)[], winners: readonly Seat[], heard: SeatSet) {
    this.points = points;
    this.winners = winners;
    this.#heard = heard;
  }

  asHeard(): PartScored {
    const points = this.points.map((number, seat) => (has(this.#heard, seat) ? number : null));
    return new PartScored(points, this.winners, this.#heard);
  }
}

export function project(event: CourtePailleEvent, viewer: Viewer): CourtePailleEvent | undefined {
  switch (event.type) {
    case 'dealt':
    case 'peeked':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => null) };
    case 'week':
      return { ...event, cards: event.cards.map(() => null) };
    case 'took':
      return event.from === 'menu' || event.seat === viewer ? event : { ...event, card: null };
    case 'landed':
      return isSeenLanding(event.from, event.seat === viewer) ? event : { ...event, card: null };
    case 'scored':
      return event instanceof PartScored ? event.asHeard() : projectScored(event);
    case 'part':
    case 'menu':
    case 'turned':
    case 'chose':
    case 'discarded':
    case 'lesson':
    case 'slept':
    case 'reshuffled':
    case 'cleared':
    case 'shark':
    case 'eaten':
    case 'announced':
    case 'compared':
    case 'shown':
    case 'banished':
    case 'returned':
    case 'out':
    case 'ended':
      return event;
    default:
      return undefined;
  }
}

function isSeenLanding(from: Source, isOwn: boolean): boolean {
  return from === 'menu' || (from === 'hand' && isOwn);
}

/** Points without hands may be a part's that has been through a file and no longer knows who heard them. */
function projectScored(event: Scored): Scored {
  return event.hands === undefined ? { ...event, points: event.points.map(() => null) } : event;
}
