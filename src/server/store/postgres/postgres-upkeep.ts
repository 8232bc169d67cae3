import type { Status } from '../../../protocol/table.ts';
import type { AnalysisStore } from '../../analysis/analysis-store.ts';
import type { PruneStore } from '../prune-store.ts';
import type { UpkeepStore } from '../upkeep-store.ts';
import { statements, type Connections } from './connections.ts';

const ENDED = `FROM standings JOIN tables ON tables.id = table_id
  WHERE due IS NULL AND changed < $1 AND status IN ('over', 'closed')`;

const SQL = statements('upkeep', {
  analysis: 'SELECT analysis FROM analyses WHERE table_id = $1 AND version = $2',
  keepAnalysis: `INSERT INTO analyses (table_id, version, analysis) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET version = $2, analysis = $3`,
  // one who does the same at the same time takes others
  prune: `WITH ended AS (
      SELECT table_id AS id ${ENDED} ORDER BY changed LIMIT $2 FOR UPDATE OF standings SKIP LOCKED
    ), l AS (DELETE FROM log USING ended WHERE table_id = id),
    s AS (DELETE FROM sitters USING ended WHERE table_id = id),
    a AS (DELETE FROM analyses USING ended WHERE table_id = id),
    w AS (DELETE FROM standings USING ended WHERE table_id = id)
    DELETE FROM tables USING ended WHERE tables.id = ended.id RETURNING tables.id`,
  countEnded: `SELECT count(*) AS tables ${ENDED}`,
  probe: 'INSERT INTO probes (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = $1',
  byStatus: 'SELECT status, count(*) AS tables FROM tables GROUP BY status',
});

/** Analyses, and what whoever looks after a server asks of PostgreSQL. */
export class PostgresUpkeep implements AnalysisStore, PruneStore, UpkeepStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async analysis(table: string, version: number): Promise<string | undefined> {
    const [row] = await this.#connections.run<{ analysis: string }>(SQL.analysis, [table, version]);
    return row?.analysis;
  }

  async keepAnalysis(table: string, version: number, text: string): Promise<void> {
    await this.#connections.run(SQL.keepAnalysis, [table, version, text]);
  }

  async prune(before: number, limit: number): Promise<string[]> {
    return (await this.#connections.run<{ id: string }>(SQL.prune, [before, limit])).map(({ id }) => id);
  }

  async countEnded(before: number): Promise<number> {
    const [row] = await this.#connections.run<{ tables: number }>(SQL.countEnded, [before]);
    return row!.tables;
  }

  async probe(at: number): Promise<void> {
    await this.#connections.run(SQL.probe, [at]);
  }

  async tablesByStatus(): Promise<Partial<Record<Status, number>>> {
    const rows = await this.#connections.run<{ status: Status; tables: number }>(SQL.byStatus);
    return Object.fromEntries(rows.map(({ status, tables }) => [status, tables]));
  }
}
