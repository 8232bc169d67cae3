import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Holder, Key, Link, PeopleStore, Player } from '../people/people-store.ts';
import type { AtOnce } from './calls.ts';
import { prepared, type Statements } from './statements.ts';

const STATEMENTS = {
  add: 'INSERT INTO players (id, name, created) VALUES (?, ?, ?)',
  addKey: 'INSERT INTO keys (hash, player, created, used, kind, label) VALUES (?, ?, ?, ?, ?, ?)',
  keyOf: 'SELECT hash, player, created, used, kind, label FROM keys WHERE hash = ?',
  useKey: 'UPDATE keys SET used = ?1 WHERE hash = ?2 AND used < ?1',
  keysOf: `SELECT hash, player, created, used, kind, label FROM keys WHERE player = ?
    ORDER BY used DESC, created DESC, hash`,
  removeKey: 'DELETE FROM keys WHERE hash = ?',
  removeOtherKeys: 'DELETE FROM keys WHERE player = ? AND hash <> ?',
  removeLinks: 'DELETE FROM links WHERE player = ?',
  removeUnused: 'DELETE FROM keys WHERE used < ?',
  removeUnreached: `DELETE FROM players
    WHERE id NOT IN (SELECT player FROM keys) AND id NOT IN (SELECT player FROM links)`,
  player: 'SELECT id, name, created FROM players WHERE id = ?',
  rename: 'UPDATE players SET name = ? WHERE id = ?',
  addLink: 'INSERT INTO links (hash, player, expires) VALUES (?, ?, ?)',
  expire: 'DELETE FROM links WHERE expires <= ?',
  takeLink: 'DELETE FROM links WHERE hash = ? RETURNING player',
  // the keys and links go with it
  remove: 'DELETE FROM players WHERE id = ?',
};

/** People in SQLite. Whoever calls it holds the transaction. */
export class SqlitePeople implements AtOnce<PeopleStore> {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  add({ id, name, created }: Player, key: Key): void {
    this.#sql.add.run(id, name, created);
    this.addKey(key);
  }

  addKey({ hash, player, created, used, kind, label }: Key): void {
    this.#sql.addKey.run(hash, player, created, used, kind, label);
  }

  holderOf(hash: string): Holder | undefined {
    const key = this.#sql.keyOf.get(hash) as Key | undefined;
    return key && { player: playerIn(this.#sql.player.get(key.player))!, key: keyIn(key) };
  }

  useKey(hash: string, day: number): void {
    this.#sql.useKey.run(day, hash);
  }

  keysOf(player: string): Key[] {
    return (this.#sql.keysOf.all(player) as Key[]).map(keyIn);
  }

  removeKey(hash: string): void {
    this.#sql.removeKey.run(hash);
  }

  removeOthers(player: string, hash: string): void {
    this.#sql.removeOtherKeys.run(player, hash);
    this.#sql.removeLinks.run(player);
  }

  removeUnused(before: number): void {
    this.#sql.removeUnused.run(before);
    this.#sql.removeUnreached.run();
  }

  rename(player: string, name: string): void {
    this.#sql.rename.run(name, player);
  }

  addLink({ hash, player, expires }: Link): void {
    this.#sql.addLink.run(hash, player, expires);
  }

  takeLink(hash: string, now: number): Player | undefined {
    this.#sql.expire.run(now);
    const link = this.#sql.takeLink.get(hash) as { player: string } | undefined;
    return link && playerIn(this.#sql.player.get(link.player));
  }

  remove(player: string): void {
    this.#sql.remove.run(player);
  }
}

function keyIn({ hash, player, created, used, kind, label }: Key): Key {
  return { hash, player, created, used, kind, label };
}

function playerIn(row: Player | undefined): Player | undefined {
  return row && { id: row.id, name: row.name, created: row.created };
}
