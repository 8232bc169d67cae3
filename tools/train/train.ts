import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { textFlag, UsageError, type Args } from '../../src/cli/args.ts';
import { Thread } from '../../src/server/threads/thread.ts';
import type { Driver, Report } from '../drivers/run.ts';
import type { Lesson } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { hashOf, keep, kept } from './shelf.ts';
import type { TrainTasks } from './worker.ts';

const WORKER = new URL('./worker.js', import.meta.url);
const TENTHS = 10;

/** What came of a lesson. */
interface Learnt {
  readonly name: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly hash: string;
  readonly isAsKept: boolean;
}

export const train: Driver = {
  name: 'train',
  says:
    'Makes the networks of the bots anew, from nothing: each plays against itself and against medium, and learns from what comes of it. The ' +
    'same lesson gives the same weights, to the last bit. Writes them where the bots read them; all of them take about an hour on two cores.',
  flags: {
    game: { value: 'ID', says: 'the networks of this game only' },
    only: { value: 'NAME', says: `only this one: ${LESSONS.map(({ name }) => name).join(', ')}` },
    check: { says: 'writes nothing, and finds what came out otherwise than it is kept' },
  },
  run: async (args: Args, stopped: AbortSignal): Promise<Report> => {
    const isCheck = args.flags['check'] === true;
    const learnt = await giveAll(wanted(args), isCheck, stopped).catch((error: unknown) => {
      stopped.throwIfAborted();
      throw error;
    });
    return {
      lines: learnt.map(
        ({ name, seconds, bytes, hash }) => `${name}: ${bytes} bytes, ${hash.slice(0, 16)}…, ${seconds.toFixed(0)} s`,
      ),
      json: { learnt },
      found: isCheck ? learnt.filter(({ isAsKept }) => !isAsKept).map(({ name }) => `${name} is kept otherwise`) : [],
    };
  },
};

function wanted(args: Args): readonly Lesson[] {
  const game = textFlag(args, 'game');
  const only = textFlag(args, 'only');
  const lessons = LESSONS.filter(
    (lesson) => (game ?? lesson.game) === lesson.game && (only ?? lesson.name) === lesson.name,
  );
  if (lessons.length === 0) throw new UsageError('there is no such network');
  return lessons;
}

/** On all cores, the next lesson wherever one has ended. */
async function giveAll(lessons: readonly Lesson[], isCheck: boolean, stopped: AbortSignal): Promise<Learnt[]> {
  const left = [...lessons];
  const learnt: Learnt[] = [];
  const onOneCore = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      learnt.push(await give(next, isCheck, stopped));
    }
  };
  await Promise.all(Array.from({ length: Math.min(left.length, availableParallelism()) }, onOneCore));
  return learnt;
}

async function give(lesson: Lesson, isCheck: boolean, stopped: AbortSignal): Promise<Learnt> {
  const { name } = lesson;
  const began = performance.now();
  const thread = new Thread<TrainTasks>(new Worker(WORKER), 'a thread that learns');
  stopped.addEventListener('abort', () => void thread.stop());
  let told = 0;
  const bytes = await thread.call('learn', lesson, (share) => {
    if (Math.floor(share * TENTHS) === told) return;
    told = Math.floor(share * TENTHS);
    process.stderr.write(`train: ${name} ${told}0 %\n`);
  });
  await thread.stop();
  const text = Buffer.from(bytes).toString('base64');
  const isAsKept = kept(lesson) === text;
  if (!isCheck) keep(lesson, text);
  const seconds = (performance.now() - began) / 1000;
  return { name, seconds, bytes: bytes.length, hash: hashOf(text), isAsKept };
}
