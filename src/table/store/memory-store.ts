import type { SeatSet } from '../../engine/seats.ts';
import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../log/entry.ts';
import { CODE_KEPT } from '../times.ts';
import type { Index, Listed, Store } from './store.ts';

interface Kept {
  readonly entries: Entry[];
  card: TableCard;
  due: number | null;
  waiting: SeatSet;
  changed: number;
}

/** Keeps tables as long as the program runs. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>();
  readonly #idOfCode = new Map<string, string>();

  async open(id: string, entry: Entry, { card, due, waiting }: Index & { readonly card: TableCard }): Promise<boolean> {
    if (this.#tables.has(id) || this.#codeHeldAt(card.code, entry.at) !== undefined) return false;
    this.#tables.set(id, { entries: [entry], card, due, waiting, changed: entry.at });
    this.#idOfCode.set(card.code, id);
    return true;
  }

  async append(id: string, place: number, entry: Entry, { card, due, waiting, quiet }: Index): Promise<boolean> {
    const table = this.#tables.get(id);
    if (table === undefined || table.entries.length !== place) return false;
    table.entries.push(entry);
    const changed = quiet === true ? table.changed : entry.at;
    Object.assign(table, { card: card ?? table.card, due, waiting, changed });
    return true;
  }

  async log(id: string, from = 0): Promise<Entry[]> {
    return this.#tables.get(id)?.entries.slice(from) ?? [];
  }

  async idOf(code: string, now: number): Promise<string | undefined> {
    return this.#codeHeldAt(code, now);
  }

  async lobby(limit: number): Promise<Listed[]> {
    const listed = this.#kept(({ card }) => card.public && (card.status === 'open' || card.status === 'playing'));
    const isOpen = ({ card }: Kept): number => (card.status === 'open' ? 1 : 0);
    return listed
      .sort((a, b) => isOpen(b) - isOpen(a) || b.changed - a.changed)
      .slice(0, limit)
      .map(listedOf);
  }

  async tablesOf(player: string, limit: number): Promise<Listed[]> {
    return theirs([...this.#tables.values()], player, limit);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return [...this.#tables]
      .flatMap(([id, { due }]) => (due !== null && due <= now ? [{ id, due }] : []))
      .sort((a, b) => a.due - b.due)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async running(): Promise<string[]> {
    const isRunning = ({ card: { status } }: Kept): boolean => status !== 'over' && status !== 'closed';
    return [...this.#tables].filter(([, table]) => isRunning(table)).map(([id]) => id);
  }

  async remove(id: string): Promise<void> {
    const code = this.#tables.get(id)?.card.code;
    if (code !== undefined && this.#idOfCode.get(code) === id) this.#idOfCode.delete(code);
    this.#tables.delete(id);
  }

  #codeHeldAt(code: string, now: number): string | undefined {
    const id = this.#idOfCode.get(code);
    const table = id === undefined ? undefined : this.#tables.get(id);
    return table !== undefined && isEnded(table.card) && table.changed < now - CODE_KEPT ? undefined : id;
  }

  #kept(fits: (table: Kept) => boolean): Kept[] {
    return [...this.#tables.values()].filter(fits);
  }
}

/** Of all tables those that this player sits at: those that have not ended first, and of these the last changed. */
export function theirs(all: readonly Listed[], player: string, limit: number): Listed[] {
  return all
    .filter(({ card }) => card.seats.some((seat) => seat.kind === 'person' && seat.player === player))
    .sort((a, b) => Number(isEnded(a.card)) - Number(isEnded(b.card)) || b.changed - a.changed)
    .slice(0, limit)
    .map(listedOf);
}

function listedOf({ card, waiting, changed }: Listed): Listed {
  return { card, waiting, changed };
}

function isEnded({ status }: TableCard): boolean {
  return status === 'over' || status === 'closed';
}
