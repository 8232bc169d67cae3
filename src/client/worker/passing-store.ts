import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import { MemoryStore } from '../../table/store/memory-store.ts';
import type { Index } from '../../table/store/store.ts';
import { TakenElsewhere, type LocalStore } from './local-store.ts';

/** Where the browser keeps nothing, as in some private windows: tables last as long as the page. */
export class PassingStore extends MemoryStore implements LocalStore {
  readonly isKept = false;
  readonly #claimed = new Set<string>();
  readonly #gone = new Set<string>();
  #name: string | undefined;

  async claim(table: string): Promise<void> {
    this.#claimed.add(table);
  }

  whenTaken(): void {}

  override async append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    if (this.#gone.has(id)) throw new TakenElsewhere(`table ${id} was cleared away`);
    return super.append(id, place, entry, index);
  }

  async lay(id: string, log: readonly Entry[], index: Index & { readonly card: TableCard }): Promise<void> {
    for (const [place, entry] of log.entries()) {
      if (place === 0) await this.open(id, entry, index);
      else await this.append(id, place, entry, index);
    }
  }

  override async remove(id: string): Promise<void> {
    this.#gone.add(id);
    await super.remove(id);
  }

  async clear(): Promise<void> {
    for (const id of this.#claimed) await this.remove(id);
    this.#name = undefined;
  }

  async name(): Promise<string | undefined> {
    return this.#name;
  }

  async keepName(name: string): Promise<void> {
    this.#name = name;
  }
}
