import { countRows, rowsAfter } from '../moving/move-out.ts';
import { migrate, MIGRATIONS, versionOf } from '../store/migrations.ts';
import { SqlitePrune } from '../store/sqlite-prune.ts';
import { perform } from '../threads/perform.ts';
import { figuresOf, refuseDamaged, withDatabase, type Figures } from './database-file.ts';
import { FolderLock, holderOf } from './lock.ts';
import { lookInto } from './look-into.ts';
import { PRUNED_AT_ONCE } from './keeping.ts';

let lock: FolderLock | undefined;

interface Copy {
  readonly from: string;
  /** An empty file. */
  readonly to: string;
}

interface Pruning {
  readonly file: string;
  readonly before: number;
}

/** What can be done with databases beside serving from them. All of it takes its time, so that it has a thread of its own. */
const TASKS = {
  /** Keeps servers out of a folder until this thread ends. */
  take(folder: string): void {
    lock = FolderLock.take(folder);
  },
  release(): void {
    lock?.release();
  },
  /** As the database is at this moment, whoever writes to it meanwhile. */
  copy({ from, to }: Copy): void {
    withDatabase(from, false, (db) => db.prepare('VACUUM INTO ?').run(to));
  },
  check(file: string): Figures {
    return withDatabase(file, true, (db) => {
      refuseDamaged(db);
      return figuresOf(db, file);
    });
  },
  holderOf,
  lookInto,
  countRows,
  rowsAfter,
  /** Makes one file of a copy, with what was still beside it. */
  settle(file: string): void {
    withDatabase(file, false, (db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE'));
  },
  isCurrent: (file: string): boolean => withDatabase(file, false, (db) => versionOf(db) === MIGRATIONS.length),
  update: (file: string): void => withDatabase(file, false, (db) => migrate(db)),
  countEnded: ({ file, before }: Pruning): number =>
    withDatabase(file, false, (db) => new SqlitePrune(db).count(before)),
  /** Some of them; answers with how many. */
  prune({ file, before }: Pruning): number {
    return withDatabase(file, false, (db) => {
      db.exec('PRAGMA foreign_keys = ON; BEGIN IMMEDIATE');
      const { length } = new SqlitePrune(db).prune(before, PRUNED_AT_ONCE);
      db.exec('COMMIT');
      return length;
    });
  },
};
export type UpkeepTasks = typeof TASKS;

perform(TASKS);
