import type { Status } from '../../protocol/table.ts';

/** What whoever looks after the server asks of the store. */
export interface UpkeepStore {
  /** Writes something small and flushes it: only who tries knows whether anything can be kept. */
  probe(at: number): Promise<void>;
  /** How many tables there are of each status. */
  tablesByStatus(): Promise<Partial<Record<Status, number>>>;
}
