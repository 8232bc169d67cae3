import { Worker } from 'node:worker_threads';
import { TRIES } from '../../bots/analysis/analyse.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { builtUrl } from '../built.ts';
import type { Whose } from '../threads/fair-queue.ts';
import { Lane, type Wish } from '../threads/lane.ts';
import type { TellProgress } from '../threads/tasks.ts';
import { Thread } from '../threads/thread.ts';
import { Threads } from '../threads/threads.ts';
import type { AnalysisTasks } from './analysis-worker.ts';

interface WantedAnalysis extends Wish {
  readonly record: MatchRecord;
  readonly onProgress: TellProgress;
  readonly resolve: (text: string) => void;
}

/**
 * Looks at matches one after the other, each on a thread of its own that nothing else waits for. That is another one than the bots
 * think on, and gives way to it where threads can.
 */
export class Analyst {
  readonly #tries: number;
  readonly #lane: Lane<AnalysisTasks, WantedAnalysis>;

  constructor(tries = TRIES) {
    this.#tries = tries;
    const start = (): Thread<AnalysisTasks> =>
      new Thread(new Worker(builtUrl('analysis-worker.js')), 'the analysing thread');
    this.#lane = new Lane(new Threads(1, start), (thread, wanted) => this.#make(thread, wanted));
  }

  /** As text. Tells how much is done, from 0 to 1. */
  analyse(record: MatchRecord, whose: Whose, onProgress: TellProgress): Promise<string> {
    return new Promise((resolve, reject) => this.#lane.add({ ...whose, record, onProgress, resolve, reject }));
  }

  /** What is being done is given up. */
  stop(): Promise<void> {
    return this.#lane.stop('analysing was stopped');
  }

  async #make(thread: Thread<AnalysisTasks>, { record, onProgress, resolve }: WantedAnalysis): Promise<void> {
    try {
      resolve(await thread.call('analyse', { record, tries: this.#tries }, onProgress));
    } finally {
      await thread.stop();
    }
  }
}
