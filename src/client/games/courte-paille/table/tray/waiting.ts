import { allSleep } from '../../../../../games/courte-paille/sleepers.ts';
import type { TableState } from '../../../../play/session/session.ts';
import type { ScreenView } from '../screen-view.ts';

/** The others who have not chosen yet. */
export function waitingSeats({ waiting }: TableState, you: number): number[] {
  return waiting.filter((seat) => seat !== you);
}

/** The others who have chosen. */
export function readySeats({ seats }: ScreenView, you: number | null): number[] {
  return seats.flatMap(({ chosen }, seat) => (seat !== you && chosen !== undefined ? [seat] : []));
}

/** All cards sleep: nothing can be chosen. */
export function isSittingOut({ seats }: ScreenView, you: number): boolean {
  const mine = seats[you];
  return mine !== undefined && allSleep(mine);
}
