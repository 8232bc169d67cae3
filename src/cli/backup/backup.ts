import { rmSync } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { filesIn, isOurs } from '../../server/upkeep/files.ts';
import { Failure, onlyWord, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { reasonOf } from '../files.ts';
import { Progress } from '../progress.ts';
import { DATA_FLAG, readDataDir } from '../serve/settings.ts';
import { onStop } from '../signals.ts';
import { flush, flushNames, isThere } from '../upkeep/disk.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';
import { holdingOf } from '../upkeep/words.ts';

const REDRAW = 200;

export const backup: Command = {
  name: 'backup',
  words: 'FILE',
  says: 'Copies the database to a file, also while a server runs, and checks the copy.',
  flags: { ...DATA_FLAG, force: { says: 'puts it in the place of a file that is there' } },
  run,
};

async function run(args: Args): Promise<number> {
  const file = await placeFor(onlyWord(args, 'FILE'));
  const folder = readDataDir(args, process.env, 'copy that database with pg_dump, as docs/operating.md says');
  const { database } = filesIn(folder);
  if (!(await isThere(database))) throw new Failure(`there is no database in ${folder}`);
  await refusePlace(file, folder, args.flags['force'] === true);
  await withUpkeep((upkeep) => copyTo(upkeep, database, file));
  return 0;
}

/** A link stays a link: what it leads to is written. */
async function placeFor(name: string): Promise<string> {
  if (name === '') throw new UsageError('cannot write a file without a name');
  return realpath(name).catch(() => resolve(name));
}

async function refusePlace(file: string, folder: string, isForced: boolean): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory() === true) throw new UsageError(`cannot write ${file}: it is a folder`);
  const isInFolder = (await realpath(dirname(file)).catch(() => '')) === (await realpath(folder));
  if (isInFolder && isOurs(file.slice(dirname(file).length + 1)))
    throw new UsageError(`${file} is part of the data itself`);
  if (found !== undefined && !isForced)
    throw new Failure(`${file} is there already; --force puts the copy in its place`);
}

/** It grows beside its place and moves there once it is whole and checked. */
async function copyTo(upkeep: Upkeep, database: string, file: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  const calledOff = onStop(() => rmSync(part, { force: true }));
  try {
    await makeEmpty(part, file);
    await showing(part, database, () => upkeep.call('copy', { from: database, to: part }, `copy ${database}`));
    const figures = await upkeep.call('check', part, `keep the copy of ${database}`);
    await flush(part);
    await rename(part, file);
    await flushNames(file);
    console.log(`Kept ${holdingOf(figures)}: ${file}`);
  } finally {
    calledOff();
    await rm(part, { force: true });
  }
}

/** Nobody else's from the first: it holds everybody's cards and keys. */
async function makeEmpty(part: string, file: string): Promise<void> {
  try {
    await (await open(part, 'w', 0o600)).close();
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reasonOf(error)}`);
  }
}

async function showing(part: string, database: string, work: () => Promise<void>): Promise<void> {
  const { size } = await stat(database);
  const progress = new Progress(size, 'bytes');
  const timer = setInterval(() => void stat(part).then((found) => progress.show(found.size)), REDRAW);
  await work().finally(() => clearInterval(timer));
  progress.clear();
}
