import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

export type Statements<Name extends string> = Readonly<Record<Name, StatementSyncInstance>>;

export function prepared<Name extends string>(
  db: DatabaseSyncInstance,
  sources: Readonly<Record<Name, string>>,
): Statements<Name> {
  const pairs = Object.entries<string>(sources).map(([name, sql]) => [name, db.prepare(sql)]);
  return Object.fromEntries(pairs);
}
