import { rmSync } from 'node:fs';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { filesIn, type DataFiles } from '../../server/upkeep/files.ts';
import { Failure, onlyWord, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { reasonOf } from '../files.ts';
import { DATA_FLAG, readDataDir } from '../serve/settings.ts';
import { onStop } from '../signals.ts';
import { flush, flushNames, giveToOwnerOf } from '../upkeep/disk.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';
import { holdingOf } from '../upkeep/words.ts';
import { copyIn, putAside, putInPlace } from './places.ts';

export const restore: Command = {
  name: 'restore',
  words: 'FILE',
  says: 'Puts a copy that backup made in the place of the database. No server may run there; what was there before is put aside.',
  flags: DATA_FLAG,
  run,
};

async function run(args: Args): Promise<number> {
  const file = onlyWord(args, 'FILE');
  const folder = readDataDir(args, process.env, 'fill that database with pg_restore, as docs/operating.md says');
  await refuseFile(file, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new Failure(`cannot keep data in ${folder}: ${reasonOf(error)}`);
  });
  await withUpkeep(async (upkeep) => {
    await upkeep.call('take', folder);
    await restoreFrom(upkeep, file, folder).finally(() => upkeep.call('release', undefined));
  });
  return 0;
}

async function refuseFile(file: string, folder: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${reasonOf(error)}`);
  });
  if (!found.isFile()) throw new UsageError(`cannot restore ${file}: it is no file`);
  const here = await realpath(filesIn(folder).database).catch(() => undefined);
  if ((await realpath(file)) === here) throw new UsageError(`${file} is the database of ${folder} itself`);
}

async function restoreFrom(upkeep: Upkeep, file: string, folder: string): Promise<void> {
  const files = filesIn(folder);
  const part = `${files.database}.restoring`;
  const leftovers = [part, `${part}-wal`, `${part}-shm`, `${part}-journal`];
  const calledOff = onStop(() => leftovers.forEach((path) => rmSync(path, { force: true })));
  try {
    await copyIn(file, part);
    await upkeep.call('settle', part, `restore ${file}`);
    const figures = await upkeep.call('check', part, `restore ${file}`);
    await giveToOwnerOf(folder, part);
    await flush(part);
    // from here on a signal comes too late
    calledOff();
    const aside = await swap(part, files);
    console.log(`Restored ${holdingOf(figures)}, from ${file}.`);
    if (aside !== undefined) console.log(`What was there before is in ${aside}.`);
  } finally {
    calledOff();
    for (const path of leftovers) await rm(path, { force: true });
  }
}

async function swap(part: string, files: DataFiles): Promise<string | undefined> {
  try {
    const aside = await putAside(files, new Date());
    await putInPlace(part, files);
    await flushNames(files.database);
    return aside;
  } catch (error) {
    throw new Failure(`cannot change ${files.database}: ${reasonOf(error)}`);
  }
}
