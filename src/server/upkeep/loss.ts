import { existsSync, statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { damageIn } from './damage.ts';
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

const ADVICE =
  'The server goes on with what is there. If that was not meant, stop it, put back the files or a backup (threestraws restore), and start again.';

/** What the database has lost since it was last written, in words, if it has. */
export function lossIn(db: DatabaseSyncInstance, file: string, before: Before, changes: number): string | undefined {
  const lost = lostIn(db, file, before, changes);
  return lost === undefined ? undefined : `${lost}. ${ADVICE}`;
}

/** The same without what to do. */
export function lostIn(db: DatabaseSyncInstance, file: string, before: Before, changes: number): string | undefined {
  const lost = before.changes - changes;
  if (lost <= 0) return undefined;
  if (!before.hasDatabase) return nothingIn(file, before);
  const without = before.hasWal ? '' : `, and there was no ${file}-wal`;
  return `${file} has lost at least ${lost} of ${before.changes} changes${without}; ${soundness(db)}`;
}

export function nothingIn(file: string, { changes }: Before): string {
  return `there was nothing in ${file}, though it had ${changes} changes of tables and people`;
}

/** Part of a database without the rest may be no database any more. */
function soundness(db: DatabaseSyncInstance): string {
  const damage = damageIn(db);
  return damage === undefined ? 'what is left is sound' : `what is left is damaged (${damage})`;
}
