import { Worker } from 'node:worker_threads';
import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import type { BotRequest, Thought } from '../../bots/answer.ts';
import type { Adviser, Thinker } from '../../table/environment.ts';
import { builtUrl } from '../built.ts';
import { Thread } from '../threads/thread.ts';
import { Threads } from '../threads/threads.ts';
import { shortened } from './shortened.ts';
import type { ThinkTasks } from './think-worker.ts';

export interface ThinkerOptions {
  /** The most threads to think on. */
  readonly threads?: number;
  readonly startWorker?: () => Worker;
}

/** Bots think on threads of their own. */
export class ThreadThinker implements Thinker, Adviser {
  readonly #threads: Threads<ThinkTasks>;

  constructor({ threads = 1, startWorker = () => new Worker(builtUrl('think-worker.js')) }: ThinkerOptions = {}) {
    this.#threads = new Threads(threads, () => new Thread(startWorker(), 'the thinking thread'));
  }

  async think(request: BotRequest): Promise<Thought> {
    const thread = this.#free();
    return thread.call('think', shortened(request, thread.owes));
  }

  async advise(hintRequest: HintRequest): Promise<MoveOption[]> {
    return this.#free().call('advise', hintRequest);
  }

  /** What is still being thought about is rejected. */
  stop(): Promise<void> {
    return this.#threads.stop();
  }

  #free(): Thread<ThinkTasks> {
    if (this.#threads.isStopped) throw new Error('thinking was stopped');
    return this.#threads.leastBusy();
  }
}
