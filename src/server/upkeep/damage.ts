import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** The first thing that a quick look finds wrong with a database, in SQLite's words. */
export function damageIn(db: DatabaseSyncInstance): string | undefined {
  const [first] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  return first?.quick_check === 'ok' ? undefined : (first?.quick_check ?? 'it has no answer');
}
