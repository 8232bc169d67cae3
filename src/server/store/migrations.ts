import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** What has run anywhere is never changed: a new schema is one more script. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    due INTEGER,
    waiting INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    card TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_lobby ON tables (status, changed DESC) WHERE public = 1 AND status IN ('open', 'playing');
  CREATE INDEX tables_running ON tables (id) WHERE status IN ('open', 'starting', 'playing');

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sitters (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_table ON sitters (table_id);

  CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_player ON keys (player);

  CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_player ON links (player);
  CREATE INDEX links_expires ON links (expires);
  `,
  `
  CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    analysis TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE written (changes INTEGER NOT NULL) STRICT;
  INSERT INTO written SELECT (SELECT count(*) FROM log) + (SELECT count(*) FROM players);
  CREATE INDEX tables_ended ON tables (changed) WHERE status IN ('over', 'closed');
  `,
  // when a key was last used nobody knows before today: its year begins now
  `
  ALTER TABLE keys ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE keys ADD COLUMN kind TEXT;
  ALTER TABLE keys ADD COLUMN label TEXT;
  UPDATE keys SET used = unixepoch('now', 'start of day') * 1000;
  CREATE INDEX keys_used ON keys (used);

  CREATE TABLE probes (id INTEGER NOT NULL PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE INDEX tables_status ON tables (status);
  `,
];

/** Brings a database up to date. Several processes may try at once. */
export function migrate(db: DatabaseSyncInstance, scripts = MIGRATIONS): void {
  while (stepped(db, scripts));
}

/** Looks and acts under one lock, which also shows at once whether the database can be written. */
function stepped(db: DatabaseSyncInstance, scripts: readonly string[]): boolean {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > scripts.length) throw new Error('it was written by a newer version of this program');
    if (version < scripts.length) db.exec(`${scripts[version]}; PRAGMA user_version = ${version + 1}`);
    db.exec('COMMIT');
    return version < scripts.length;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export function versionOf(db: DatabaseSyncInstance): number {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  return version;
}
