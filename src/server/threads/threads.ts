import type { Tasks } from './tasks.ts';
import type { Thread } from './thread.ts';

/** Threads that start when they are needed, up to a number of them, and are replaced when they die. */
export class Threads<T extends Tasks> {
  readonly #most: number;
  readonly #start: () => Thread<T>;
  #threads: Thread<T>[] = [];
  #isStopped = false;

  constructor(most: number, start: () => Thread<T>) {
    this.#most = most;
    this.#start = start;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** One that owes nothing, if need be a new one; else the one that owes least. */
  leastBusy(): Thread<T> {
    this.#threads = this.#threads.filter(({ isDead }) => !isDead);
    const idle = this.#threads.find(({ owes }) => owes === 0);
    if (idle !== undefined) return idle;
    if (this.#threads.length < this.#most) return this.#started();
    return this.#threads.reduce((best, thread) => (thread.owes < best.owes ? thread : best));
  }

  /** What they owe is rejected. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #started(): Thread<T> {
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
