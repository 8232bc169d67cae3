/** What a table of Straw tells: the shapes that docs/records.md promises. */
export type StrawCard = `item-${number}` | `carpet-${number}` | 'lamp' | 'copy' | 'reverse' | 'straw';
export type Seen = StrawCard | null;
/** 1 is clockwise. */
export type Direction = 1 | -1;

export interface Loaded {
  readonly seat: number;
  readonly card: StrawCard;
  readonly total: number;
}

export interface StrawSeat {
  readonly hand: readonly Seen[];
  readonly score: number;
  readonly passed?: 'empty' | 'loaded';
}

export interface StrawView {
  readonly round: number;
  readonly dealer: number;
  readonly direction: Direction;
  readonly turn?: number;
  readonly total: number;
  readonly camel: readonly Loaded[];
  readonly pile: number;
  readonly seats: readonly StrawSeat[];
  readonly winners?: readonly number[];
  /** Only while it is shown: no table stays like that. */
  readonly isBroken?: boolean;
}

export interface Played {
  readonly type: 'played';
  readonly seat: number;
  readonly card: StrawCard;
  readonly weight?: number;
  readonly total: number;
  readonly direction: Direction;
}

export interface Broke {
  readonly type: 'broke';
  readonly seat: number;
  readonly card: StrawCard;
}

export interface Scored {
  readonly type: 'scored';
  readonly hands: readonly (readonly StrawCard[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface Round {
  readonly type: 'round';
  readonly number: number;
  readonly dealer: number;
  readonly first: number;
}

export type StrawEvent =
  | Round
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly Seen[] }
  | Played
  | { readonly type: 'drew'; readonly seat: number; readonly card: Seen }
  | { readonly type: 'passed'; readonly seat: number }
  | Broke
  | Scored
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** What a card would do, as the question tells it. */
export interface StrawPreview {
  readonly total: number;
  readonly breaks: boolean;
  readonly direction: Direction;
}

export type Kind = 'item' | 'carpet' | 'lamp' | 'copy' | 'reverse' | 'straw';

export function kindOf(card: StrawCard): Kind {
  return card.split('-')[0] as Kind;
}

/** The number on the card; 0 where there is none. */
export function numberOf(card: StrawCard): number {
  return Number(card.split('-')[1] ?? 0);
}
