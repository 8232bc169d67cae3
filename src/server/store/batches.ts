import type { Worker } from 'node:worker_threads';
import { Thread } from '../threads/thread.ts';
import type { Call, Name, Opening, Result } from './calls.ts';
import { Gathering } from './gathering.ts';
import type { SqliteTasks } from './sqlite-worker.ts';

interface Pending extends Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The worker has one batch more than it works on: it need not wait until the thread that serves people has time for the next. */
const UNDER_WAY = 2;

/** Hands calls to a worker: those that come while it is busy go together as its next batch, and share one flush. */
export class Batches {
  readonly #thread: Thread<SqliteTasks>;
  readonly #gathering = new Gathering<Pending>({ most: UNDER_WAY }, (batch) => this.#send(batch));
  #closing: Promise<void> | undefined;
  /** Resolves if the worker ends without having been told to. */
  readonly died: Promise<Error>;

  constructor(worker: Worker) {
    const thread = new Thread<SqliteTasks>(worker, 'the worker of the database');
    this.#thread = thread;
    this.died = new Promise((resolve) => {
      void thread.died.then((error) => this.#closing === undefined && resolve(error));
    });
  }

  /** Has to come first. Answers with what whoever runs the server has to be told. */
  open(opening: Opening): Promise<readonly string[]> {
    return this.#thread.call('open', opening);
  }

  call(name: Name, args: readonly unknown[]): Promise<unknown> {
    if (this.#closing !== undefined) return Promise.reject(new Error('the database has been closed'));
    return new Promise((resolve, reject) => this.#gathering.add({ name, args, resolve, reject }));
  }

  /** Whatever was called before is still done. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#gathering.sendNow();
    // one that has died has nothing left to close
    await this.#thread.call('close', undefined).catch(() => undefined);
    await this.#thread.stop();
  }

  #send(batch: readonly Pending[]): Promise<void> {
    const calls = batch.map(({ name, args }): Call => ({ name, args }));
    return this.#thread.call('keep', calls).then(
      (results) => settle(batch, results),
      (error: Error) => batch.forEach(({ reject }) => reject(error)),
    );
  }
}

function settle(batch: readonly Pending[], results: readonly Result[]): void {
  for (const [place, result] of results.entries()) {
    if ('value' in result) batch[place]!.resolve(result.value);
    else batch[place]!.reject(new Error(result.failed));
  }
}
