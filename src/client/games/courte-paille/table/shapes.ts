/** What a table of La Courte Paille tells: the shapes that docs/records.md promises. */
export const CHARACTERS = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'] as const;
export type Character = (typeof CHARACTERS)[number];
/** Who can lie in the week: the characters, and Coco the parrot. */
export const CASTAWAYS = [...CHARACTERS, 'coco'] as const;
export type Castaway = (typeof CASTAWAYS)[number];
export type CourteCard = `${Castaway}-${number}`;
export type Seen = CourteCard | null;
export type Source = 'menu' | 'pile' | 'hand';
export type Phase = 'choose' | 'take' | 'coco' | 'banish' | 'over';
export type Form = 'single' | 'announced' | 'declared';

export interface Day {
  readonly card: Seen;
  readonly up: boolean;
  /** Present on a face-down card that somebody landed from the hand. */
  readonly landedBy?: number;
}

export interface CourteSeat {
  /** Known cards first; `null` for each of the others. Without one that lies turned up. */
  readonly hand: readonly Seen[];
  /** Cards that lie in this hand or among those that were landed from it. */
  readonly among?: readonly CourteCard[];
  readonly fresh?: number;
  /** Cocos of the hand that sleep. */
  readonly asleep?: readonly CourteCard[];
  /** Present once chosen in secret, until all have: the card to its player, `null` to others. It is still in the hand. */
  readonly chosen?: Seen;
  /** The card that was turned up and is still to be resolved. */
  readonly turned?: CourteCard;
  /** Points in the single form, else parts won. */
  readonly score: number;
  readonly out?: true;
}

export interface CourteView {
  readonly part: number;
  readonly phase: Phase;
  /** Who takes, uses a power or banishes. */
  readonly turn?: number;
  readonly shark: number;
  /** Still in the game. */
  readonly characters: readonly Character[];
  /** From left to right. */
  readonly week: readonly Day[];
  readonly menu: readonly CourteCard[];
  /** The last one lies on top. */
  readonly discard: readonly CourteCard[];
  readonly pile: number;
  readonly seats: readonly CourteSeat[];
  /** Whose cards counted when points were last told, and those points: `null` for a seat that was out or did not say. */
  readonly told?: { readonly castaways: readonly Castaway[]; readonly points: readonly (number | null)[] };
  /** Present when the match is over. */
  readonly winners?: readonly number[];
  /** Only while it is shown: positions of the days that you have lifted. */
  readonly lifted?: readonly number[];
}

export interface Part {
  readonly type: 'part';
  readonly number: number;
  /** How long the week is. */
  readonly week: number;
  readonly characters: readonly Character[];
  readonly shark: number;
}

/** The secret choices, turned up; `null` for a seat that is out or sits the round out. */
export interface Chose {
  readonly type: 'chose';
  readonly cards: readonly Seen[];
}

export interface Took {
  readonly type: 'took';
  readonly seat: number;
  readonly card: Seen;
  readonly from: 'menu' | 'pile';
}

export interface Lesson {
  readonly type: 'lesson';
  readonly seat: number;
  /** Of the week, from 1, as it lay then. */
  readonly position: number;
  readonly card: CourteCard;
}

export interface Landed {
  readonly type: 'landed';
  readonly seat: number;
  readonly card: Seen;
  readonly from: Source;
}

export interface Peeked {
  readonly type: 'peeked';
  readonly seat: number;
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
  readonly seat: number;
  /** `null` for "not more", in the `announced` form. */
  readonly points: number | null;
}

export interface DisplayedState {
  readonly type: 'shown';
  readonly seat: number;
  /** In the `declared` form none if nobody is eaten. */
  readonly cards: readonly CourteCard[];
}

export interface Scored {
  readonly type: 'scored';
  /** By seat; `null` for one that is out, or whose points you have not heard. */
  readonly points: readonly (number | null)[];
  readonly winners: readonly number[];
  /** In the single form only. */
  readonly hands?: readonly (readonly CourteCard[])[];
}

export interface Banished {
  readonly type: 'banished';
  readonly seat: number;
  readonly character: Character;
  /** Given up from each seat's hand, perhaps none. */
  readonly cards: readonly (readonly CourteCard[])[];
}

/** The Cocos of a part's winner, which go into the new pile. */
export interface Returned {
  readonly type: 'returned';
  readonly seat: number;
  readonly cards: readonly CourteCard[];
}

export interface Ended {
  readonly type: 'ended';
  /** Parts won in the advanced forms. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type CourteEvent =
  | Part
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly Seen[] }
  | { readonly type: 'week'; readonly cards: readonly Seen[] }
  | { readonly type: 'menu'; readonly cards: readonly CourteCard[] }
  | { readonly type: 'turned'; readonly position: number; readonly card: CourteCard }
  | Chose
  | { readonly type: 'discarded'; readonly seat: number; readonly card: CourteCard }
  | Took
  | Lesson
  | Landed
  | Peeked
  | { readonly type: 'slept'; readonly seat: number; readonly card: CourteCard }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'cleared'; readonly cards: readonly CourteCard[] }
  | { readonly type: 'shark'; readonly seat: number }
  | Eaten
  | Announced
  | Scored
  | DisplayedState
  | Banished
  | Returned
  | { readonly type: 'out'; readonly seat: number }
  | Ended;

/** What a decision would do, as the question tells it; which fields there are follows from the verb. */
export interface ChoosePreview {
  readonly value: number;
  /** How many come first among equal values. */
  readonly behindShark: number;
}

export interface TakePreview {
  /** Points of this castaway in the week, as far as you know it. */
  readonly inWeek: number;
  /** Points of this castaway in your hand with the card. */
  readonly inHand: number;
}

export interface LessonPreview {
  /** Absent where you do not know it. */
  readonly card?: CourteCard;
  /** Rounds to come after this one. */
  readonly rounds: number;
}

export interface LandPreview {
  readonly draws: number;
  readonly rounds: number;
}

export interface PeekPreview {
  /** How many of them you know already. */
  readonly known: number;
}

export interface SleepPreview {
  readonly draws: 0;
}

export interface BanishPreview {
  /** Cards that you would give up yourself. */
  readonly given: number;
}

export function castawayOf(card: CourteCard): Castaway {
  return card.slice(0, card.lastIndexOf('-')) as Castaway;
}

export function valueOf(card: CourteCard): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

/** The place of a card in the listed order. */
export function placeOf(card: CourteCard): number {
  return 10 * CASTAWAYS.indexOf(castawayOf(card)) + valueOf(card);
}

export function isCoco(card: CourteCard): boolean {
  return castawayOf(card) === 'coco';
}
