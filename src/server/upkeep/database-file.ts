import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { statSync } from 'node:fs';
import { messageOf } from '../store/calls.ts';
import { MIGRATIONS, versionOf } from '../store/migrations.ts';

/** As long as a server waits for others. */
const PATIENCE = 5_000;
const NOT_OURS = 'it is no database of Three Straws';
const OUR_TABLES = "SELECT count(*) AS found FROM sqlite_schema WHERE name IN ('tables', 'log', 'players')";

/** What a database holds. */
export interface Figures {
  readonly tables: number;
  /** Matches that were played to their end. */
  readonly finished: number;
  /** Tables that are open or being played at. */
  readonly running: number;
  /** Bytes. */
  readonly size: number;
}

/**
 * Opens a database of ours for some work, and closes it whatever happens. Says in words what is wrong with one that is none. Who only reads may
 * leave files beside one that is served from, so that is for copies.
 */
export function withDatabase<T>(file: string, readOnly: boolean, work: (db: DatabaseSyncInstance) => T): T {
  const db = new DatabaseSync(file, { readOnly, timeout: PATIENCE });
  try {
    refuseForeign(db);
    return work(db);
  } finally {
    db.close();
  }
}

export function refuseForeign(db: DatabaseSyncInstance): void {
  const { found } = attempt(() => db.prepare(OUR_TABLES).get() as { found: number });
  const version = versionOf(db);
  if (version > MIGRATIONS.length) throw new Error('it was written by a newer version of this program');
  if (found !== 3 || version === 0) throw new Error(NOT_OURS);
}

function attempt<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw messageOf(error).includes('not a database') ? new Error(NOT_OURS, { cause: error }) : error;
  }
}

/** Goes through all of it. */
export function refuseDamaged(db: DatabaseSyncInstance): void {
  const [first] = db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
  if (first?.integrity_check !== 'ok') throw new Error(`it is damaged: ${first?.integrity_check}`);
}

export function figuresOf(db: DatabaseSyncInstance, file: string): Figures {
  const counts = db
    .prepare(
      `SELECT count(*) AS tables, count(*) FILTER (WHERE status = 'over') AS finished,
        count(*) FILTER (WHERE status NOT IN ('over', 'closed')) AS running FROM tables`,
    )
    .get() as Omit<Figures, 'size'>;
  return { ...counts, size: statSync(file).size };
}
