import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Card, NumberCard, PassCard } from './cards.ts';

/** A card as its viewer may see it. */
export type Seen = Card | null;

export type Str8EightEvent =
  | { readonly type: 'hand'; readonly number: number; readonly dealer: Seat; readonly first: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Seen[] }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Seen; readonly from: 'pile' | 'discard' }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: NumberCard }
  | { readonly type: 'passed'; readonly seat: Seat; readonly card: PassCard }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'completed'; readonly seat: Seat; readonly str8: boolean }
  | Scored
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export interface Scored {
  readonly type: 'scored';
  readonly hands: readonly (readonly Card[])[];
  readonly sequences: readonly (readonly Card[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
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
