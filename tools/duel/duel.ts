import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { numberFlag, textFlag, UsageError, type Args } from '../../src/cli/args.ts';
import { verdict, winCells } from '../../src/cli/arena/report.ts';
import { Meeting } from '../../src/cli/arena/meeting.ts';
import { aligned, thousands } from '../../src/cli/figures.ts';
import { inOrderOn } from '../../src/cli/pool.ts';
import { readTable, TABLE_FLAGS } from '../../src/cli/table.ts';
import { Thread } from '../../src/server/threads/thread.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { BEFORE } from './before.ts';
import type { DuelTasks } from './worker.ts';

const WORKER = new URL('./worker.js', import.meta.url);
const BUNDLE = new URL('./before.js', import.meta.url);
const ENTRY = new URL('./before-entry.ts', import.meta.url);
const MINUTE = 60_000;

export const duel: Driver = {
  name: 'duel',
  says:
    'Lets bots of this program play against those of an earlier version of it, whose sources lie in another folder. The rules are those of this program; ' +
    'every deal is played from each seat and counts as one, and it stops as soon as it is decided at 99 %.',
  flags: {
    before: { value: 'DIR', says: 'where the earlier version lies, installed' },
    game: { value: 'ID', says: 'which game' },
    ...TABLE_FLAGS,
    bots: { value: 'LIST', says: `who plays, such as hard:300,${BEFORE}hard:500 or hard:50ms,${BEFORE}hard:50ms` },
    matches: { value: 'N', says: 'how many at most, rounded up to whole deals (1000)' },
    minutes: { value: 'N', says: 'stops after so many minutes' },
    all: { says: 'plays all matches, also when the question is decided' },
    seed: { value: 'TEXT', says: 'what all chance follows from (1)' },
    cores: { value: 'N', says: 'how many cores to use (all)' },
  },
  run,
};

async function run(args: Args, stopped: AbortSignal): Promise<Report> {
  const { game, players, options } = readTable({ ...args, words: [needed(args, 'game')] });
  const bots = needed(args, 'bots').split(',');
  if (bots.length !== 2) throw new UsageError('--bots must name two bots');
  const matches = numberFlag(args, 'matches', { min: 1, max: 1_000_000, byDefault: 1000 });
  const minutes = numberFlag(args, 'minutes', { min: 0.01, max: 10_000, byDefault: Infinity, fraction: true });
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: availableParallelism() });
  await bundle(needed(args, 'before'));
  const bout = { game: game.id, players, options, bots, seed: textFlag(args, 'seed') ?? '1' };
  const meeting = new Meeting({ bout, outcomes: {}, ms: 0 }, { matches, all: args.flags['all'] === true });
  await play(meeting, cores, performance.now() + minutes * MINUTE, stopped);
  const { standing } = meeting;
  return {
    lines: [
      `${game.id} · ${players} players · ${JSON.stringify(options)}`,
      ...aligned([
        [bots[0]!, ...winCells(standing, 0), `${thousands(standing.deals)} deals`, verdict(bots, standing)],
        [bots[1]!, ...winCells(standing, 1), '', ''],
      ]),
    ],
    json: { bout, ...standing },
    found: [],
  };
}

async function play(meeting: Meeting, cores: number, until: number, stopped: AbortSignal): Promise<void> {
  const threads = Array.from({ length: cores }, () => {
    const worker = new Worker(WORKER, { workerData: BUNDLE.href });
    return new Thread<DuelTasks>(worker, 'a thread that plays');
  });
  const jobs = function* () {
    while (!meeting.isAllGiven && performance.now() < until && !stopped.aborted)
      yield { bout: meeting.bout, number: 0, ...meeting.give() };
  };
  for await (const { parts, ms } of inOrderOn(threads, 'duel', jobs())) meeting.take(parts, ms);
}

function needed(args: Args, flag: string): string {
  const text = textFlag(args, flag);
  if (text === undefined) throw new UsageError(`--${flag} is missing`);
  return text;
}

/** Makes one file of the bots of the earlier version. */
async function bundle(folder: string): Promise<void> {
  const bots = resolve(folder, 'src/bots/bots.ts');
  if (!existsSync(bots)) throw new UsageError(`--before: there are no bots in ${folder}`);
  writeFileSync(ENTRY, `export { botOf } from ${JSON.stringify(bots)};\n`);
  const made = await rolldown({ input: ENTRY.pathname, platform: 'node', logLevel: 'silent' });
  await made.write({ file: BUNDLE.pathname, format: 'esm' });
}
