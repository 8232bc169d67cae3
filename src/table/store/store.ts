import type { SeatSet } from '../../engine/seats.ts';
import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../log/entry.ts';
import type { Others } from './others.ts';

/** What is kept beside a table's log, to find the table by. It follows from the log. */
export interface Index {
  /** When somebody has to look after the table, if ever. */
  readonly due: number | null;
  /** Who has a decision to make. */
  readonly waiting: SeatSet;
  /** Present when it changed. */
  readonly card?: TableCard;
  /** Whether the entry is a secret of somebody's: then the table must not seem to have changed. */
  readonly quiet?: boolean;
}

export interface Listed {
  readonly card: TableCard;
  readonly waiting: SeatSet;
  /** When the last entry was written that was not quiet. */
  readonly changed: number;
}

/**
 * Where tables are kept. What was answered is safe: it has been flushed, and no crash undoes it. A store may be shared
 * by several processes; `append` succeeds for exactly one writer of a place.
 */
export interface Store {
  /** Writes place 0 of a new table. False, and nothing written, if its id is taken, or its code by a table that has it still. */
  open(id: string, entry: Entry, index: Index & { readonly card: TableCard }): Promise<boolean>;
  /** False, and nothing written, if the place is taken or the one before it is empty. */
  append(id: string, place: number, entry: Entry, index: Index): Promise<boolean>;
  /** All entries in order, or those from a place on; none if there is no such table. */
  log(id: string, from?: number): Promise<Entry[]>;
  /** The id of the table that has this code: some time after a table has ended (`CODE_KEPT`) it has none. */
  idOf(code: string, now: number): Promise<string | undefined>;
  /** Public tables that are open or playing: open ones first, and of these the last changed first. */
  lobby(limit: number): Promise<Listed[]>;
  /** Tables that this player sits at: those that have not ended first, and of these the last changed. */
  tablesOf(player: string, limit: number): Promise<Listed[]>;
  /** Tables that are due at this time, the longest due first. */
  due(now: number, limit: number): Promise<string[]>;
  /** All tables that are open, starting or playing. */
  running(): Promise<string[]>;
  /** The other processes, by which one learns that a table moved on. Without them this process has the store to itself. */
  readonly others?: Others;
}
