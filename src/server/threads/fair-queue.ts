/** For whom something is done. */
export interface Whose {
  readonly player: string;
  readonly address: string;
}

interface Next<T> {
  readonly one: T;
  /** How much of all there is falls to it now, where addresses share alike, and the players of an address, and what a player wants. */
  readonly share: number;
}

/**
 * Who waits is served by turns: one address after the other, of an address one player after the other, and of a player what
 * came first. So whoever asks for much waits for that, and nobody else does.
 */
export class FairQueue<T extends Whose> {
  readonly #addresses = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(one: T): void {
    const players = this.#addresses.get(one.address) ?? new Map<string, T[]>();
    const waiting = players.get(one.player) ?? [];
    waiting.push(one);
    players.set(one.player, waiting);
    this.#addresses.set(one.address, players);
    this.#size++;
  }

  /** Whose turn it is; the others of the same address and player come after everybody else then. */
  next(): Next<T> | undefined {
    const [address, players] = firstOf(this.#addresses) ?? [];
    if (address === undefined || players === undefined) return undefined;
    const [player, waiting] = firstOf(players)!;
    const share = 1 / (this.#addresses.size * players.size * waiting.length);
    const one = waiting.shift()!;
    players.delete(player);
    if (waiting.length > 0) players.set(player, waiting);
    this.#addresses.delete(address);
    if (players.size > 0) this.#addresses.set(address, players);
    this.#size--;
    return { one, share };
  }

  /** Whether it was still waiting. */
  remove(one: T): boolean {
    const players = this.#addresses.get(one.address);
    const waiting = players?.get(one.player) ?? [];
    const at = waiting.indexOf(one);
    if (players === undefined || at < 0) return false;
    waiting.splice(at, 1);
    if (waiting.length === 0) players.delete(one.player);
    if (players.size === 0) this.#addresses.delete(one.address);
    this.#size--;
    return true;
  }

  /** How many wait for this address. */
  countOf(address: string): number {
    let count = 0;
    for (const waiting of this.#addresses.get(address)?.values() ?? []) count += waiting.length;
    return count;
  }

  all(): T[] {
    return [...this.#addresses.values()].flatMap((players) => [...players.values()].flat());
  }
}

function firstOf<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  return map.entries().next().value;
}
