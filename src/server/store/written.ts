import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { prepared, type Statements } from './statements.ts';

const STATEMENTS = {
  changes: 'SELECT changes FROM written',
  add: 'UPDATE written SET changes = changes + ? RETURNING changes',
};

/** Counts all that was ever written to a database, also what was removed since. Whoever calls it holds the transaction. */
export class Written {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  changes(): number {
    return changesIn(this.#sql.changes.get());
  }

  /** Answers with how many there are now, unless nothing was added. */
  add(changes: number): number | undefined {
    return changes === 0 ? undefined : changesIn(this.#sql.add.get(changes));
  }
}

function changesIn(row: { readonly changes: number }): number {
  return row.changes;
}
