import { Worker } from 'node:worker_threads';
import { TRIES } from '../../bots/analysis/analyse.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { builtUrl } from '../built.ts';
import type { TellProgress } from '../threads/tasks.ts';
import { Thread } from '../threads/thread.ts';
import type { AnalysisTasks } from './analysis-worker.ts';

/**
 * Looks at matches one after the other, each on a thread of its own that nothing else waits for. That is another one than the bots
 * think on, and gives way to it where threads can.
 */
export class Analyst {
  readonly #tries: number;
  #last: Promise<unknown> = Promise.resolve();
  #thread: Thread<AnalysisTasks> | undefined;
  #isStopped = false;

  constructor(tries = TRIES) {
    this.#tries = tries;
  }

  /** As text. Tells how much is done, from 0 to 1. */
  analyse(record: MatchRecord, onProgress: TellProgress): Promise<string> {
    const text = this.#last.then(() => this.#begin(record, onProgress));
    this.#last = text.catch(() => undefined);
    return text;
  }

  /** What is being done is given up. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#thread?.stop();
  }

  async #begin(record: MatchRecord, onProgress: TellProgress): Promise<string> {
    if (this.#isStopped) throw new Error('analysing was stopped');
    const thread = new Thread<AnalysisTasks>(new Worker(builtUrl('analysis-worker.js')), 'the analysing thread');
    this.#thread = thread;
    try {
      return await thread.call('analyse', { record, tries: this.#tries }, onProgress);
    } finally {
      await thread.stop();
    }
  }
}
