import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { Home } from '../../src/server/testing/crash/killable-server.ts';

/** What a database has kept, read beside the servers. */
export interface Ledger {
  /** Every row of a table's log. */
  logOf(table: string): Promise<string>;
  rows(): Promise<Rows>;
}

/** What there are rows of. Logs grow by every move of a bot too, so nobody counts those. */
const KEPT = ['tables', 'players', 'keys', 'links', 'analyses'] as const;
export type Rows = Readonly<Record<(typeof KEPT)[number], number>>;

/** With as many more as there are now than before. */
export function grown(rows: Rows, before: Rows, after: Rows): Rows {
  const more = KEPT.map((kept) => [kept, rows[kept] + after[kept] - before[kept]]);
  return Object.fromEntries(more) as Rows;
}

type Query = (sql: string) => Promise<unknown[]>;

export function ledgerOf(home: Home): Ledger {
  const { DATABASE_URL: url, DATA_DIR: folder } = home;
  return overQueries(url === undefined ? inFolder(folder!) : at(url));
}

function overQueries(query: Query): Ledger {
  const countOf = async (kept: string): Promise<[string, number]> => {
    const [row] = (await query(`SELECT count(*) AS count FROM ${kept}`)) as { count: number | string }[];
    return [kept, Number(row!.count)];
  };
  return {
    logOf: async (table) =>
      JSON.stringify(await query(`SELECT place, entry FROM log WHERE table_id = '${table}' ORDER BY place`)),
    rows: async () => Object.fromEntries(await Promise.all(KEPT.map(countOf))) as Rows,
  };
}

function inFolder(folder: string): Query {
  return async (sql) => {
    const db = new DatabaseSync(join(folder, 'threestraws.db'), { readOnly: true });
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  };
}

function at(url: string): Query {
  return async (sql) => {
    const client = new Client({ connectionString: url, options: '-c search_path=threestraws' });
    await client.connect();
    return client
      .query(sql)
      .then(({ rows }) => rows as unknown[])
      .finally(() => client.end());
  };
}
