import { existsSync, statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Known } from './known.ts';

/** What can be told of a database before it is opened, for later. */
export interface Before {
  /** How many changes it should have at least. */
  readonly changes: number;
  readonly hasDatabase: boolean;
  readonly hasWal: boolean;
}

export function lookBefore(database: string, known: string): Before {
  return {
    changes: Known.read(known),
    hasDatabase: existsSync(database) && statSync(database).size > 0,
    hasWal: existsSync(`${database}-wal`),
  };
}

/** What the database has lost since it was last written, in words, if it has. */
export function lossIn(db: DatabaseSyncInstance, file: string, before: Before, changes: number): string | undefined {
  const lost = before.changes - changes;
  if (lost <= 0) return undefined;
  const what = before.hasDatabase
    ? `${file} has lost at least ${lost} of ${before.changes} changes${before.hasWal ? '' : `, and there was no ${file}-wal`}; ${soundness(db)}`
    : `there was nothing in ${file}, though it had ${before.changes} changes of tables and people`;
  return `${what}. The server goes on with what is there. If that was not meant, stop it, put back the files or a backup (threestraws restore), and start again.`;
}

/** Part of a database without the rest may be no database any more. */
function soundness(db: DatabaseSyncInstance): string {
  const [first] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  return first?.quick_check === 'ok' ? 'what is left is sound' : `what is left is damaged (${first?.quick_check})`;
}
