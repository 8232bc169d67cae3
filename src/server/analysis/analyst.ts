import { Worker } from 'node:worker_threads';
import { TRIES } from '../../bots/analysis/analyse.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { builtUrl } from '../built.ts';
import type { Job, Said } from './calls.ts';

/**
 * Looks at matches one after the other, each on a thread of its own that nothing else waits for. That is another one than the bots
 * think on, and gives way to it where threads can.
 */
export class Analyst {
  readonly #tries: number;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | undefined;
  #isStopped = false;

  constructor(tries = TRIES) {
    this.#tries = tries;
  }

  /** As text. Tells how much is done, from 0 to 1. */
  analyse(record: MatchRecord, onProgress: (share: number) => void): Promise<string> {
    const text = this.#last.then(() => this.#begin({ record, tries: this.#tries }, onProgress));
    this.#last = text.catch(() => undefined);
    return text;
  }

  /** What is being done is given up. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#worker?.terminate();
  }

  #begin(job: Job, onProgress: (share: number) => void): Promise<string> {
    if (this.#isStopped) throw new Error('analysing was stopped');
    const worker = new Worker(builtUrl('analysis-worker.js'), { workerData: job });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (said: Said) => {
        if ('progress' in said) onProgress(said.progress);
        else if ('text' in said) resolve(said.text);
        else reject(new Error(said.error));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the analysing thread has ended')));
    });
  }
}
