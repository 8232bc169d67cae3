import { settled } from '../../engine/settled.ts';
import { Cards, layOut, type CardId, type Row, type RowKind } from '../../engine/cards.ts';
import type { Seat, SeatSet } from '../../engine/seats.ts';
import { ABOUT } from './about.ts';
import { DECK, HAND_SIZE, MENU_SIZE, type Card } from './cards.ts';
import { CASTAWAYS, CHARACTERS } from './faces.ts';
import type { CourtePailleOptions } from './options.ts';

const HAND = { room: HAND_SIZE, hand: true };
const ROWS = [
  { room: DECK.size },
  { room: DECK.size },
  { room: MENU_SIZE },
  { room: DECK.size },
  { room: DECK.size },
  HAND,
];

/** The draw pile, the discard pile, menu and week, the cards that left the game with their character; then the hands. */
const [PILE, DISCARD, MENU, WEEK, GONE, FIRST_HAND] = layOut(DECK, ROWS) as [Row, Row, Row, Row, Row, Row];
export { DISCARD, GONE, MENU, PILE, WEEK };

export function handOf(seat: Seat): Row {
  return FIRST_HAND + seat * (1 + HAND_SIZE);
}

/** What is waited for. */
export const PHASES = ['choose', 'take', 'coco', 'banish', 'over'] as const;
export type Phase = (typeof PHASES)[number];
/** As numbers, which the state keeps. */
export const CHOOSE = 0;
export const TAKE = 1;
export const POWER = 2;
export const BANISH = 3;
export const OVER = 4;

/** No card chosen, no points heard, nobody. */
export const NONE = 255;

export const ALL_CHARACTERS = (1 << CHARACTERS.length) - 1;

export class CourtePailleState {
  readonly seats: number;
  readonly options: CourtePailleOptions;
  /** The version that is played by. */
  readonly rules: number;
  readonly cards: Cards<Card>;
  /** By seat: the card chosen in secret, and once all are turned up, until it is resolved. It lies in the hand meanwhile. */
  readonly chosen = settled(new Uint8Array(8));
  /** Whose cards are resolved, first to last: see `lineUp`. How many there are and were already. */
  readonly queue = settled(new Uint8Array(8));
  queued = 0;
  resolved = 0;
  /** By card: who has seen it with somebody who then landed a card of the hand: it lies in the week now, or in that hand still. */
  readonly traced = settled(new Uint8Array(DECK.size));
  /** By place in the week, from 0: who landed the card there from the hand, if it still lies face down. */
  readonly landedBy = settled(new Uint8Array(DECK.size).fill(NONE));
  /** By lander: how many of the cards in hand, at the least, were drawn after the last one was landed. */
  readonly fresh = settled(new Uint8Array(8));
  /** By seat: the points of the part scored last, as far as everybody heard them. */
  readonly heard = settled(new Uint8Array(8));
  /** By step that was compared after that (C21b): who lies in it, as bits; and by step and seat the points heard in it. */
  readonly comparedCastaways = new Uint8Array(CASTAWAYS.length);
  readonly comparedPoints = new Uint8Array(8 * CASTAWAYS.length);
  /** How many steps were. */
  compared = 0;
  /** By seat: points in the single form, else parts won. */
  readonly scores = settled(new Uint8Array(8));
  phase = CHOOSE;
  /** Who is waited for. */
  waiting: SeatSet = 0;
  /** Who takes, uses a power or banishes. */
  turn: Seat = 0;
  part = 1;
  /** Reshuffles of this part. */
  shuffles = 0;
  shark: Seat = 0;
  /** How many of the week lie face up: always the leftmost. */
  up = 0;
  /** The sleeping Cocos, by value: bit 1 to bit 5. */
  asleep = 0;
  /** Who has face-down cards in the week that came from the hand. Without any, nothing is traced and nothing landed so. */
  landers: SeatSet = 0;
  /** The characters still in the game, as bits. */
  characters = ALL_CHARACTERS;
  /** Seats that are out of the game (C25). */
  out: SeatSet = 0;
  /** Whose cards counted in the last scoring, as bits. */
  counted = 0;
  winners: SeatSet = 0;

  constructor(seats: number, options: CourtePailleOptions, rules: number = ABOUT.rules) {
    this.seats = seats;
    this.options = options;
    this.rules = rules;
    this.cards = new Cards(DECK, [...ROWS, ...Array<RowKind>(seats - 1).fill(HAND)]);
  }
}

export function faceDown({ cards: { bytes }, up }: CourtePailleState): number {
  return bytes[WEEK]! - up;
}

export function holds({ cards: { bytes } }: CourtePailleState, row: Row, card: CardId): boolean {
  const end = row + bytes[row]!;
  for (let slot = row + 1; slot <= end; slot++) if (bytes[slot] === card) return true;
  return false;
}

/** Between states of the same table only. */
export function copy(from: CourtePailleState, to: CourtePailleState): void {
  to.cards.copyFrom(from.cards);
  for (let seat = 0; seat < from.seats; seat++) {
    to.chosen[seat] = from.chosen[seat]!;
    to.queue[seat] = from.queue[seat]!;
    to.heard[seat] = from.heard[seat]!;
    to.fresh[seat] = from.fresh[seat]!;
    to.scores[seat] = from.scores[seat]!;
  }
  to.compared = from.compared;
  if (from.compared !== 0) {
    to.comparedCastaways.set(from.comparedCastaways);
    to.comparedPoints.set(from.comparedPoints);
  }
  to.queued = from.queued;
  to.resolved = from.resolved;
  if ((from.landers | to.landers) !== 0) {
    to.traced.set(from.traced);
    to.landedBy.set(from.landedBy);
  }
  to.phase = from.phase;
  to.waiting = from.waiting;
  to.turn = from.turn;
  to.part = from.part;
  to.shuffles = from.shuffles;
  to.shark = from.shark;
  to.up = from.up;
  to.asleep = from.asleep;
  to.landers = from.landers;
  to.characters = from.characters;
  to.out = from.out;
  to.counted = from.counted;
  to.winners = from.winners;
}
