/** Somebody for whom a process vouched: it would notice if they were gone. */
export interface Vouched {
  readonly table: string;
  readonly player: string;
}

/** Told by a store what other processes do to its tables. */
export interface Hearing {
  /** Another process has moved a table on. */
  moved(table: string): void;
  /** From now on nothing is heard of the others. */
  deafened(): void;
  /** They are heard again: every table may have moved on meanwhile. */
  restored(): void;
}

/**
 * The processes that share a store, seen by one of them. Each is known to live by a lease that it renews; what it has taken on,
 * another may take over when it does not live any more. None of it is the truth of a table: that is its log.
 */
export interface Others {
  hear(hearing: Hearing): void;
  /** Takes on the duties of a table. False if another process that lives has them. */
  keep(table: string): Promise<boolean>;
  /** Leaves the duties of a table to whoever wants them. */
  release(table: string): Promise<void>;
  /** Takes on tables that are due at this time and that nobody else who lives keeps, the longest due first; those that it kept before too. */
  takeOver(now: number, limit: number, except: readonly string[]): Promise<string[]>;
  /** This process notices from now on if that player is gone. */
  vouch(vouched: Vouched): Promise<void>;
  /** No longer. Answers whether another process whose lease lasts does: exactly one of those who give up at once is told that none does. */
  disown(vouched: Vouched): Promise<boolean>;
  /** Takes on the players of processes whose lease is over. */
  adopt(limit: number): Promise<Vouched[]>;
}

/** Nothing can be kept or read just now; whether the last thing was kept is not known. It will pass. */
export class StoreUnavailable extends Error {}
