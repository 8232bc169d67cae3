/** What a table of Str8 Eight tells: the shapes that docs/records.md promises. */
export type Side = 'left' | 'right';
export type NumberCard = `${number}x${number}`;
export type PassCard = `pass-${Side}`;
export type Str8Card = NumberCard | PassCard;
export type Seen = Str8Card | null;
export type Source = 'pile' | 'discard';

export interface Str8Seat {
  /** Known cards first, in listed order; `null` for each of the others. */
  readonly hand: readonly Seen[];
  readonly sequence: readonly NumberCard[];
  readonly score: number;
}

export interface Str8View {
  readonly hand: number;
  readonly dealer: number;
  readonly phase: 'draw' | 'play' | 'over';
  readonly turn?: number;
  readonly pile: number;
  /** The last one lies on top. */
  readonly discard: readonly Str8Card[];
  readonly passed: readonly PassCard[];
  readonly barren: number;
  readonly seats: readonly Str8Seat[];
  readonly winners?: readonly number[];
  /** Only while it is shown: all hands are on their way. */
  readonly passing?: Passed | undefined;
  /** Only while it is shown: who has just reached the top. */
  readonly top?: number | undefined;
}

export interface HandBegun {
  readonly type: 'hand';
  readonly number: number;
  readonly dealer: number;
  readonly first: number;
}

export interface Drew {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: Seen;
  readonly from: Source;
}

export interface Laid {
  readonly type: 'laid';
  readonly seat: number;
  readonly card: NumberCard;
}

export interface Passed {
  readonly type: 'passed';
  readonly seat: number;
  readonly card: PassCard;
}

export interface Discarded {
  readonly type: 'discarded';
  readonly seat: number;
  readonly card: Str8Card;
}

export interface Completed {
  readonly type: 'completed';
  readonly seat: number;
  readonly str8: boolean;
}

export interface Scored {
  readonly type: 'scored';
  readonly hands: readonly (readonly Str8Card[])[];
  readonly sequences: readonly (readonly NumberCard[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface Ended {
  readonly type: 'ended';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type Str8Event =
  | HandBegun
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly Seen[] }
  | { readonly type: 'reshuffled'; readonly count: number }
  | Drew
  | Laid
  | Passed
  | Discarded
  | Completed
  | Scored
  | Ended;

/** What a step would do, as the question tells it. */
export interface LayPreview {
  readonly length: number;
  readonly total: number;
  readonly completes: boolean;
  /** The numbers that may follow then, with spaces between. */
  readonly next: string;
}

/** Who would get this hand, and whose would come. */
export interface PassPreview {
  readonly to: number;
  readonly from: number;
}
