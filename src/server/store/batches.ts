import type { Worker } from 'node:worker_threads';
import { messageOf, type Call, type Name, type Reply, type Request } from './calls.ts';

interface Pending extends Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Hands calls to a worker: those that come while it is busy go together as its next batch, and share one flush. */
export class Batches {
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  #gathered: Pending[] = [];
  /** What the worker has and has not answered. */
  readonly #sent: (readonly Pending[])[] = [];
  #isSendingSoon = false;
  /** Why no call is taken any more. */
  #over: Error | undefined;
  /** Resolves if the worker ends without having been told to. */
  readonly died: Promise<Error>;
  #tellDead: (error: Error) => void = () => undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.died = new Promise((resolve) => (this.#tellDead = resolve));
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#die(`the worker of the database failed: ${messageOf(error)}`));
    worker.on('exit', () => this.#die('the worker of the database has ended'));
    this.#ended = new Promise((resolve) => worker.once('exit', resolve));
  }

  call(name: Name, args: readonly unknown[]): Promise<unknown> {
    if (this.#over !== undefined) return Promise.reject(this.#over);
    return new Promise((resolve, reject) => {
      this.#gathered.push({ name, args, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Whatever was called before is still done. */
  async close(): Promise<void> {
    if (this.#over === undefined) {
      this.#over = new Error('the database has been closed');
      this.#send();
      this.#worker.postMessage('close' satisfies Request);
    }
    await this.#ended;
  }

  /** At the end of this turn of the event loop: all that happens in it, such as many answers to one reply, is one batch. */
  #sendSoon(): void {
    if (this.#isSendingSoon || this.#sent.length > 0) return;
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
    try {
      this.#worker.postMessage(batch.map(({ name, args }): Call => ({ name, args })) satisfies Request);
      this.#sent.push(batch);
    } catch (error) {
      rejectAll(batch, new Error(`a call cannot be sent: ${messageOf(error)}`));
    }
  }

  #settle(reply: Reply): void {
    const batch = this.#sent.shift();
    if (batch === undefined || reply.kind === 'opened') return;
    if (reply.kind === 'failed') rejectAll(batch, new Error(reply.why));
    else {
      for (const [place, result] of reply.results.entries()) {
        if ('value' in result) batch[place]!.resolve(result.value);
        else batch[place]!.reject(new Error(result.failed));
      }
    }
    if (this.#gathered.length > 0) this.#sendSoon();
  }

  #die(why: string): void {
    const error = new Error(why);
    if (this.#over === undefined) this.#tellDead(error);
    this.#over ??= error;
    rejectAll([...this.#sent.splice(0).flat(), ...this.#gathered.splice(0)], error);
  }
}

function rejectAll(calls: readonly Pending[], error: Error): void {
  for (const { reject } of calls) reject(error);
}
