import type { CourtePailleSeat } from '../../../../../games/courte-paille/view.ts';
import type { ScreenView } from '../screen-view.ts';

export function changeSeat(
  view: ScreenView,
  at: number,
  how: (seat: CourtePailleSeat) => CourtePailleSeat,
): ScreenView {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

export function drawn(view: ScreenView, count: number): ScreenView {
  return { ...view, pile: Math.max(0, view.pile - count) };
}

/** It is nobody's turn. */
export function unturned(view: ScreenView): ScreenView {
  const { turn: _, ...rest } = view;
  return rest;
}
