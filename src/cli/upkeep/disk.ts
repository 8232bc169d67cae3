import { chown, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Once this is answered no loss of power undoes it. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** The same for the names in a folder, where the system can. */
export async function flushNames(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** What the administrator puts into somebody's folder has to be theirs: their server could not even read it. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}
