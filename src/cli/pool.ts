import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Job, Result } from './jobs.ts';

// Workers tell and record a lot that is soon forgotten. In V8's first nursery of 1 MB, collecting it costs a tenth of the time.
setFlagsFromString('--min-semi-space-size=16');

export const CORES = availableParallelism();

/** Does jobs on several cores and gives their results in the order of the jobs, never far ahead of who takes them. */
export async function* inOrder<J extends Job>(jobs: Iterable<J>, cores: number): AsyncGenerator<Result<J>> {
  const workers = Array.from({ length: cores }, () => new Worker(new URL('./worker.js', import.meta.url)));
  const pool = new Pool(workers);
  const ahead: Promise<Result<J>>[] = [];
  try {
    for (const job of jobs) {
      ahead.push(pool.run(job));
      if (ahead.length === 2 * cores) yield await ahead.shift()!;
    }
    while (ahead.length > 0) yield await ahead.shift()!;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

class Pool {
  readonly #idle: Worker[];
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(workers: readonly Worker[]) {
    this.#idle = [...workers];
  }

  run<J extends Job>(job: J): Promise<Result<J>> {
    const result = this.#take().then((worker) => answerOf<J>(worker, job).finally(() => this.#give(worker)));
    // a result that fails before its turn comes is reported when it comes
    result.catch(() => undefined);
    return result;
  }

  #take(): Promise<Worker> {
    const worker = this.#idle.pop();
    if (worker !== undefined) return Promise.resolve(worker);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(worker: Worker): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(worker);
    else next(worker);
  }
}

async function answerOf<J extends Job>(worker: Worker, job: J): Promise<Result<J>> {
  worker.postMessage(job);
  // `once` also rejects when the worker fails
  const [result] = await once(worker, 'message');
  return result;
}
