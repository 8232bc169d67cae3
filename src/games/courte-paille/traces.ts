import type { CardId } from '../../engine/cards.ts';
import { EVERYONE, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { isAsleep } from './moves.ts';
import { handOf, NONE, WEEK, type CourtePailleState } from './state.ts';

/*
 * Whoever lands a card from the hand does so unseen. Others who had seen some of that hand can no longer say where
 * those cards are: in the hand still, or face down in the week. They trace them until they have seen what was landed.
 */

/** A card of the seat's hand has been laid at the end of the week, face down. */
export function loseTrack(state: CourtePailleState, seat: Seat): void {
  const { cards } = state;
  const owner = 1 << seat;
  const last = cards.count(WEEK) - 1;
  state.landers |= owner;
  state.landedBy[last] = seat;
  trace(state, cards.at(WEEK, last), owner);
  for (const held of cards.ids(handOf(seat))) {
    if (held !== state.chosen[seat] && !isAsleep(state, held)) trace(state, held, owner);
  }
}

function trace({ cards: { bytes }, traced }: CourtePailleState, card: CardId, owner: SeatSet): void {
  traced[card] = traced[card]! | (bytes[card]! & ~owner);
  bytes[card] = bytes[card]! & owner;
}

/** Somebody has seen more of the week: who has seen all that a player landed, knows again what that hand holds. */
export function findTrack(state: CourtePailleState): void {
  for (const seat of seatsIn(state.landers)) findTrackOf(state, seat);
}

function findTrackOf(state: CourtePailleState, seat: Seat): void {
  const { cards, traced, landedBy } = state;
  const landed = cards.ids(WEEK).filter((_, i) => landedBy[i] === seat);
  const unseen = landed.reduce((set, card) => set | (EVERYONE & ~cards.knownTo(card)), 0);
  for (const card of cards.ids(handOf(seat))) {
    cards.tell(card, traced[card]! & ~unseen);
    traced[card] = traced[card]! & unseen;
  }
  if (landed.length === 0) state.landers &= ~(1 << seat);
}

/** The card at that place of the week, from 0, is turned up. */
export function seeTurned(state: CourtePailleState, index: number): void {
  state.traced[state.cards.at(WEEK, index)] = 0;
  state.landedBy[index] = NONE;
  findTrack(state);
}

/** A card has been taken from that place of the week and shown. */
export function seeRemoved(state: CourtePailleState, index: number, card: CardId): void {
  state.traced[card] = 0;
  state.landedBy.copyWithin(index, index + 1);
  findTrack(state);
}

/** A match that was left in the middle may have left some. */
export function forgetTraces(state: CourtePailleState): void {
  if (state.landers === 0) return;
  state.landers = 0;
  state.traced.fill(0);
  state.landedBy.fill(NONE);
}
