import { Worker } from 'node:worker_threads';
import type { Args } from '../../src/cli/args.ts';
import { inOrderOn } from '../../src/cli/pool.ts';
import { Progress } from '../../src/cli/progress.ts';
import { Thread } from '../../src/server/threads/thread.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { addTo, noCounts } from './counts.ts';
import { compareStates, type Job } from './job.ts';
import { ORDER_FLAGS, readOrders, type Orders } from './orders.ts';
import { reportOf, type GameCompared } from './report.ts';

export const TASKS = { compare: (job: Job) => ({ job, ...compareStates(job) }) };

/** Few enough that all cores are done at about the same time. */
const STATES_AT_ONCE = 5000;
/** Every job has a seed of its own, and runs with neighbouring seeds have no job in common. */
const MOST_JOBS = 2 ** 12;

export const swap: Driver = {
  name: 'swap',
  says:
    'Plays random matches of every form of each game at tables as the server has them. In every state each seat and the watcher is put into another ' +
    'world, where whatever this viewer cannot know is dealt otherwise and the same moves are made: not one byte of what it is sent may be another, ' +
    'neither messages and snapshots nor what is asked, offered and refused.',
  flags: ORDER_FLAGS,
  run,
};

async function run(args: Args, stopped: AbortSignal): Promise<Report> {
  const orders = readOrders(args);
  const began = performance.now();
  const compared = orders.games.map((game): GameCompared => ({ game, ...noCounts(), found: undefined }));
  const progress = new Progress(orders.states * orders.games.length, 'states');
  for await (const { job, counts, found } of inOrderOn(threads(orders.cores), 'compare', jobsFor(orders, compared))) {
    stopped.throwIfAborted();
    const game = compared.find(({ game }) => game === job.game)!;
    if (game.found !== undefined) continue;
    addTo(game, counts);
    if (found !== undefined) game.found = { says: found, seconds: secondsSince(began) };
    progress.show(compared.reduce((sum, { states }) => sum + states, 0));
  }
  progress.clear();
  return reportOf(orders, secondsSince(began), compared);
}

/** This very file works on other threads too. */
function threads(count: number): Thread<typeof TASKS>[] {
  return Array.from({ length: count }, () => new Thread(new Worker(new URL(import.meta.url)), 'a comparing thread'));
}

/** All games in turn, so that the time is theirs alike; none any more of a game in which something was found. */
function* jobsFor({ states, seed, plant, seconds }: Orders, compared: readonly GameCompared[]): Generator<Job> {
  const until = performance.now() + seconds * 1000;
  for (let number = 0; number * STATES_AT_ONCE < states; number++) {
    for (const { game, found } of compared) {
      if (performance.now() > until) return;
      if (found !== undefined) continue;
      const left = Math.min(STATES_AT_ONCE, states - number * STATES_AT_ONCE);
      yield { game, plant, number, seed: seed * MOST_JOBS + number, states: left };
    }
  }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}
