import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Card, NumberCard, PassCard } from './cards.ts';

/** A card as its viewer may see it. */
export type Seen = Card | null;

/** Where a card is drawn from. */
export type Source = 'pile' | 'discard';

export type Str8EightEvent =
  | HandBegun
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Seen[] }
  | { readonly type: 'reshuffled'; readonly count: number }
  | Drew
  | Laid
  | Passed
  | Discarded
  | Completed
  | Scored
  | Ended;

export interface HandBegun {
  readonly type: 'hand';
  readonly number: number;
  readonly dealer: Seat;
  readonly first: Seat;
}

export interface Drew {
  readonly type: 'drew';
  readonly seat: Seat;
  readonly card: Seen;
  readonly from: Source;
}

export interface Laid {
  readonly type: 'laid';
  readonly seat: Seat;
  readonly card: NumberCard;
}

export interface Passed {
  readonly type: 'passed';
  readonly seat: Seat;
  readonly card: PassCard;
}

export interface Discarded {
  readonly type: 'discarded';
  readonly seat: Seat;
  readonly card: Card;
}

export interface Completed {
  readonly type: 'completed';
  readonly seat: Seat;
  /** Whether all steps are of one group (E14). */
  readonly str8: boolean;
}

export interface Scored {
  readonly type: 'scored';
  readonly hands: readonly (readonly Card[])[];
  readonly sequences: readonly (readonly NumberCard[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface Ended {
  readonly type: 'ended';
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

export function project(event: Str8EightEvent, viewer: Viewer): Str8EightEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => null) };
    case 'drew':
      return event.from === 'discard' || event.seat === viewer ? event : { ...event, card: null };
    case 'hand':
    case 'reshuffled':
    case 'laid':
    case 'passed':
    case 'discarded':
    case 'completed':
    case 'scored':
    case 'ended':
      return event;
    default:
      return undefined;
  }
}
