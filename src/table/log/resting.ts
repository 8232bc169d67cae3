import { isLive } from '../times.ts';
import type { Person, Table } from './table.ts';

/**
 * Whether a match has nobody for whom bots would play on. By days people need not be connected, but one of them must still
 * sit there.
 */
export function isResting(table: Table): boolean {
  const isByDays = !isLive(table.opened.clock);
  return table.seats.every((seat) => seat.kind !== 'person' || isGone(seat, isByDays));
}

function isGone({ away, standIn }: Person, isByDays: boolean): boolean {
  return standIn?.why === 'left' || (!isByDays && away !== null);
}
