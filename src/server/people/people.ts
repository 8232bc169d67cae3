import { createHash } from 'node:crypto';
import type { Environment } from '../../table/environment.ts';
import type { PeopleStore, Player } from './people-store.ts';

/** Somebody who has just become known: the token is shown once, and only its hash is kept. */
export interface Arrival {
  readonly player: Player;
  readonly token: string;
}

const TOKEN_BYTES = 32;
const ID_BYTES = 9;
const LINK_FOR = 10 * 60_000;
/** Who a token belongs to is remembered so long; after that a player who was removed elsewhere is unknown here too. */
const REMEMBER = 60_000;
const MOST_REMEMBERED = 20_000;

interface Known {
  readonly player: Player;
  readonly until: number;
}

/** Who is who. A player is whoever holds a token of theirs. */
export class People {
  readonly #store: PeopleStore;
  readonly #time: Environment['time'];
  readonly #random: Environment['random'];
  readonly #known = new Map<string, Known>();

  constructor(store: PeopleStore, { time, random }: Pick<Environment, 'time' | 'random'>) {
    this.#store = store;
    this.#time = time;
    this.#random = random;
  }

  async arrive(name: string): Promise<Arrival> {
    const player = { id: this.#draw(ID_BYTES), name, created: this.#time.now() };
    const token = this.#draw(TOKEN_BYTES);
    await this.#store.add(player, { hash: hashOf(token), player: player.id, created: player.created });
    return { player, token };
  }

  async playerOf(token: string): Promise<Player | undefined> {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > this.#time.now()) return known.player;
    const player = await this.#store.playerOf(hash);
    if (player !== undefined) this.#remember(hash, player);
    return player;
  }

  async rename(player: Player, name: string): Promise<void> {
    await this.#store.rename(player.id, name);
    this.#forget(player.id);
  }

  async remove(player: Player): Promise<void> {
    await this.#store.remove(player.id);
    this.#forget(player.id);
  }

  /** A code that lets another device go on as this player, once and soon. */
  async link(player: Player): Promise<{ readonly code: string; readonly expires: number }> {
    const code = this.#draw(TOKEN_BYTES);
    const expires = this.#time.now() + LINK_FOR;
    await this.#store.addLink({ hash: hashOf(code), player: player.id, expires });
    return { code, expires };
  }

  async claim(code: string): Promise<Arrival | undefined> {
    const player = await this.#store.takeLink(hashOf(code), this.#time.now());
    if (player === undefined) return undefined;
    const token = this.#draw(TOKEN_BYTES);
    await this.#store.addKey({ hash: hashOf(token), player: player.id, created: this.#time.now() });
    return { player, token };
  }

  #draw(bytes: number): string {
    return Buffer.from(this.#random(bytes)).toString('base64url');
  }

  #remember(hash: string, player: Player): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, { player, until: this.#time.now() + REMEMBER });
  }

  #forget(id: string): void {
    for (const [hash, { player }] of this.#known) if (player.id === id) this.#known.delete(hash);
  }
}

/** A token is random enough that no salt or slow hash is needed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
