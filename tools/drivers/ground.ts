import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, numberFlag, textFlag, UsageError, type Args, type Flags } from '../../src/cli/args.ts';
import type { Home } from '../../src/server/testing/crash/killable-server.ts';
import { PostgresServer } from '../../src/server/testing/postgres/postgres-server.ts';
import { smallDisk, type Disk } from '../../src/server/testing/troubles/disk.ts';

const STORES = ['sqlite', 'postgres'] as const;
type StoreName = (typeof STORES)[number];

/** Where servers keep their data, and how many they are. */
export interface Where {
  readonly store: StoreName;
  readonly processes: number;
}

const MOST_PROCESSES = 16;

export const WHERE_FLAGS: Flags = {
  store: { value: 'WHICH', says: 'sqlite, or postgres: one of its own, started and thrown away (sqlite)' },
  processes: { value: 'N', says: 'servers on the same data; more than one on postgres only (sqlite 1, postgres 2)' },
};

export function readWhere(args: Args): Where {
  const text = textFlag(args, 'store') ?? 'sqlite';
  const store = STORES.find((name) => name === text);
  if (store === undefined) throw new UsageError(`--store must be ${STORES.join(' or ')}, not '${text}'`);
  const byDefault = store === 'sqlite' ? 1 : 2;
  const processes = numberFlag(args, 'processes', { min: 1, max: MOST_PROCESSES, byDefault });
  if (store === 'sqlite' && processes > 1)
    throw new UsageError('--processes: one server at a time has a folder; --store postgres takes more');
  return { store, processes };
}

/** What the servers stand on, for one run. */
export interface Ground {
  /** For what the driver writes down. */
  readonly folder: string;
  readonly home: Home;
  readonly database?: PostgresServer;
  /** That of the database, if it can be full. */
  readonly disk?: Disk;
  /** Nothing stays behind, but what was written down if it is needed. */
  drop(isKept?: boolean): Promise<void>;
}

export async function lay({ store }: Where, hasSmallDisk = false): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-driver-'));
  const remove = (isKept = false): void => (isKept ? undefined : rmSync(folder, { recursive: true, force: true }));
  if (store === 'sqlite')
    return { folder, home: { DATA_DIR: join(folder, 'data') }, drop: async (isKept) => remove(isKept) };
  const disk = hasSmallDisk ? diskForDatabase() : undefined;
  const database = await PostgresServer.start(disk === undefined ? {} : { within: disk.folder });
  const drop = async (isKept?: boolean): Promise<void> => {
    await database.drop();
    disk?.remove();
    remove(isKept);
  };
  return {
    folder,
    home: { DATABASE_URL: await database.database() },
    database,
    ...(disk !== undefined && { disk }),
    drop,
  };
}

/** Straight in the folder for what is temporary: the account that runs a database must not be kept out by ours. */
function diskForDatabase(): Disk & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-disk-'));
  const disk = smallDisk(folder, '600m');
  const remove = (): void => {
    disk?.remove();
    rmSync(folder, { recursive: true });
  };
  if (disk !== undefined) return { ...disk, folder, remove };
  remove();
  throw new Failure('a full disk of the database needs a file system of its own, which this user may not mount');
}
