import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Known } from '../upkeep/known.ts';
import { lookBefore, lossIn } from '../upkeep/loss.ts';
import { perform } from '../threads/perform.ts';
import { messageOf, type Call, type Name, type Opening, type Result } from './calls.ts';
import { migrate } from './migrations.ts';
import { SqliteAnalyses } from './sqlite-analyses.ts';
import { SqlitePeople } from './sqlite-people.ts';
import { SqlitePrune } from './sqlite-prune.ts';
import { SqliteTables } from './sqlite-tables.ts';
import { Written } from './written.ts';
import { SqliteUpkeep } from './sqlite-upkeep.ts';

const READING: ReadonlySet<Name> = new Set([
  'log',
  'idOf',
  'lobby',
  'tablesOf',
  'due',
  'running',
  'holderOf',
  'keysOf',
  'tablesByStatus',
  'analysis',
]);

const BUSY = 5;
const CONSTRAINT = 19;
const A_MOMENT = 5;

/** Does batches of calls, each batch whole or not at all, and flushed when it is done. */
class Database {
  readonly #db: DatabaseSyncInstance;
  readonly #parts: readonly object[];
  readonly #written: Written;
  readonly #known: Known;

  constructor(db: DatabaseSyncInstance, written: Written, known: Known) {
    this.#db = db;
    this.#parts = [
      new SqliteTables(db),
      new SqlitePeople(db),
      new SqliteAnalyses(db),
      new SqlitePrune(db),
      new SqliteUpkeep(db),
    ];
    this.#written = written;
    this.#known = known;
  }

  keep(calls: readonly Call[]): Result[] {
    try {
      // readers need not wait for another process that writes
      this.#db.exec(calls.every(({ name }) => READING.has(name)) ? 'BEGIN' : 'BEGIN IMMEDIATE');
      const results = calls.map((call) => this.#attempt(call));
      const changes = this.#written.add(
        calls.filter(({ name }, i) => !READING.has(name) && isDone(results[i]!)).length,
      );
      this.#db.exec('COMMIT');
      if (changes !== undefined) this.#known.write(changes);
      return results;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw new Error(`the database failed: ${messageOf(error)}`, { cause: error });
    }
  }

  close(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#known.close();
  }

  /** A call that is wrong in itself fails alone: the others of its batch have nothing to do with it. */
  #attempt(call: Call): Result {
    this.#db.exec('SAVEPOINT call');
    try {
      const value = this.#perform(call);
      this.#db.exec('RELEASE call');
      return { value };
    } catch (error) {
      if (!this.#db.isTransaction || !isOwnFault(error)) throw error;
      this.#db.exec('ROLLBACK TO call; RELEASE call');
      return { failed: `${call.name} failed: ${messageOf(error)}` };
    }
  }

  #perform({ name, args }: Call): unknown {
    const part = this.#parts.find((one) => name in one)!;
    return Reflect.apply(Reflect.get(part, name), part, args);
  }
}

/** Whether a call that writes has written anything. */
function isDone(result: Result): boolean {
  return 'value' in result && result.value !== false;
}

/** Against a constraint, or nothing that SQLite could be asked. */
function isOwnFault(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: number };
  // the lowest byte says what it is, the others say more
  return errcode === undefined || (errcode & 0xff) === CONSTRAINT;
}

function connect({ file, known, patience }: Opening): [Database, string[]] {
  const before = lookBefore(file, known);
  const db = new DatabaseSync(file, { timeout: patience });
  writeAhead(db, patience);
  // on a Mac nothing less than `fullfsync` reaches the disk
  db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON');
  migrate(db);
  const written = new Written(db);
  const loss = lossIn(db, file, before, written.changes());
  const marker = new Known(known);
  marker.write(written.changes());
  return [new Database(db, written, marker), loss === undefined ? [] : [loss]];
}

/** SQLite's own patience does not hold here: while somebody else writes a new file, it is refused at once. */
function writeAhead(db: DatabaseSyncInstance, patience: number): void {
  const until = performance.now() + patience;
  while (true) {
    try {
      return db.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if ((error as { readonly errcode?: number }).errcode !== BUSY || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, A_MOMENT);
    }
  }
}

let database: Database | undefined;

const TASKS = {
  open(opening: Opening): string[] {
    try {
      const [opened, warnings] = connect(opening);
      database = opened;
      return warnings;
    } catch (error) {
      throw new Error(`cannot open ${opening.file}: ${messageOf(error)}`, { cause: error });
    }
  },
  keep: (calls: readonly Call[]): Result[] => database!.keep(calls),
  close: (): void => database?.close(),
};
export type SqliteTasks = typeof TASKS;

perform(TASKS);
