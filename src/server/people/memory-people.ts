import type { Holder, Key, Link, PeopleStore, Player } from './people-store.ts';

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

  async holderOf(hash: string): Promise<Holder | undefined> {
    const key = this.#keys.get(hash);
    const player = this.#players.get(key?.player ?? '');
    return key && player && { player, key };
  }

  async useKey(hash: string, day: number): Promise<void> {
    const key = this.#keys.get(hash);
    if (key !== undefined && key.used < day) this.#keys.set(hash, { ...key, used: day });
  }

  async keysOf(player: string): Promise<Key[]> {
    const keys = [...this.#keys.values()].filter((key) => key.player === player);
    return keys.sort((a, b) => b.used - a.used || b.created - a.created || (a.hash < b.hash ? -1 : 1));
  }

  async removeKey(hash: string): Promise<void> {
    this.#keys.delete(hash);
  }

  async removeOthers(player: string, hash: string): Promise<void> {
    forgetWhere(this.#keys, (key) => key.player === player && key.hash !== hash);
    forgetWhere(this.#links, (link) => link.player === player);
  }

  async removeUnused(before: number): Promise<void> {
    forgetWhere(this.#keys, ({ used }) => used < before);
    const reached = new Set([...this.#keys.values(), ...this.#links.values()].map(({ player }) => player));
    forgetWhere(this.#players, ({ id }) => !reached.has(id));
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
