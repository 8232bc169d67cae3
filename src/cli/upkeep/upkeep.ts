import { Worker } from 'node:worker_threads';
import { builtUrl } from '../../server/built.ts';
import type { About, Answer, TaskName } from '../../server/threads/tasks.ts';
import { Thread } from '../../server/threads/thread.ts';
import type { UpkeepTasks } from '../../server/upkeep/upkeep-worker.ts';
import { Failure } from '../args.ts';

/** Work on databases, off this thread: signals are heard meanwhile, and it can be shown how far it is. */
export class Upkeep {
  readonly #thread = new Thread<UpkeepTasks>(new Worker(builtUrl('upkeep-worker.js')), 'the upkeep thread');

  /** What cannot be done is a failure: `doing` says what was to be done. */
  async call<N extends TaskName<UpkeepTasks>>(
    task: N,
    about: About<UpkeepTasks, N>,
    doing?: string,
  ): Promise<Answer<UpkeepTasks, N>> {
    try {
      return await this.#thread.call(task, about);
    } catch (error) {
      const { message } = error as Error;
      throw new Failure(doing === undefined ? message : `cannot ${doing}: ${message}`, { cause: error });
    }
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}

export async function withUpkeep<T>(work: (upkeep: Upkeep) => Promise<T>): Promise<T> {
  const upkeep = new Upkeep();
  try {
    return await work(upkeep);
  } finally {
    await upkeep.stop();
  }
}
