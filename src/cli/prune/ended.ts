import { filesIn } from '../../server/upkeep/files.ts';
import { PRUNED_AT_ONCE } from '../../server/upkeep/keeping.ts';
import { Failure, type Args } from '../args.ts';
import { readDatabaseUrl, readDataDir, type Environment } from '../serve/settings.ts';
import { isThere } from '../upkeep/disk.ts';
import { onShared } from '../upkeep/shared.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';

/** Tables that ended before some time. */
export interface Ended {
  count(): Promise<number>;
  /** What has to be done before some can be removed. */
  prepare(): Promise<void>;
  /** Removes at most `PRUNED_AT_ONCE`; answers with how many. */
  removeSome(): Promise<number>;
}

/** Those of the database that is set, or of a data folder. */
export async function onEnded<T>(
  args: Args,
  environment: Environment,
  before: number,
  work: (ended: Ended) => Promise<T>,
): Promise<T> {
  const url = readDatabaseUrl(args, environment);
  if (url !== undefined) return inShared(url, before, work);
  const folder = readDataDir(args, environment, '');
  if (!(await isThere(filesIn(folder).database))) throw new Failure(`there is no database in ${folder}`);
  return withUpkeep((upkeep) => work(inFolder(upkeep, folder, before)));
}

function inShared<T>(url: string, before: number, work: (ended: Ended) => Promise<T>): Promise<T> {
  return onShared('use the database that DATABASE_URL names', ({ withShared }) =>
    withShared(url, (upkeep) =>
      work({
        count: () => upkeep.countEnded(before),
        prepare: async () => undefined,
        removeSome: async () => (await upkeep.prune(before, PRUNED_AT_ONCE)).length,
      }),
    ),
  );
}

function inFolder(upkeep: Upkeep, folder: string, before: number): Ended {
  const { database: file } = filesIn(folder);
  const pruning = { file, before };
  return {
    count: () => upkeep.call('countEnded', pruning, `read ${file}`),
    prepare: () => bringUpToDate(upkeep, file, folder),
    removeSome: () => upkeep.call('prune', pruning, `change ${file}`),
  };
}

/** Not under a server of an earlier version. */
async function bringUpToDate(upkeep: Upkeep, file: string, folder: string): Promise<void> {
  if (await upkeep.call('isCurrent', file, `read ${file}`)) return;
  await upkeep.call('take', folder);
  await upkeep.call('update', file, `bring ${file} up to date`).finally(() => upkeep.call('release', undefined));
}
