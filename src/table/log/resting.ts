import { isLive } from '../times.ts';
import type { Person, Table } from './table.ts';

/**
 * Whether a match has nobody for whom bots would play on. By days people need not be connected, but one of them must still
 * sit there.
 */
export function isResting(table: Table): boolean {
  const isByDays = !isLive(table.opened.clock);
  const isGone = ({ away, standIn }: Person): boolean => standIn?.why === 'left' || (!isByDays && away !== null);
  return table.people().every(([, person]) => isGone(person));
}
