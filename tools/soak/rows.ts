import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { Home } from '../../src/server/testing/crash/killable-server.ts';

/** What is in a database. */
export interface Counted {
  /** Tables that have not ended, and that have. */
  readonly running: number;
  readonly ended: number;
  readonly rows: number;
  /** Of servers to it, where there are any. */
  readonly connections: number;
}

/** How much is in the database, and how many are connected to it. */
export interface Rows {
  count(): Promise<Counted>;
  close(): Promise<void>;
}

const TABLES = ['tables', 'log', 'sitters', 'players', 'keys', 'links', 'analyses'];
const ENDED = "status IN ('over', 'closed')";
const COUNTS = `SELECT ${TABLES.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ')} AS rows,
  (SELECT count(*) FROM tables WHERE NOT ${ENDED}) AS running, (SELECT count(*) FROM tables WHERE ${ENDED}) AS ended`;
const CONNECTIONS = `SELECT count(*)::integer AS connections FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'threestraws'`;

export async function rowsIn({ DATABASE_URL: url, DATA_DIR: folder }: Home): Promise<Rows> {
  return url === undefined ? inFolder(folder!) : inPostgres(url);
}

function inFolder(folder: string): Rows {
  const database = new DatabaseSync(join(folder, 'threestraws.db'), { readOnly: true });
  return {
    count: async () => ({ ...numbersIn(database.prepare(COUNTS).get()), connections: 0 }),
    close: async () => database.close(),
  };
}

async function inPostgres(url: string): Promise<Rows> {
  const client = new Client({ connectionString: url, options: '-c search_path=threestraws' });
  await client.connect();
  return {
    async count() {
      const { rows: counted } = await client.query(COUNTS);
      const { rows: connected } = await client.query<{ connections: number }>(CONNECTIONS);
      return { ...numbersIn(counted[0]), connections: connected[0]!.connections };
    },
    close: () => client.end(),
  };
}

/** However a database writes them. */
function numbersIn(row: unknown): Omit<Counted, 'connections'> {
  const { rows, running, ended } = row as Readonly<Record<keyof Counted, unknown>>;
  return { rows: Number(rows), running: Number(running), ended: Number(ended) };
}
