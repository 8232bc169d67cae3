import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { analyse, refuseAnalysis } from '../../bots/analysis/analyse.ts';
import { guideOf } from '../../bots/bots.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { GAMES } from '../../games/games.ts';
import type { Job, Said } from './calls.ts';

const BETWEEN_WORDS = 200;

/** Nobody at a table should wait for this. Only Linux has priorities of threads: elsewhere it would slow down the whole server. */
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

function textFor({ record, tries }: Job): string {
  const setup = readSetup(record, GAMES);
  if ('problem' in setup) throw new Error(setup.problem.says);
  const problem = refuseAnalysis(setup.ok, record.moves);
  if (problem !== undefined) throw new Error(`${problem.path} ${problem.says}`);
  const course = analyse(setup.ok, record.moves, guideOf(record.game)!, tries);
  for (let said = 0; ;) {
    const step = course.next();
    if (step.done === true) return JSON.stringify(step.value);
    if (performance.now() - said < BETWEEN_WORDS) continue;
    said = performance.now();
    say({ progress: step.value });
  }
}

function say(said: Said): void {
  parentPort!.postMessage(said);
}

try {
  say({ text: textFor(workerData as Job) });
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
}
