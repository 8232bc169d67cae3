import type { Worker } from 'node:worker_threads';
import { Stopped } from './stopped.ts';
import type { About, Answer, Call, Reply, TaskName, Tasks, TellProgress } from './tasks.ts';

interface Owed {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly tell: TellProgress | undefined;
}

/** A worker and the calls that it owes an answer to. It keeps the process alive only while it owes some. */
export class Thread<T extends Tasks> {
  readonly #worker: Worker;
  /** Such as "the thinking thread": errors begin with it. */
  readonly #name: string;
  readonly #owed = new Map<number, Owed>();
  #lastId = 0;
  /** Why it can be called no more. */
  #over: Error | undefined;
  /** Resolves with that. */
  readonly died: Promise<Error>;
  #tellDead: (error: Error) => void = () => undefined;

  constructor(worker: Worker, name: string) {
    this.#worker = worker;
    this.#name = name;
    this.died = new Promise((resolve) => (this.#tellDead = resolve));
    worker.unref();
    worker.on('message', (reply: Reply) => this.#take(reply));
    worker.on('error', (cause) => this.#die(new Error(`${name} failed: ${cause.message}`, { cause })));
    worker.on('exit', () => this.#die(new Error(`${name} has ended`)));
  }

  get isDead(): boolean {
    return this.#over !== undefined;
  }

  get owes(): number {
    return this.#owed.size;
  }

  call<N extends TaskName<T>>(task: N, about: About<T, N>, tell?: TellProgress): Promise<Answer<T, N>> {
    if (this.#over !== undefined) return Promise.reject(this.#over);
    const answer = new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#send({ id, task, about });
      this.#owed.set(id, { resolve, reject, tell });
      this.#worker.ref();
    });
    return answer as Promise<Answer<T, N>>;
  }

  #send(call: Call): void {
    try {
      this.#worker.postMessage(call);
    } catch (cause) {
      throw new Error(`a call cannot be sent: ${String(cause)}`, { cause });
    }
  }

  /** What it owes is rejected. */
  async stop(): Promise<void> {
    this.#die(new Stopped(`${this.#name} was stopped`));
    await this.#worker.terminate();
  }

  #take(reply: Reply): void {
    const owed = this.#owed.get(reply.id);
    if (owed === undefined) return;
    if ('progress' in reply) return owed.tell?.(reply.progress);
    this.#owed.delete(reply.id);
    if (this.owes === 0) this.#worker.unref();
    if ('answer' in reply) owed.resolve(reply.answer);
    else owed.reject(reply.error);
  }

  #die(why: Error): void {
    this.#over ??= why;
    this.#tellDead(this.#over);
    const lost = [...this.#owed.values()];
    this.#owed.clear();
    for (const { reject } of lost) reject(why);
  }
}
