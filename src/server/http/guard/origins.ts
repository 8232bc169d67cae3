import type { Item, Part, Sharing } from './sharing.ts';

/** Which address opened which table, at whichever process. It is never written down. */
export class Origins implements Part {
  readonly #addresses = new Map<string, string>();
  readonly #sharing: Sharing;
  #unsaid: Item[] = [];

  constructor(name: string, sharing: Sharing) {
    this.#sharing = sharing;
    sharing.add(name, this);
  }

  get size(): number {
    return this.#addresses.size;
  }

  /** Resolves when the others have been told. */
  async set(table: string, address: string): Promise<void> {
    this.#addresses.set(table, address);
    if (this.#sharing.isAlone) return;
    this.#unsaid.push([table, address]);
    await this.#sharing.tell();
  }

  countOf(address: string): number {
    let count = 0;
    for (const other of this.#addresses.values()) if (other === address) count++;
    return count;
  }

  get tables(): string[] {
    return [...this.#addresses.keys()];
  }

  forget(table: string): void {
    this.#addresses.delete(table);
  }

  news(): Item[] {
    const news = this.#unsaid;
    this.#unsaid = [];
    return news;
  }

  all(): Item[] {
    return [...this.#addresses];
  }

  /** A table outlives the process that opened it. */
  heard(items: readonly Item[]): void {
    for (const [table, address] of items) this.#addresses.set(table, String(address));
  }
}
