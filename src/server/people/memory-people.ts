import type { Key, Link, PeopleStore, Player } from './people-store.ts';

/** Keeps people as long as the program runs. */
export class MemoryPeople implements PeopleStore {
  readonly #players = new Map<string, Player>();
  readonly #keys = new Map<string, Key>();
  readonly #links = new Map<string, Link>();

  async add(player: Player, key: Key): Promise<void> {
    if (this.#players.has(player.id)) throw new Error(`there is a player ${player.id} already`);
    if (this.#keys.has(key.hash)) throw new Error('there is such a key already');
    this.#players.set(player.id, player);
    this.#keys.set(key.hash, key);
  }

  async addKey(key: Key): Promise<void> {
    this.#mustBeNew(key, this.#keys);
    this.#keys.set(key.hash, key);
  }

  async playerOf(hash: string): Promise<Player | undefined> {
    return this.#players.get(this.#keys.get(hash)?.player ?? '');
  }

  async rename(player: string, name: string): Promise<void> {
    const known = this.#players.get(player);
    if (known !== undefined) this.#players.set(player, { ...known, name });
  }

  async addLink(link: Link): Promise<void> {
    this.#mustBeNew(link, this.#links);
    this.#links.set(link.hash, link);
  }

  async takeLink(hash: string, now: number): Promise<Player | undefined> {
    forgetWhere(this.#links, ({ expires }) => expires <= now);
    const link = this.#links.get(hash);
    this.#links.delete(hash);
    return this.#players.get(link?.player ?? '');
  }

  async remove(player: string): Promise<void> {
    this.#players.delete(player);
    forgetWhere(this.#keys, (key) => key.player === player);
    forgetWhere(this.#links, (link) => link.player === player);
  }

  #mustBeNew({ player, hash }: Key | Link, known: ReadonlyMap<string, unknown>): void {
    if (!this.#players.has(player)) throw new Error(`there is no player ${player}`);
    if (known.has(hash)) throw new Error('there is such a hash already');
  }
}

function forgetWhere<T>(kept: Map<string, T>, fits: (value: T) => boolean): void {
  for (const [key, value] of kept) if (fits(value)) kept.delete(key);
}
