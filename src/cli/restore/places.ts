import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import type { DataFiles } from '../../server/upkeep/files.ts';
import { Failure } from '../args.ts';
import { reasonOf } from '../files.ts';
import { isThere } from '../upkeep/disk.ts';

/** With what lies beside it, if it is no backup but the copy of a folder. */
export async function copyIn(file: string, part: string): Promise<void> {
  try {
    for (const end of ['', '-wal']) {
      await rm(part + end, { force: true });
      if (!(await isThere(file + end))) continue;
      await copyFile(file + end, part + end);
      await chmod(part + end, 0o600);
    }
  } catch (error) {
    throw new Failure(`cannot copy ${file}: ${reasonOf(error)}`);
  }
}

/**
 * Nothing is ever destroyed. The newest part goes first: a database without it is noticed at the next start, while SQLite would throw away
 * a newest part without its database.
 */
export async function putAside({ database, wal }: DataFiles, now: Date): Promise<string | undefined> {
  if (!(await isThere(database))) return undefined;
  const aside = await nameFor(database, now);
  if (await isThere(wal)) await rename(wal, `${aside}-wal`);
  await rename(database, aside);
  return aside;
}

async function nameFor(database: string, now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  let name = `${database}.${stamp}`;
  for (let more = 2; await isThere(name); more++) name = `${database}.${stamp}-${more}`;
  return name;
}

/** Without anything that was known of the other one. */
export async function putInPlace(part: string, { database, wal, shm, known }: DataFiles): Promise<void> {
  for (const path of [wal, shm, known]) await rm(path, { force: true });
  await rename(part, database);
  await chmod(database, 0o600);
}
