import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, VALUE_OF } from '../../games/courte-paille/cards.ts';
import {
  aboutIn,
  isAsleep,
  kindIn,
  LAND_HAND,
  LAND_MENU,
  LAND_PILE,
  LESSON,
  PEEK,
  SLEEP,
} from '../../games/courte-paille/moves.ts';
import { handOf, MENU, NONE, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';
import type { Reading } from './reading.ts';

// Found by play.
/** How much more than other cards a Coco must promise: the week may change again before it ends. */
const RELUCTANCE = 0.03;
/** What a look at one unknown day may be good for. */
const LOOK = 0.005;

/** What each power of the turned-up Coco makes of the seat's chances. */
export function scorePowers(
  reading: Reading,
  state: CourtePailleState,
  seat: Seat,
  moves: Uint16Array,
  count: number,
  into: Float64Array,
): void {
  const asleep = reading.worth();
  reading.drop(state.chosen[seat]!);
  for (let i = 0; i < count; i++)
    into[i] = kindIn(moves[i]!) === SLEEP ? asleep : worthOf(reading, state, seat, moves[i]!);
}

function worthOf(reading: Reading, state: CourtePailleState, seat: Seat, code: Code): number {
  const kind = kindIn(code);
  const about = aboutIn(code);
  const { bytes } = state.cards;
  if (kind === LESSON) return lesson(reading, state, seat, about - 1);
  if (kind === LAND_PILE) return landed(reading, NONE);
  if (kind === LAND_MENU) return landed(reading, about);
  if (kind === LAND_HAND) return landedOwn(reading, about);
  const first = kind - PEEK;
  const unknown = (first > 0 ? isUnknown(bytes, first, seat) : 0) + isUnknown(bytes, about, seat);
  return reading.worth() + reading.gainOfDraw() + LOOK * unknown;
}

/** What choosing the Coco promises beyond keeping it. Peeks are no reason to. */
export function bestPower(reading: Reading, state: CourtePailleState, seat: Seat, coco: CardId): number {
  const { bytes } = state.cards;
  const kept = reading.worth();
  reading.drop(coco);
  let best = landed(reading, NONE);
  const week = bytes[WEEK]!;
  for (let i = 0; i < week; i++) best = Math.max(best, lesson(reading, state, seat, i));
  const menu = bytes[MENU]!;
  for (let i = 1; i <= menu; i++) best = Math.max(best, landed(reading, bytes[MENU + i]!));
  const hand = handOf(seat);
  for (let i = bytes[hand]!; i > 0; i--) {
    const card = bytes[hand + i]!;
    if (card !== coco && !isAsleep(state, card)) best = Math.max(best, landedOwn(reading, card));
  }
  reading.hold(coco);
  return best - kept - RELUCTANCE;
}

function isUnknown(bytes: Uint8Array, position: number, seat: Seat): number {
  return 1 - ((bytes[bytes[WEEK + position]!]! >> seat) & 1);
}

/** Without the card at that place of the week, from 0. */
function lesson(reading: Reading, { cards: { bytes }, up }: CourtePailleState, seat: Seat, index: number): number {
  const card = isUnknown(bytes, index + 1, seat) === 1 ? NONE : bytes[WEEK + 1 + index]!;
  return after(reading, card, -1, index < up ? 0 : -1);
}

/** With a card more in the week. */
function landed(reading: Reading, card: CardId): number {
  return after(reading, card, 1, 1);
}

function landedOwn(reading: Reading, card: CardId): number {
  reading.drop(card);
  const worth = landed(reading, card) + reading.gainOfDraw();
  reading.hold(card);
  return worth;
}

function after(reading: Reading, card: CardId, sign: number, rounds: number): number {
  change(reading, card, sign, rounds);
  const worth = reading.worth() + reading.gainOfDraw();
  change(reading, card, -sign, -rounds);
  return worth;
}

function change(reading: Reading, card: CardId, sign: number, rounds: number): void {
  if (card === NONE) reading.unknown += sign;
  else reading.week[CASTAWAY_OF[card]!]! += sign * VALUE_OF[card]!;
  reading.rounds += rounds;
  reading.judge();
}
