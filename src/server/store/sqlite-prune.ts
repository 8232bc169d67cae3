import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { AtOnce } from './calls.ts';
import type { PruneStore } from './prune-store.ts';
import { prepared, type Statements } from './statements.ts';

const ENDED = "FROM tables WHERE status IN ('over', 'closed') AND changed < ?";

const STATEMENTS = {
  ended: `SELECT id ${ENDED} ORDER BY changed LIMIT ?`,
  count: `SELECT count(*) AS count ${ENDED}`,
  log: 'DELETE FROM log WHERE table_id = ?',
  sitters: 'DELETE FROM sitters WHERE table_id = ?',
  analysis: 'DELETE FROM analyses WHERE table_id = ?',
  table: 'DELETE FROM tables WHERE id = ?',
};

/** Removes what has ended long ago. Whoever calls it holds the transaction. */
export class SqlitePrune implements AtOnce<PruneStore> {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  prune(before: number, limit: number): string[] {
    const ids = this.#sql.ended.all(before, limit).map(({ id }: { id: string }) => id);
    for (const id of ids) this.#remove(id);
    return ids;
  }

  count(before: number): number {
    const { count } = this.#sql.count.get(before) as { count: number };
    return count;
  }

  #remove(id: string): void {
    const { log, sitters, analysis, table } = this.#sql;
    for (const statement of [log, sitters, analysis, table]) statement.run(id);
  }
}
