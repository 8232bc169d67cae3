import type { Seat, Viewer } from '../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './state.ts';

/** A card as its viewer may see it. */
export type Seen = Card | null;

export type StrawEvent =
  | Round
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Seen[] }
  | Played
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Seen }
  | { readonly type: 'passed'; readonly seat: Seat }
  | Broke
  | Scored
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export interface Round {
  readonly type: 'round';
  readonly number: number;
  readonly dealer: Seat;
  readonly first: Seat;
}

export interface Played {
  readonly type: 'played';
  readonly seat: Seat;
  readonly card: Card;
  /** Chosen: lamps and their copies only. */
  readonly weight?: number;
  readonly total: number;
  readonly direction: Direction;
}

export interface Broke {
  readonly type: 'broke';
  readonly seat: Seat;
  readonly card: Card;
}

export interface Scored {
  readonly type: 'scored';
  readonly hands: readonly (readonly Card[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export function project(event: StrawEvent, viewer: Viewer): StrawEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => null) };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'round':
    case 'played':
    case 'passed':
    case 'broke':
    case 'scored':
    case 'ended':
      return event;
    default:
      return undefined;
  }
}
