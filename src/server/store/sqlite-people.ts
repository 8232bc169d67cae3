import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Key, Link, PeopleStore, Player } from '../people/people-store.ts';
import type { AtOnce } from './calls.ts';
import { prepared, type Statements } from './statements.ts';

const STATEMENTS = {
  add: 'INSERT INTO players (id, name, created) VALUES (?, ?, ?)',
  addKey: 'INSERT INTO keys (hash, player, created) VALUES (?, ?, ?)',
  playerOf: `SELECT id, name, players.created FROM keys JOIN players ON id = player WHERE hash = ?`,
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

  addKey({ hash, player, created }: Key): void {
    this.#sql.addKey.run(hash, player, created);
  }

  playerOf(hash: string): Player | undefined {
    return playerIn(this.#sql.playerOf.get(hash));
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

function playerIn(row: Player | undefined): Player | undefined {
  return row && { id: row.id, name: row.name, created: row.created };
}
