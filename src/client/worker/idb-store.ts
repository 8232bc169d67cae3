import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../../table/entry.ts';
import { MemoryStore } from '../../table/memory-store.ts';
import type { Index, Listed, Store } from '../../table/store.ts';
import { BY_CODE, ENTRIES, openDatabase, PLAYER, TABLES } from './database.ts';
import { answerTo, isTaken, written } from './requests.ts';

interface EntryRow {
  readonly table: string;
  readonly place: number;
  readonly entry: Entry;
}

interface TableRow extends Listed {
  readonly id: string;
  readonly due: number | null;
}

const NAME = 'name';

/** Keeps tables in this browser. They are read from memory; what is written is in the database first. */
export class IdbStore implements Store {
  readonly #database: IDBDatabase;
  readonly #memory = new MemoryStore();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string, factory: IDBFactory = indexedDB): Promise<IdbStore> {
    const store = new IdbStore(await openDatabase(name, factory));
    await store.#loadAll();
    return store;
  }

  close(): void {
    this.#database.close();
  }

  async open(id: string, entry: Entry, index: Index & { readonly card: TableCard }): Promise<boolean> {
    const { card, due, waiting } = index;
    const isNew = await this.#write(async (tables, entries) => {
      tables.add({ id, card, due, waiting, changed: entry.at } satisfies TableRow);
      entries.add({ table: id, place: 0, entry } satisfies EntryRow);
      return true;
    });
    if (!isNew || !(await this.#memory.open(id, entry, index))) await this.#catchUp(id);
    return isNew;
  }

  async append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    const isNext = await this.#write(async (tables, entries) => {
      const row: TableRow | undefined = await answerTo(tables.get(id));
      const before = await answerTo(entries.getKey([id, place - 1]));
      if (row === undefined || before === undefined) return false;
      entries.add({ table: id, place, entry } satisfies EntryRow);
      tables.put(rowAfter(row, entry, index));
      return true;
    });
    if (!isNext || !(await this.#memory.append(id, place, entry, index))) await this.#catchUp(id);
    return isNext;
  }

  async log(id: string): Promise<Entry[]> {
    const log = await this.#memory.log(id);
    if (log.length > 0) return log;
    await this.#catchUp(id);
    return this.#memory.log(id);
  }

  async idOf(code: string): Promise<string | undefined> {
    const known = await this.#memory.idOf(code);
    return known ?? (await this.#keyOf(code));
  }

  lobby(limit: number): Promise<Listed[]> {
    return this.#memory.lobby(limit);
  }

  tablesOf(player: string, limit: number): Promise<Listed[]> {
    return this.#memory.tablesOf(player, limit);
  }

  due(now: number, limit: number): Promise<string[]> {
    return this.#memory.due(now, limit);
  }

  running(): Promise<string[]> {
    return this.#memory.running();
  }

  /** How the person here is called. */
  async name(): Promise<string | undefined> {
    return answerTo<string | undefined>(this.#database.transaction(PLAYER).objectStore(PLAYER).get(NAME));
  }

  async keepName(name: string): Promise<void> {
    const transaction = this.#database.transaction(PLAYER, 'readwrite', { durability: 'strict' });
    transaction.objectStore(PLAYER).put(name, NAME);
    await written(transaction);
  }

  /** Writes all of it, or nothing if a place, an id or a code is taken: transactions come one after the other. */
  async #write(write: (tables: IDBObjectStore, entries: IDBObjectStore) => Promise<boolean>): Promise<boolean> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
    const end = written(transaction);
    try {
      const [isWritten] = await Promise.all([
        write(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES)),
        end,
      ]);
      return isWritten;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async #loadAll(): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    const [tables, entries]: [TableRow[], EntryRow[]] = await Promise.all([
      answerTo(transaction.objectStore(TABLES).getAll()),
      answerTo(transaction.objectStore(ENTRIES).getAll()),
    ]);
    const rows = new Map(tables.map((row) => [row.id, row]));
    for (const { table, place, entry } of entries) await this.#remember(rows.get(table)!, place, entry);
  }

  /** Learns what another tab has written: without that a lost race would be run, and lost, for ever. */
  async #catchUp(id: string): Promise<void> {
    const known = await this.#memory.log(id);
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    const missed = IDBKeyRange.bound([id, known.length], [id, Infinity]);
    const [row, entries]: [TableRow | undefined, EntryRow[]] = await Promise.all([
      answerTo(transaction.objectStore(TABLES).get(id)),
      answerTo(transaction.objectStore(ENTRIES).getAll(missed)),
    ]);
    if (row !== undefined) for (const { place, entry } of entries) await this.#remember(row, place, entry);
  }

  async #remember({ id, card, due, waiting, changed }: TableRow, place: number, entry: Entry): Promise<void> {
    // what came after the table had last changed, as others see it, was quiet
    const index = { card, due, waiting, quiet: entry.at > changed };
    if (place === 0) await this.#memory.open(id, entry, index);
    else await this.#memory.append(id, place, entry, index);
  }

  #keyOf(code: string): Promise<string | undefined> {
    const codes = this.#database.transaction(TABLES).objectStore(TABLES).index(BY_CODE);
    return answerTo(codes.getKey(code)) as Promise<string | undefined>;
  }
}

function rowAfter(row: TableRow, entry: Entry, { card, due, waiting, quiet }: Index): TableRow {
  return { ...row, card: card ?? row.card, due, waiting, changed: quiet === true ? row.changed : entry.at };
}
