import { FairQueue, type Whose } from './fair-queue.ts';
import { Stopped } from './stopped.ts';
import type { Tasks } from './tasks.ts';
import type { Thread } from './thread.ts';
import type { Threads } from './threads.ts';

/** Something that is waited for. */
export interface Wish extends Whose {
  readonly reject: (error: unknown) => void;
}

/** Does one thing on a thread and tells whoever waits for it; `share` is how much of all time falls to it now. */
export type Run<T extends Tasks, W extends Wish> = (thread: Thread<T>, wish: W, share: number) => Promise<unknown>;

/** Some threads, and what waits for them. A thread is handed one thing at a time: what it had already nobody could put off any more. */
export class Lane<T extends Tasks, W extends Wish> {
  readonly threads: Threads<T>;
  readonly #run: Run<T, W>;
  readonly #queue = new FairQueue<W>();
  readonly #running = new Set<W>();
  #stopped: Stopped | undefined;

  constructor(threads: Threads<T>, run: Run<T, W>) {
    this.threads = threads;
    this.#run = run;
  }

  get queued(): number {
    return this.#queue.size;
  }

  get running(): number {
    return this.#running.size;
  }

  /** All that is waited for. */
  get all(): W[] {
    return [...this.#running, ...this.#queue.all()];
  }

  queuedFor(address: string): number {
    return this.#queue.countOf(address);
  }

  add(wish: W): void {
    if (this.#stopped !== undefined) return wish.reject(this.#stopped);
    this.#queue.add(wish);
    this.#serve();
  }

  /** Whether it could be taken back: nothing is that has begun. */
  remove(wish: W): boolean {
    return this.#queue.remove(wish);
  }

  /** What is waited for is rejected, and so is what comes. */
  async stop(why: string): Promise<void> {
    this.#stopped ??= new Stopped(why);
    for (let next = this.#queue.next(); next !== undefined; next = this.#queue.next()) next.one.reject(this.#stopped);
    await this.threads.stop();
  }

  #serve(): void {
    while (this.#queue.size > 0 && this.threads.hasFree) {
      const { one, share } = this.#queue.next()!;
      void this.#begin(one, share);
    }
  }

  async #begin(wish: W, share: number): Promise<void> {
    this.#running.add(wish);
    try {
      await this.#run(this.threads.free(), wish, share);
    } catch (error) {
      wish.reject(error);
    }
    this.#running.delete(wish);
    this.#serve();
  }
}
