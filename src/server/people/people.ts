import { hash } from 'node:crypto';
import type { Environment } from '../../table/environment.ts';
import type { KeyKind } from '../../protocol/lists.ts';
import type { Holder, Key, PeopleStore, Player } from './people-store.ts';
import { dayOf, forgetDaily, oldestDay } from './unused.ts';

/** Somebody who has just become known: the token is shown once, and only its hash is kept. */
export interface Arrival {
  readonly player: Player;
  readonly token: string;
}

/** What a key is made for. */
export interface NewDevice {
  readonly kind: KeyKind;
  readonly label: string | null;
}

/** Whoever holds a token that is good. */
interface Found extends Holder {
  /** Whether this is the first use of a day: then what the browser keeps should last a year from now on. */
  readonly isFirstToday: boolean;
}

/** Where somebody is known, as they may see it themselves. */
export interface Device extends Key {
  /** Nothing can be done with it but sign the device out. */
  readonly id: string;
}

const TOKEN_BYTES = 32;
const ID_BYTES = 9;
const LINK_FOR = 10 * 60_000;
/** Who a token belongs to is remembered so long; after that a player who was removed elsewhere is unknown here too. */
const REMEMBER = 60_000;
const MOST_REMEMBERED = 20_000;
const PROGRAM: NewDevice = { kind: 'bearer', label: null };

interface Known {
  readonly holder: Holder;
  readonly until: number;
}

/** Who is who. A player is whoever holds a token of theirs. */
export class People {
  readonly #store: PeopleStore;
  readonly #time: Environment['time'];
  readonly #random: Environment['random'];
  readonly #failed: (error: unknown) => void;
  readonly #known = new Map<string, Known>();
  /** How often somebody was forgotten. */
  #forgotten = 0;
  #callOff: (() => void) | undefined;

  constructor(store: PeopleStore, { time, random, failed }: Pick<Environment, 'time' | 'random' | 'failed'>) {
    this.#store = store;
    this.#time = time;
    this.#random = random;
    this.#failed = (error) => failed('', error);
    store.onChanged?.((player) => this.#forgetWhere((holder) => player === undefined || holder.player.id === player));
  }

  /** From now on keys that nobody uses any more are forgotten. */
  begin(): void {
    this.#callOff = forgetDaily(this.#time, (before) => this.#store.removeUnused(before).catch(this.#failed));
  }

  stop(): void {
    this.#callOff?.();
  }

  async arrive(name: string, device = PROGRAM): Promise<Arrival> {
    const player = { id: this.#draw(ID_BYTES), name, created: this.#time.now() };
    const token = this.#draw(TOKEN_BYTES);
    await this.#store.add(player, this.#newKey(player, token, device));
    return { player, token };
  }

  async holderOf(token: string): Promise<Found | undefined> {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > this.#time.steady()) return { ...known.holder, isFirstToday: false };
    const forgotten = this.#forgotten;
    const holder = await this.#store.holderOf(hash);
    if (holder === undefined || holder.key.used < oldestDay(this.#time.now())) return undefined;
    // who was signed out in this very moment must not be remembered
    if (forgotten === this.#forgotten) this.#remember(hash, holder);
    const isFirstToday = holder.key.used < dayOf(this.#time.now());
    if (isFirstToday) this.#noteUse(hash);
    return { ...holder, isFirstToday };
  }

  async rename(player: Player, name: string): Promise<void> {
    await this.#store.rename(player.id, name);
    this.#forgetWhere((holder) => holder.player.id === player.id);
  }

  async remove(player: Player): Promise<void> {
    await this.#store.remove(player.id);
    this.#forgetWhere((holder) => holder.player.id === player.id);
  }

  /** Where this player is known, the last used first. */
  async devicesOf(player: Player): Promise<Device[]> {
    const keys = await this.#store.keysOf(player.id);
    const good = keys.filter(({ used }) => used >= oldestDay(this.#time.now()));
    return good.map((key) => ({ ...key, id: deviceIdOf(key.hash) }));
  }

  /** The player is not known any more on one of these devices. */
  async signOut({ hash }: Pick<Device, 'hash'>): Promise<void> {
    await this.#store.removeKey(hash);
    this.#forgetWhere(({ key }) => key.hash === hash);
  }

  /** The player stays known by this key only; links that were made do not work any more. */
  async signOutOthers(player: Player, hash: string): Promise<void> {
    await this.#store.removeOthers(player.id, hash);
    this.#forgetWhere((holder) => holder.player.id === player.id && holder.key.hash !== hash);
  }

  /** A code that lets another device go on as this player, once and soon. */
  async link(player: Player): Promise<{ readonly code: string; readonly expires: number }> {
    const code = this.#draw(TOKEN_BYTES);
    const expires = this.#time.now() + LINK_FOR;
    await this.#store.addLink({ hash: hashOf(code), player: player.id, expires });
    return { code, expires };
  }

  async claim(code: string, device = PROGRAM): Promise<Arrival | undefined> {
    const player = await this.#store.takeLink(hashOf(code), this.#time.now());
    if (player === undefined) return undefined;
    const token = this.#draw(TOKEN_BYTES);
    await this.#store.addKey(this.#newKey(player, token, device));
    return { player, token };
  }

  #newKey({ id }: Player, token: string, { kind, label }: NewDevice): Key {
    const created = this.#time.now();
    return { hash: hashOf(token), player: id, created, used: dayOf(created), kind, label };
  }

  #draw(bytes: number): string {
    return Buffer.from(this.#random(bytes)).toString('base64url');
  }

  /** Nobody waits for it, and a disk that is full keeps nobody out: tomorrow will do. */
  #noteUse(hash: string): void {
    this.#store.useKey(hash, dayOf(this.#time.now())).catch(this.#failed);
  }

  #remember(hash: string, holder: Holder): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, { holder, until: this.#time.steady() + REMEMBER });
  }

  #forgetWhere(fits: (holder: Holder) => boolean): void {
    this.#forgotten++;
    for (const [hash, { holder }] of this.#known) if (fits(holder)) this.#known.delete(hash);
  }
}

/** A token is random enough that no salt or slow hash is needed. */
function hashOf(token: string): string {
  return hash('sha256', token);
}

/** Follows from the key, and leads nowhere back. */
function deviceIdOf(hash: string): string {
  return hashOf(`device ${hash}`).slice(0, 16);
}
