import type { TableState } from '../../../play/session/session.ts';
import type { CourteView } from './shapes.ts';

/** The others who have not chosen yet. */
export function waitingSeats({ waiting }: TableState, you: number): number[] {
  return waiting.filter((seat) => seat !== you);
}

/** The others who have chosen. */
export function readySeats({ seats }: CourteView, you: number | null): number[] {
  return seats.flatMap(({ chosen }, seat) => (seat !== you && chosen !== undefined ? [seat] : []));
}

/** All cards sleep: nothing can be chosen. */
export function isSittingOut({ seats }: CourteView, you: number): boolean {
  const { hand = [], asleep = [] } = seats[you] ?? {};
  return hand.length > 0 && asleep.length === hand.length;
}
