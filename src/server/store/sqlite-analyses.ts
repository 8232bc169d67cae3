import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { AnalysisStore } from '../analysis/analysis-store.ts';
import type { AtOnce } from './calls.ts';
import { prepared, type Statements } from './statements.ts';

const STATEMENTS = {
  analysis: 'SELECT analysis FROM analyses WHERE table_id = ? AND version = ?',
  keep: 'INSERT OR REPLACE INTO analyses (table_id, version, analysis) VALUES (?, ?, ?)',
};

/** Analyses in SQLite. Whoever calls it holds the transaction. */
export class SqliteAnalyses implements AtOnce<AnalysisStore> {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  analysis(table: string, version: number): string | undefined {
    const row = this.#sql.analysis.get(table, version) as { analysis: string } | undefined;
    return row?.analysis;
  }

  keepAnalysis(table: string, version: number, text: string): void {
    this.#sql.keep.run(table, version, text);
  }
}
