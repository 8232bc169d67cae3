import type { CardId } from '../../engine/cards.ts';
import { EVERYONE, has, type Seat, type SeatSet } from '../../engine/seats.ts';
import { mayLand } from './moves.ts';
import { handOf, NONE, WEEK, type CourtePailleState } from './state.ts';

/*
 * Whoever lands a card from the hand does so unseen. Others who had seen some of that hand can no longer say where
 * those cards are: in the hand still, or face down in the week. They trace them until they have seen what was landed.
 */

/** A card of the seat's hand has been laid at the end of the week, face down. */
export function loseTrack(state: CourtePailleState, seat: Seat): void {
  const { bytes } = state.cards;
  const owner = 1 << seat;
  const last = bytes[WEEK]! - 1;
  state.landers |= owner;
  state.landedBy[last] = seat;
  state.fresh[seat] = 0;
  trace(state, bytes[WEEK + 1 + last]!, owner);
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) {
    if (mayLand(state, seat, bytes[slot]!)) trace(state, bytes[slot]!, owner);
  }
}

function trace({ cards: { bytes }, traced }: CourtePailleState, card: CardId, owner: SeatSet): void {
  traced[card] = traced[card]! | (bytes[card]! & ~owner);
  bytes[card] = bytes[card]! & owner;
}

/** Somebody has seen more of the week: who has seen all that a player landed, knows again what that hand holds. */
export function findTrack(state: CourtePailleState): void {
  for (let seat = 0; seat < state.seats; seat++) if (has(state.landers, seat)) findTrackOf(state, seat);
}

function findTrackOf(state: CourtePailleState, seat: Seat): void {
  const { traced, landedBy } = state;
  const { bytes } = state.cards;
  const week = bytes[WEEK]!;
  let landed = 0;
  let unseen: SeatSet = 0;
  for (let i = 0; i < week; i++) {
    if (landedBy[i] !== seat) continue;
    landed++;
    unseen |= EVERYONE & ~bytes[bytes[WEEK + 1 + i]!]!;
  }
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    bytes[card] = bytes[card]! | (traced[card]! & ~unseen);
    traced[card] = traced[card]! & unseen;
  }
  if (landed === 0) state.landers &= ~(1 << seat);
}

/** A lander turns up a card. One that not everybody had seen may have been drawn since, or not. */
export function seeChosen(state: CourtePailleState, seat: Seat, card: CardId): void {
  const wasSeen = (state.cards.knownTo(card) | state.traced[card]!) === EVERYONE;
  if (!wasSeen && state.fresh[seat]! > 0) state.fresh[seat]!--;
  state.traced[card] = 0;
}

/** The card at that place of the week, from 0, is turned up. */
export function seeTurned(state: CourtePailleState, index: number): void {
  if (state.landedBy[index] === NONE) return;
  state.landedBy[index] = NONE;
  state.traced[state.cards.at(WEEK, index)] = 0;
  findTrack(state);
}

/** A card has been taken from that place of the week and shown. */
export function seeRemoved(state: CourtePailleState, index: number, card: CardId): void {
  const wasLanded = state.landedBy[index] !== NONE;
  state.landedBy.copyWithin(index, index + 1);
  if (!wasLanded) return;
  state.traced[card] = 0;
  findTrack(state);
}

/** A match that was left in the middle may have left some. */
export function forgetTraces(state: CourtePailleState): void {
  if (state.landers === 0) return;
  state.landers = 0;
  state.traced.fill(0);
  state.landedBy.fill(NONE);
}
