import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { builtUrl } from '../server/built.ts';
import type { About, Answer, TaskName } from '../server/threads/tasks.ts';
import { Thread } from '../server/threads/thread.ts';
import type { JOBS } from './jobs.ts';

// Workers tell and record a lot that is soon forgotten. In V8's first nursery of 1 MB, collecting it costs a tenth of the time.
setFlagsFromString('--min-semi-space-size=16');

export const CORES = availableParallelism();

type Jobs = typeof JOBS;
type Kind = TaskName<Jobs>;

/** Does jobs of a kind on several cores and gives their results in the order of the jobs, never far ahead of who takes them. */
export async function* inOrder<K extends Kind>(
  kind: K,
  jobs: Iterable<About<Jobs, K>>,
  cores: number,
): AsyncGenerator<Answer<Jobs, K>> {
  const threads = Array.from({ length: cores }, started);
  const pool = new Pool(threads);
  const ahead: Promise<Answer<Jobs, K>>[] = [];
  try {
    for (const job of jobs) {
      ahead.push(pool.run(kind, job));
      if (ahead.length === 2 * cores) yield await ahead.shift()!;
    }
    while (ahead.length > 0) yield await ahead.shift()!;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function started(): Thread<Jobs> {
  return new Thread(new Worker(builtUrl('worker.js')), 'a working thread');
}

/** Each job goes to the next thread that has nothing to do. */
class Pool {
  readonly #idle: Thread<Jobs>[];
  readonly #waiting: ((thread: Thread<Jobs>) => void)[] = [];

  constructor(threads: readonly Thread<Jobs>[]) {
    this.#idle = [...threads];
  }

  run<K extends Kind>(kind: K, job: About<Jobs, K>): Promise<Answer<Jobs, K>> {
    const result = this.#take().then((thread) => thread.call(kind, job).finally(() => this.#give(thread)));
    // a result that fails before its turn comes is reported when it comes
    result.catch(() => undefined);
    return result;
  }

  #take(): Promise<Thread<Jobs>> {
    const thread = this.#idle.pop();
    if (thread !== undefined) return Promise.resolve(thread);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(thread: Thread<Jobs>): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
