import { chmod, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../store/calls.ts';
import { filesIn, isOurs } from './files.ts';

const OF_OTHERS = 0o077;
/** Who may delete what in a folder like /tmp is a matter of everybody's. */
const SHARED = 0o1000;
/** Every disk has one at its top. */
const LOST = 'lost+found';

/**
 * Takes from everybody else what they may do with the folder and the files in it, whoever made them. Answers with what could not be done,
 * in words. Where there are no such modes, as on Windows, there is nothing to do.
 */
export async function shut(folder: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const found = await readdir(folder, { withFileTypes: true });
  const files = found.filter((one) => isOurs(one.name) && !one.isDirectory()).map(({ name }) => join(folder, name));
  const isHome = found.some((one) => one.isDirectory() && one.name !== LOST);
  const failures = await Promise.all([shutFolder(folder, isHome), ...files.map(shutOne)]);
  return failures.find((failure) => failure !== undefined);
}

/** What others may look into: the folder, or files in it. */
export async function openToOthers(folder: string): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const paths = [folder, ...(await readdir(folder)).filter(isOurs).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode));
  return paths.filter((_, i) => (modes[i]! & OF_OTHERS) !== 0);
}

/** The database as an empty file that is shut from the first: SQLite gives what it puts beside it the same mode. */
export async function makeShut(folder: string): Promise<void> {
  const { database } = filesIn(folder);
  // one that is there must not be opened here: closing it would lose SQLite's locks of this process
  const file = await open(database, 'wx', 0o600).catch(() => undefined);
  await file?.close();
}

/** A folder that also holds others, such as the top of a disk, is not only ours: whoever made it so has to know. */
async function shutFolder(folder: string, isHome: boolean): Promise<string | undefined> {
  const { mode } = await stat(folder);
  if ((mode & OF_OTHERS) === 0) return undefined;
  if (!isHome && (mode & SHARED) === 0) return shutOne(folder);
  return `other users may look into ${folder}, and it is not only for this data: use a folder of its own, or chmod 700 it`;
}

async function shutOne(path: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & OF_OTHERS) !== 0) await chmod(path, mode & 0o7700);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return `other users may read ${path}, and that cannot be changed: ${messageOf(error)}`;
  }
}
