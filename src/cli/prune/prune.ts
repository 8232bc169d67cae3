import { setTimeout } from 'node:timers/promises';
import { filesIn } from '../../server/upkeep/files.ts';
import { DAY, PRUNED_AT_ONCE } from '../../server/upkeep/keeping.ts';
import { Failure, numberFlag, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Progress } from '../progress.ts';
import { DATA_FLAG, MOST_DAYS, readDataDir, readKeepDays } from '../serve/settings.ts';
import { isThere } from '../upkeep/disk.ts';
import { withUpkeep, type Upkeep } from '../upkeep/upkeep.ts';
import { counted } from '../upkeep/words.ts';

/** Between two batches, so that a server that runs can write. */
const BREATH = 50;

export const prune: Command = {
  name: 'prune',
  words: '',
  says: 'Removes tables that have ended long ago, with their records, also while a server runs. What goes on is never touched.',
  flags: {
    ...DATA_FLAG,
    days: { value: 'DAYS', says: 'how long ago they must have ended [KEEP_DAYS]' },
    'dry-run': { says: 'only says how many there are' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const [word] = args.words;
  if (word !== undefined) throw new UsageError(`'${word}' is too much`);
  const days = daysOf(args);
  const folder = readDataDir(args, process.env);
  const { database: file } = filesIn(folder);
  if (!(await isThere(file))) throw new Failure(`there is no database in ${folder}`);
  const pruning = { file, before: Date.now() - days * DAY };
  const isDry = args.flags['dry-run'] === true;
  const count = await withUpkeep((upkeep) => (isDry ? countOf(upkeep, pruning) : pruneAll(upkeep, pruning, folder)));
  const ended = `${counted(count, 'table', 'tables')} that ended more than ${counted(days, 'day', 'days')} ago`;
  console.log(isDry ? `Would remove ${ended}.` : `Removed ${ended}.`);
  return 0;
}

function daysOf(args: Args): number {
  const days = numberFlag(args, 'days', { min: 1, max: MOST_DAYS, byDefault: readKeepDays(process.env) ?? 0 });
  if (days === 0) throw new UsageError('--days is missing');
  return days;
}

type Pruning = Parameters<typeof countOf>[1];

function countOf(upkeep: Upkeep, pruning: { readonly file: string; readonly before: number }): Promise<number> {
  return upkeep.call('countEnded', pruning, `read ${pruning.file}`);
}

async function pruneAll(upkeep: Upkeep, pruning: Pruning, folder: string): Promise<number> {
  await bringUpToDate(upkeep, pruning.file, folder);
  const progress = new Progress(await countOf(upkeep, pruning), 'tables');
  let removed = 0;
  for (let some = PRUNED_AT_ONCE; some === PRUNED_AT_ONCE; progress.show(removed)) {
    some = await upkeep.call('prune', pruning, `change ${pruning.file}`);
    removed += some;
    if (some === PRUNED_AT_ONCE) await setTimeout(BREATH);
  }
  progress.clear();
  return removed;
}

/** Not under a server of an earlier version. */
async function bringUpToDate(upkeep: Upkeep, file: string, folder: string): Promise<void> {
  if (await upkeep.call('isCurrent', file, `read ${file}`)) return;
  await upkeep.call('take', folder);
  await upkeep.call('update', file, `bring ${file} up to date`).finally(() => upkeep.call('release', undefined));
}
