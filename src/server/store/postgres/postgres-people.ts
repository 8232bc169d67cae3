import type { Holder, Key, Link, PeopleStore, Player } from '../../people/people-store.ts';
import { statements, type Connections } from './connections.ts';

/** Where other processes hear that something about a player has changed: a name, a key, or that they are gone. */
export const CHANGED = 'threestraws_player';

const KEY = 'hash, player, created, used, kind, label';
const TOLD = `SELECT pg_notify('${CHANGED}', $1)`;

const SQL = statements('people', {
  add: `WITH added AS (INSERT INTO players (id, name, created) VALUES ($2, $7, $8))
    INSERT INTO keys (${KEY}) VALUES ($1, $2, $3, $4, $5, $6)`,
  addKey: `INSERT INTO keys (${KEY}) VALUES ($1, $2, $3, $4, $5, $6)`,
  holderOf: `SELECT hash, player, keys.created, used, kind, label, name, players.created AS since
    FROM keys JOIN players ON players.id = player WHERE hash = $1`,
  useKey: 'UPDATE keys SET used = $2 WHERE hash = $1 AND used < $2',
  keysOf: `SELECT ${KEY} FROM keys WHERE player = $1 ORDER BY used DESC, created DESC, hash COLLATE "C"`,
  removeKey: `WITH removed AS (DELETE FROM keys WHERE hash = $1 RETURNING player)
    SELECT pg_notify('${CHANGED}', player) FROM removed`,
  removeOthers: `WITH k AS (DELETE FROM keys WHERE player = $1 AND hash <> $2), l AS (DELETE FROM links WHERE player = $1)
    ${TOLD}`,
  removeUnused: 'DELETE FROM keys WHERE used < $1',
  removeUnreached: `DELETE FROM players
    WHERE NOT EXISTS (SELECT FROM keys WHERE player = players.id)
    AND NOT EXISTS (SELECT FROM links WHERE player = players.id)`,
  rename: `WITH renamed AS (UPDATE players SET name = $2 WHERE id = $1) ${TOLD}`,
  addLink: 'INSERT INTO links (hash, player, expires) VALUES ($1, $2, $3)',
  expire: 'DELETE FROM links WHERE expires <= $1',
  takeLink: `WITH taken AS (DELETE FROM links WHERE hash = $1 RETURNING player)
    SELECT id, name, created FROM players JOIN taken ON taken.player = id`,
  // the keys and links go with it
  remove: `WITH removed AS (DELETE FROM players WHERE id = $1) ${TOLD}`,
});

/** People in PostgreSQL. */
export class PostgresPeople implements PeopleStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async add({ id, name, created }: Player, key: Key): Promise<void> {
    if (key.player !== id) throw new Error('the first key must be the player’s own');
    await this.#connections.run(SQL.add, [...valuesOf(key), name, created]);
  }

  async addKey(key: Key): Promise<void> {
    await this.#connections.run(SQL.addKey, valuesOf(key));
  }

  async holderOf(hash: string): Promise<Holder | undefined> {
    const [row] = await this.#connections.run<Key & { name: string; since: number }>(SQL.holderOf, [hash]);
    return row && { player: { id: row.player, name: row.name, created: row.since }, key: keyIn(row) };
  }

  async useKey(hash: string, day: number): Promise<void> {
    await this.#connections.run(SQL.useKey, [hash, day]);
  }

  async keysOf(player: string): Promise<Key[]> {
    return (await this.#connections.run<Key>(SQL.keysOf, [player])).map(keyIn);
  }

  async removeKey(hash: string): Promise<void> {
    await this.#connections.run(SQL.removeKey, [hash]);
  }

  async removeOthers(player: string, hash: string): Promise<void> {
    await this.#connections.run(SQL.removeOthers, [player, hash]);
  }

  async removeUnused(before: number): Promise<void> {
    await this.#connections.run(SQL.removeUnused, [before]);
    await this.#connections.run(SQL.removeUnreached);
  }

  async rename(player: string, name: string): Promise<void> {
    await this.#connections.run(SQL.rename, [player, name]);
  }

  async addLink({ hash, player, expires }: Link): Promise<void> {
    await this.#connections.run(SQL.addLink, [hash, player, expires]);
  }

  async takeLink(hash: string, now: number): Promise<Player | undefined> {
    await this.#connections.run(SQL.expire, [now]);
    const [player] = await this.#connections.run<Player>(SQL.takeLink, [hash]);
    return player && { id: player.id, name: player.name, created: player.created };
  }

  async remove(player: string): Promise<void> {
    await this.#connections.run(SQL.remove, [player]);
  }
}

function valuesOf({ hash, player, created, used, kind, label }: Key): unknown[] {
  return [hash, player, created, used, kind, label];
}

function keyIn({ hash, player, created, used, kind, label }: Key): Key {
  return { hash, player, created, used, kind, label };
}
