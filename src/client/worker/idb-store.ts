import { drawId } from '../../table/code.ts';
import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import { MemoryStore, theirs } from '../../table/store/memory-store.ts';
import type { Index, Listed } from '../../table/store/store.ts';
import { BY_CODE, ENTRIES, openDatabase, PLAYER, TABLES } from './database.ts';
import { TakenElsewhere, type LocalStore } from './local-store.ts';
import { answerTo, isTaken, written } from './requests.ts';

interface EntryRow {
  readonly table: string;
  readonly place: number;
  readonly entry: Entry;
}

interface TableRow extends Listed {
  readonly id: string;
  readonly due: number | null;
  /** The tab that may write: the last one that claimed it. */
  readonly owner: string;
}

const NAME = 'name';
const DURABLE = { durability: 'strict' } as const;

/**
 * Keeps tables in this browser. A table that this tab has is read from memory; what is written is in the database first.
 * Transactions come one after the other, so that from the moment of a claim no other tab has written anything.
 */
export class IdbStore implements LocalStore {
  readonly isKept = true;
  readonly #database: IDBDatabase;
  readonly #me = drawId((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  readonly #memory = new MemoryStore();
  /** The tables that this tab has, each with the claim that may still be under way. */
  readonly #held = new Map<string, Promise<void>>();
  /** What this tab had: whoever still works at it must hear that it is over, or would try again for ever. */
  readonly #gone = new Set<string>();
  /** Carries the ids of tables that were claimed: the others look whether that was theirs. */
  readonly #channel: BroadcastChannel;
  #tellTaken: (table: string) => void = () => undefined;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    this.#channel = new BroadcastChannel(database.name);
    this.#channel.addEventListener('message', ({ data }) => void this.#check(String(data)));
  }

  static async open(name: string, factory: IDBFactory = indexedDB): Promise<IdbStore> {
    return new IdbStore(await openDatabase(name, factory));
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  claim(id: string): Promise<void> {
    const before = this.#held.get(id);
    if (before !== undefined) return before;
    const claim = this.#claim(id);
    this.#gone.delete(id);
    this.#held.set(id, claim);
    claim.catch(() => this.#held.delete(id));
    return claim;
  }

  whenTaken(tell: (table: string) => void): void {
    this.#tellTaken = tell;
  }

  async open(id: string, entry: Entry, index: Index & { readonly card: TableCard }): Promise<boolean> {
    const { card, due, waiting } = index;
    const isNew = await this.#write(async (tables, entries) => {
      tables.add({ id, card, due, waiting, changed: entry.at, owner: this.#me } satisfies TableRow);
      entries.add({ table: id, place: 0, entry } satisfies EntryRow);
      return true;
    });
    if (!isNew) return false;
    this.#held.set(id, Promise.resolve());
    return this.#memory.open(id, entry, index);
  }

  async lay(id: string, log: readonly Entry[], index: Index & { readonly card: TableCard }): Promise<void> {
    const { card, due, waiting } = index;
    await this.#write(async (tables, entries) => {
      tables.add({ id, card, due, waiting, changed: log.at(-1)!.at, owner: this.#me } satisfies TableRow);
      for (const [place, entry] of log.entries()) entries.add({ table: id, place, entry } satisfies EntryRow);
      return true;
    });
  }

  async append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    const isNext = await this.#write(async (tables, entries) => {
      const row: TableRow | undefined = await answerTo(tables.get(id));
      if (row?.owner !== this.#me) return this.#refuse(id, row);
      if ((await answerTo(entries.getKey([id, place - 1]))) === undefined) return false;
      entries.add({ table: id, place, entry } satisfies EntryRow);
      tables.put(rowAfter(row, entry, index));
      return true;
    });
    return isNext && this.#memory.append(id, place, entry, index);
  }

  async log(id: string, from?: number): Promise<Entry[]> {
    if (!this.#held.has(id)) await this.#catchUp(id);
    return this.#memory.log(id, from);
  }

  async idOf(code: string): Promise<string | undefined> {
    const codes = this.#database.transaction(TABLES).objectStore(TABLES).index(BY_CODE);
    return answerTo(codes.getKey(code)) as Promise<string | undefined>;
  }

  lobby(limit: number): Promise<Listed[]> {
    return this.#memory.lobby(limit);
  }

  /** Whichever tab has them. */
  async tablesOf(player: string, limit: number): Promise<Listed[]> {
    const rows: TableRow[] = await answerTo(this.#database.transaction(TABLES).objectStore(TABLES).getAll());
    return theirs(rows, player, limit);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return (await this.#memory.due(now, limit)).filter((id) => this.#held.has(id));
  }

  async running(): Promise<string[]> {
    return (await this.#memory.running()).filter((id) => this.#held.has(id));
  }

  async remove(id: string): Promise<void> {
    await this.#write(async (tables, entries) => {
      tables.delete(id);
      entries.delete(entriesOf(id));
      return true;
    });
    this.#held.delete(id);
    this.#gone.add(id);
    await this.#memory.remove(id);
    this.#channel.postMessage(id);
  }

  async clear(): Promise<void> {
    const rows = this.#database.transaction(TABLES).objectStore(TABLES).getAllKeys();
    for (const id of await answerTo(rows)) await this.remove(String(id));
    const transaction = this.#database.transaction(PLAYER, 'readwrite', DURABLE);
    transaction.objectStore(PLAYER).clear();
    await written(transaction);
  }

  async name(): Promise<string | undefined> {
    return answerTo<string | undefined>(this.#database.transaction(PLAYER).objectStore(PLAYER).get(NAME));
  }

  async keepName(name: string): Promise<void> {
    const transaction = this.#database.transaction(PLAYER, 'readwrite', DURABLE);
    transaction.objectStore(PLAYER).put(name, NAME);
    await written(transaction);
  }

  async #claim(id: string): Promise<void> {
    const isThere = await this.#write(async (tables) => {
      const row: TableRow | undefined = await answerTo(tables.get(id));
      if (row !== undefined) tables.put({ ...row, owner: this.#me } satisfies TableRow);
      return row !== undefined;
    });
    if (!isThere) this.#held.delete(id);
    await this.#catchUp(id);
    this.#channel.postMessage(id);
  }

  /** A table that was here must not be decided on anew, as after a race for a place: it is not ours any more. */
  #refuse(id: string, row: TableRow | undefined): false {
    if (row === undefined && !this.#held.has(id) && !this.#gone.has(id)) return false;
    this.#lose(id);
    throw new TakenElsewhere(`table ${id} is in another tab`);
  }

  /** What was said of a table may be old: the database knows. */
  async #check(id: string): Promise<void> {
    if (!this.#held.has(id)) return;
    const row = await this.#rowOf(id).catch(() => undefined);
    if (row?.owner !== this.#me) this.#lose(id);
  }

  async #rowOf(id: string): Promise<TableRow | undefined> {
    return answerTo<TableRow | undefined>(this.#database.transaction(TABLES).objectStore(TABLES).get(id));
  }

  #lose(id: string): void {
    if (!this.#held.delete(id)) return;
    this.#gone.add(id);
    this.#tellTaken(id);
  }

  /** Writes all of it, or nothing if a place, an id or a code is taken. */
  async #write(write: (tables: IDBObjectStore, entries: IDBObjectStore) => Promise<boolean>): Promise<boolean> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite', DURABLE);
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

  /** Learns what was written before this tab had the table. */
  async #catchUp(id: string): Promise<void> {
    const known = await this.#memory.log(id);
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    const [row, entries]: [TableRow | undefined, EntryRow[]] = await Promise.all([
      answerTo(transaction.objectStore(TABLES).get(id)),
      answerTo(transaction.objectStore(ENTRIES).getAll(entriesOf(id, known.length))),
    ]);
    if (row === undefined) return this.#memory.remove(id);
    for (const { place, entry } of entries) await this.#remember(row, place, entry);
  }

  async #remember({ id, card, due, waiting, changed }: TableRow, place: number, entry: Entry): Promise<void> {
    // what came after the table had last changed, as others see it, was quiet
    const index = { card, due, waiting, quiet: entry.at > changed };
    if (place === 0) await this.#memory.open(id, entry, index);
    else await this.#memory.append(id, place, entry, index);
  }
}

function entriesOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Infinity]);
}

function rowAfter(row: TableRow, entry: Entry, { card, due, waiting, quiet }: Index): TableRow {
  return { ...row, card: card ?? row.card, due, waiting, changed: quiet === true ? row.changed : entry.at };
}
