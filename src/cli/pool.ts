import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { builtUrl } from '../server/built.ts';
import type { About, Answer, TaskName, Tasks } from '../server/threads/tasks.ts';
import { Thread } from '../server/threads/thread.ts';
import type { JOBS } from './jobs.ts';

// Workers tell and record a lot that is soon forgotten. In V8's first nursery of 1 MB, collecting it costs a tenth of the time.
setFlagsFromString('--min-semi-space-size=16');

export const CORES = availableParallelism();

type Jobs = typeof JOBS;
type Kind = TaskName<Jobs>;

/** Does jobs of a kind on several cores and gives their results in the order of the jobs, never far ahead of who takes them. */
export function inOrder<K extends Kind>(
  kind: K,
  jobs: Iterable<About<Jobs, K>>,
  cores: number,
): AsyncGenerator<Answer<Jobs, K>> {
  return inOrderOn(Array.from({ length: cores }, started), kind, jobs);
}

function started(): Thread<Jobs> {
  return new Thread(new Worker(builtUrl('worker.js')), 'a working thread');
}

/** The same on threads of one's own, which are stopped when all is done. */
export async function* inOrderOn<T extends Tasks, K extends TaskName<T>>(
  threads: readonly Thread<T>[],
  kind: K,
  jobs: Iterable<About<T, K>>,
): AsyncGenerator<Answer<T, K>> {
  const pool = new Pool(threads);
  const ahead: Promise<Answer<T, K>>[] = [];
  try {
    for (const job of jobs) {
      ahead.push(pool.run(kind, job));
      if (ahead.length === 2 * threads.length) yield await ahead.shift()!;
    }
    while (ahead.length > 0) yield await ahead.shift()!;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

/** Each job goes to the next thread that has nothing to do. */
class Pool<T extends Tasks> {
  readonly #idle: Thread<T>[];
  readonly #waiting: ((thread: Thread<T>) => void)[] = [];

  constructor(threads: readonly Thread<T>[]) {
    this.#idle = [...threads];
  }

  run<K extends TaskName<T>>(kind: K, job: About<T, K>): Promise<Answer<T, K>> {
    const result = this.#take().then((thread) => thread.call(kind, job).finally(() => this.#give(thread)));
    // a result that fails before its turn comes is reported when it comes
    result.catch(() => undefined);
    return result;
  }

  #take(): Promise<Thread<T>> {
    const thread = this.#idle.pop();
    if (thread !== undefined) return Promise.resolve(thread);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(thread: Thread<T>): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
