import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import { GAMES } from '../../src/games/games.ts';
import { filesIn } from '../../src/server/upkeep/files.ts';
import { NO_BOTS, withServers } from '../traffic/ground.ts';
import { drive } from '../traffic/processes.ts';
import type { Home } from './measure.ts';

/** Long enough for a few short matches to end. */
const SECONDS = 3;

const COLUMNS = "'copy' || i, 'copy' || i, status, public";
const ONE = "SELECT id FROM tables WHERE status = 'over' LIMIT 1";

/** The same match again and again, under other ids. Nobody sits at two of them. */
const SQLITE = (count: number): string => `
  PRAGMA foreign_keys = OFF;
  CREATE TEMP TABLE numbers AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n;
  CREATE TEMP TABLE one AS ${ONE};
  BEGIN;
  INSERT INTO log SELECT 'copy' || i, place, entry FROM numbers, log JOIN one ON table_id = one.id ORDER BY 1, 2;
  INSERT INTO sitters SELECT player || i, 'copy' || i FROM sitters JOIN one ON table_id = one.id, numbers;
  INSERT INTO tables SELECT ${COLUMNS}, due, waiting, changed, card FROM tables JOIN one USING (id), numbers;
  COMMIT;`;

const POSTGRES = (count: number): string => `
  SET search_path = threestraws;
  CREATE TEMP TABLE numbers AS SELECT i FROM generate_series(1, ${count}) AS i;
  CREATE TEMP TABLE one AS ${ONE};
  INSERT INTO log SELECT 'copy' || i, place, entry FROM numbers, log JOIN one ON table_id = one.id;
  INSERT INTO sitters SELECT player || i, 'copy' || i FROM sitters JOIN one ON table_id = one.id, numbers;
  INSERT INTO standings SELECT 'copy' || i, due, waiting, changed FROM standings JOIN one ON table_id = one.id, numbers;
  INSERT INTO tables SELECT ${COLUMNS}, card FROM tables JOIN one USING (id), numbers;
  ANALYZE;`;

/** Fills the database with matches that are over, as a server has them after some years. */
export async function addFinished(home: Home, count: number): Promise<void> {
  await withServers(1, { ...NO_BOTS, ...home.env }, async ([server]) => {
    const parties = [{ game: GAMES[0]!.id, options: {}, every: 0, seats: 2 }];
    const servers = [server!.where];
    await drive({ kind: 'play', servers, isSpread: false, parties, tables: 4, seconds: SECONDS, warm: 0 });
  });
  const { DATA_DIR: folder, DATABASE_URL: url } = home.env;
  if (folder !== undefined) copyInSqlite(folder, count);
  if (url !== undefined) await copyInPostgres(url, count);
}

function copyInSqlite(folder: string, count: number): void {
  const db = new DatabaseSync(filesIn(folder).database);
  db.exec(SQLITE(count));
  db.close();
}

async function copyInPostgres(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(POSTGRES(count)).finally(() => client.end());
}
