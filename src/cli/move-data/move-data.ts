import type { Figures } from '../../server/upkeep/database-file.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { Failure, noWords, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Progress } from '../progress.ts';
import { DATA_FLAG, readSettings } from '../serve/settings.ts';
import { isThere } from '../upkeep/disk.ts';
import { onShared } from '../upkeep/shared.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';
import { counted, holdingOf } from '../upkeep/words.ts';

export const moveData: Command = {
  name: 'move-data',
  words: '',
  says: 'Moves all that is in a data folder to the empty PostgreSQL database that DATABASE_URL names. No server may run on either. All of it arrives or nothing, and the folder stays as it is.',
  flags: DATA_FLAG,
  run,
};

async function run(args: Args): Promise<number> {
  noWords(args);
  const { DATA_DIR, DATABASE_URL } = process.env;
  const { dataDir: folder, databaseUrl: url } = readSettings(args, { DATA_DIR, DATABASE_URL });
  if (url === undefined) throw new UsageError('DATABASE_URL is missing: it names the database to move to');
  if (!(await isThere(filesIn(folder).database))) throw new Failure(`there is no database in ${folder}`);
  await withUpkeep(async (upkeep) => {
    await upkeep.call('take', folder);
    await move(upkeep, folder, url).finally(() => upkeep.call('release', undefined));
  });
  return 0;
}

async function move(upkeep: Upkeep, folder: string, url: string): Promise<void> {
  const figures = await soundIn(upkeep, folder);
  const rows = await upkeep.call('countRows', folder, `read ${folder}`);
  await moveRows(upkeep, folder, url, rows);
  console.log(
    `Moved ${holdingOf(figures)}, from ${folder}: ${counted(rows, 'row', 'rows')}, all read back and the same.`,
  );
  console.log(`Start the server with DATABASE_URL as it is now. ${folder} is as it was; keep it until all is well.`);
}

/** What is to be moved must be whole. */
async function soundIn(upkeep: Upkeep, folder: string): Promise<Figures> {
  const doing = `move ${folder}`;
  const { version, newest, damage, loss, figures } = await upkeep.call('lookInto', { folder, isServed: false }, doing);
  if (damage !== undefined) throw new Failure(`cannot ${doing}: it is damaged (${damage}); restore a backup first`);
  if (loss !== undefined) throw new Failure(`cannot ${doing}: ${loss}; start the server on it once if that is all`);
  if (version < newest)
    throw new Failure(`cannot ${doing}: an earlier version wrote it; start this one on it once, and stop it again`);
  return figures;
}

async function moveRows(upkeep: Upkeep, folder: string, url: string, rows: number): Promise<void> {
  // each is written and then compared
  const progress = new Progress(2 * rows, 'rows');
  let done = 0;
  const source = {
    rowsAfter: ({ name }: { readonly name: string }, after: readonly (string | number | null)[] | undefined) =>
      upkeep.call('rowsAfter', { folder, part: name, after }, `read ${folder}`),
  };
  try {
    await onShared(`move ${folder}`, ({ moveIn }) => moveIn(url, source, (more) => progress.show((done += more))));
  } finally {
    progress.clear();
  }
}
