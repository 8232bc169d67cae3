import type { Worker } from 'node:worker_threads';
import { Thread } from '../threads/thread.ts';
import type { Call, Name, Opening, Result } from './calls.ts';
import type { SqliteTasks } from './sqlite-worker.ts';

interface Pending extends Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Hands calls to a worker: those that come while it is busy go together as its next batch, and share one flush. */
export class Batches {
  readonly #thread: Thread<SqliteTasks>;
  #gathered: Pending[] = [];
  /** How many batches the worker has and has not answered. */
  #sent = 0;
  #isSendingSoon = false;
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
    return new Promise((resolve, reject) => {
      this.#gathered.push({ name, args, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Whatever was called before is still done. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#send();
    // one that has died has nothing left to close
    await this.#thread.call('close', undefined).catch(() => undefined);
    await this.#thread.stop();
  }

  /** At the end of this turn of the event loop: all that happens in it, such as many answers to one reply, is one batch. */
  #sendSoon(): void {
    if (this.#isSendingSoon || this.#sent > 0) return;
    this.#isSendingSoon = true;
    setImmediate(() => {
      this.#isSendingSoon = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#gathered.length === 0) return;
    const batch = this.#gathered;
    this.#gathered = [];
    this.#sent++;
    const calls = batch.map(({ name, args }): Call => ({ name, args }));
    void this.#thread
      .call('keep', calls)
      .then(
        (results) => settle(batch, results),
        (error: Error) => batch.forEach(({ reject }) => reject(error)),
      )
      .then(() => this.#goOn());
  }

  #goOn(): void {
    this.#sent--;
    if (this.#gathered.length > 0) this.#sendSoon();
  }
}

function settle(batch: readonly Pending[], results: readonly Result[]): void {
  for (const [place, result] of results.entries()) {
    if ('value' in result) batch[place]!.resolve(result.value);
    else batch[place]!.reject(new Error(result.failed));
  }
}
