import type { Item, Part, Sharing } from './sharing.ts';

/** How much each has that lasts for a while, here and at other processes that live. */
export class Holdings implements Part {
  readonly #own = new Map<string, number>();
  readonly #others = new Map<number, Map<string, number>>();
  readonly #unsaid = new Set<string>();
  readonly #sharing: Sharing | undefined;

  /** Shared under that name, if at all. */
  constructor(name: string, sharing: Sharing | undefined) {
    this.#sharing = sharing?.isAlone === true ? undefined : sharing;
    this.#sharing?.add(name, this);
  }

  of(key: string): number {
    let count = this.#own.get(key) ?? 0;
    for (const other of this.#others.values()) count += other.get(key) ?? 0;
    return count;
  }

  add(key: string): void {
    this.#set(key, (this.#own.get(key) ?? 0) + 1);
  }

  remove(key: string): void {
    this.#set(key, this.#own.get(key)! - 1);
  }

  news(): Item[] {
    const news = [...this.#unsaid].map((key): Item => [key, this.#own.get(key) ?? 0]);
    this.#unsaid.clear();
    return news;
  }

  all(): Item[] {
    return [...this.#own];
  }

  heard(items: readonly Item[], process: number): void {
    const counts = this.#others.get(process) ?? new Map<string, number>();
    this.#others.set(process, counts);
    for (const [key, value] of items) put(counts, key, Number(value));
  }

  keepOnly(holds: (process: number) => boolean): void {
    for (const process of this.#others.keys()) if (!holds(process)) this.#others.delete(process);
  }

  #set(key: string, count: number): void {
    put(this.#own, key, count);
    if (this.#sharing === undefined) return;
    this.#unsaid.add(key);
    this.#sharing.changed();
  }
}

function put(counts: Map<string, number>, key: string, count: number): void {
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
