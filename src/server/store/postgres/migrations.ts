import type { Connections, Query } from './connections.ts';

/**
 * What has run anywhere is never changed: a new schema is one more script. Processes of the version before go on while a new one is started,
 * so that a script only adds.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    status text NOT NULL,
    public boolean NOT NULL,
    card text NOT NULL
  );
  CREATE INDEX tables_lobby ON tables (status) WHERE public AND status IN ('open', 'playing');
  CREATE INDEX tables_running ON tables (id) WHERE status IN ('open', 'starting', 'playing');
  CREATE INDEX tables_status ON tables (status);

  -- what changes with every entry, apart from what is large
  CREATE TABLE standings (
    table_id text PRIMARY KEY,
    due bigint,
    waiting integer NOT NULL,
    changed bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL;
  CREATE INDEX standings_ended ON standings (changed) WHERE due IS NULL;

  CREATE TABLE log (
    table_id text NOT NULL,
    place integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, place)
  );

  CREATE TABLE sitters (
    player text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (player, table_id)
  );
  CREATE INDEX sitters_table ON sitters (table_id);

  CREATE TABLE analyses (table_id text PRIMARY KEY, version integer NOT NULL, analysis text NOT NULL);

  CREATE TABLE players (id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL);
  CREATE TABLE keys (
    hash text PRIMARY KEY,
    player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created bigint NOT NULL,
    used bigint NOT NULL,
    kind text,
    label text
  );
  CREATE INDEX keys_player ON keys (player);
  CREATE INDEX keys_used ON keys (used);
  CREATE TABLE links (
    hash text PRIMARY KEY,
    player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires bigint NOT NULL
  );
  CREATE INDEX links_player ON links (player);
  CREATE INDEX links_expires ON links (expires);

  CREATE TABLE probes (id integer PRIMARY KEY, at bigint NOT NULL);

  -- the processes that share all this: each renews its lease, and holds a lock as long as it is connected
  CREATE TABLE processes (
    number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    until timestamptz NOT NULL
  );
  CREATE VIEW leased AS SELECT number FROM processes WHERE until > clock_timestamp();
  CREATE VIEW living AS SELECT number FROM leased WHERE EXISTS (
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid = 88 AND objid = number::oid AND granted);

  CREATE TABLE keepers (table_id text PRIMARY KEY, process integer NOT NULL);
  CREATE TABLE vouches (
    table_id text NOT NULL,
    player text NOT NULL,
    process integer NOT NULL,
    PRIMARY KEY (table_id, player, process)
  );
  CREATE INDEX vouches_process ON vouches (process);
  `,
];

/** The version that this program writes. */
export const NEWEST = MIGRATIONS.length;

/** Of our locks: one for all who migrate. */
const MIGRATING = 87;

/** Brings a database up to date, whoever else tries at the same time: one does it, and the others find it done. */
export async function migrate(connections: Connections, scripts = MIGRATIONS): Promise<void> {
  await connections.inTransaction((query) => bringUpToDate(query, scripts));
}

/** The same in a transaction that does more: until it ends nobody else can. */
export async function bringUpToDate(query: Query, scripts = MIGRATIONS): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${MIGRATING}, 0)`);
  await query('CREATE SCHEMA IF NOT EXISTS threestraws');
  await query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const [row] = await query<{ version: number }>('SELECT version FROM schema_version');
  const version = row?.version ?? 0;
  if (version > scripts.length) throw new Error('the database was written by a newer version of this program');
  for (const script of scripts.slice(version)) await query(script);
  await query(row === undefined ? 'INSERT INTO schema_version VALUES ($1)' : 'UPDATE schema_version SET version = $1', [
    scripts.length,
  ]);
}

/** For whoever works on a database that servers of this version use, and changes nothing of how it is laid out. */
export async function refuseOther(connections: Connections, scripts = MIGRATIONS): Promise<void> {
  await connections.inTransaction(async (query) => {
    const [found] = await query("SELECT WHERE to_regclass('threestraws.schema_version') IS NOT NULL");
    if (found === undefined) throw new Error('nothing of Three Straws is there');
    const [row] = await query<{ version: number }>('SELECT version FROM schema_version');
    if (row?.version !== scripts.length) throw new Error('another version of this program uses it: take the same');
  });
}
