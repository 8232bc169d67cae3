import { setTimeout } from 'node:timers/promises';
import { DAY, PRUNED_AT_ONCE } from '../../server/upkeep/keeping.ts';
import { noWords, numberFlag, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Progress } from '../progress.ts';
import { DATA_FLAG, MOST_DAYS, readKeepDays } from '../serve/settings.ts';
import { counted } from '../upkeep/words.ts';
import { onEnded, type Ended } from './ended.ts';

/** Between two batches, so that a server that runs can write. */
const BREATH = 50;

export const prune: Command = {
  name: 'prune',
  words: '',
  says: 'Removes tables that have ended long ago, with their records, also while servers run: from the database that DATABASE_URL names, or from a data folder. What goes on is never touched.',
  flags: {
    ...DATA_FLAG,
    days: { value: 'DAYS', says: 'how long ago they must have ended [KEEP_DAYS]' },
    'dry-run': { says: 'only says how many there are' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  noWords(args);
  const days = daysOf(args);
  const isDry = args.flags['dry-run'] === true;
  const work = (ended: Ended): Promise<number> => (isDry ? ended.count() : removeAll(ended));
  const count = await onEnded(args, process.env, Date.now() - days * DAY, work);
  const ended = `${counted(count, 'table', 'tables')} that ended more than ${counted(days, 'day', 'days')} ago`;
  console.log(isDry ? `Would remove ${ended}.` : `Removed ${ended}.`);
  return 0;
}

function daysOf(args: Args): number {
  const days = numberFlag(args, 'days', { min: 1, max: MOST_DAYS, byDefault: readKeepDays(process.env) ?? 0 });
  if (days === 0) throw new UsageError('--days is missing');
  return days;
}

async function removeAll(ended: Ended): Promise<number> {
  await ended.prepare();
  const progress = new Progress(await ended.count(), 'tables');
  let removed = 0;
  for (let some = PRUNED_AT_ONCE; some === PRUNED_AT_ONCE; progress.show(removed)) {
    some = await ended.removeSome();
    removed += some;
    if (some === PRUNED_AT_ONCE) await setTimeout(BREATH);
  }
  progress.clear();
  return removed;
}
