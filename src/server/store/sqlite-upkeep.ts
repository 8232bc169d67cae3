import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Status } from '../../protocol/table.ts';
import type { AtOnce } from './calls.ts';
import { prepared, type Statements } from './statements.ts';
import type { UpkeepStore } from './upkeep-store.ts';

const STATEMENTS = {
  probe: 'INSERT OR REPLACE INTO probes (id, at) VALUES (0, ?)',
  byStatus: 'SELECT status, count(*) AS tables FROM tables GROUP BY status',
};

/** Figures and probes in SQLite. Whoever calls it holds the transaction. */
export class SqliteUpkeep implements AtOnce<UpkeepStore> {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  probe(at: number): void {
    this.#sql.probe.run(at);
  }

  tablesByStatus(): Partial<Record<Status, number>> {
    const rows = this.#sql.byStatus.all() as { status: Status; tables: number }[];
    return Object.fromEntries(rows.map(({ status, tables }) => [status, tables]));
  }
}
