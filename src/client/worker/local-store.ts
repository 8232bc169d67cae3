import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import type { Index, Store } from '../../table/store/store.ts';

/** Another tab has taken the table, or it was cleared away: nothing that is still done there counts. */
export class TakenElsewhere extends Error {}

/** Tables are kept here, and so is the person's name. Several tabs share it; each table is written by one of them. */
export interface LocalStore extends Store {
  /** Whether anything is left of it when the page is closed. */
  readonly isKept: boolean;
  /** Takes a table over from whichever tab has it, which cannot write to it from then on. */
  claim(table: string): Promise<void>;
  /** Tells of every table that another tab takes away. */
  whenTaken(tell: (table: string) => void): void;
  remove(table: string): Promise<void>;
  /** Writes a whole table at once. */
  lay(table: string, log: readonly Entry[], index: Index & { readonly card: TableCard }): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  /** How the person here is called. */
  name(): Promise<string | undefined>;
  keepName(name: string): Promise<void>;
}
