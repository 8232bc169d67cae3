import { mkdir } from 'node:fs/promises';
import { messageOf } from '../store/calls.ts';
import { openSqlite, type Sqlite } from '../store/sqlite.ts';
import { FolderLock } from './lock.ts';
import { makeShut, shut } from './modes.ts';

/** A data folder that this process has to itself, and the store in it. */
export interface Data {
  readonly store: Sqlite;
  /** Also lets others have the folder. */
  close(): Promise<void>;
}

/** Throws if another process has the folder. What whoever runs the server has to know, and nobody else, is told in words. */
export async function openData(folder: string, warn: (words: string) => void): Promise<Data> {
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
