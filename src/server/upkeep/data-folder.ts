import { mkdir } from 'node:fs/promises';
import { messageOf } from '../store/calls.ts';
import type { Database } from '../store/database.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Settings } from '../settings.ts';
import { FolderLock } from './lock.ts';
import { makeShut, shut } from './modes.ts';

/** Where this process keeps everything: in a data folder that it has to itself, or in a database that it shares. */
export interface Data {
  readonly store: Database;
  /** Also lets others have the folder. */
  close(): Promise<void>;
}

export async function openData(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  warn: (words: string) => void,
): Promise<Data> {
  if (databaseUrl === undefined) return openFolder(dataDir, warn);
  const store = await openPostgres(databaseUrl).catch((error: unknown) => {
    throw new Error(`cannot open the database that DATABASE_URL names: ${messageOf(error)}`, { cause: error });
  });
  return { store, close: () => store.close() };
}

/** Throws if another process has the folder. What whoever runs the server has to know, and nobody else, is told in words. */
async function openFolder(folder: string, warn: (words: string) => void): Promise<Data> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new Error(`cannot keep anything in ${folder}: ${messageOf(error)}`);
  });
  const lock = FolderLock.take(folder);
  try {
    await makeShut(folder);
    const open = await shut(folder);
    if (open !== undefined) warn(open);
    const store = await openSqlite(folder);
    store.warnings.forEach(warn);
    const close = (): Promise<void> => store.close().finally(() => lock.release());
    return { store, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
