import { join } from 'node:path';

const DATABASE = 'threestraws.db';

/** What a data folder holds. */
export interface DataFiles {
  readonly database: string;
  /** What was written last, until it is moved into the database. */
  readonly wal: string;
  readonly shm: string;
  /** Locked as long as a process has the folder. */
  readonly lock: string;
  /** Which process that is. */
  readonly pid: string;
  /** How much was kept at least. */
  readonly known: string;
}

export function filesIn(folder: string): DataFiles {
  const database = join(folder, DATABASE);
  return {
    database,
    wal: `${database}-wal`,
    shm: `${database}-shm`,
    lock: join(folder, 'server.lock'),
    pid: join(folder, 'server.pid'),
    known: join(folder, 'known.json'),
  };
}

/** Also those that were put aside. */
export function isOurs(name: string): boolean {
  return name.startsWith(DATABASE) || ['server.lock', 'server.pid', 'known.json'].includes(name);
}
