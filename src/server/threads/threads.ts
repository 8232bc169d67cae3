import type { Tasks } from './tasks.ts';
import type { Thread } from './thread.ts';

/** Threads that start when they are needed, up to a number of them, and are replaced when they die. */
export class Threads<T extends Tasks> {
  readonly most: number;
  readonly #start: () => Thread<T>;
  #threads: Thread<T>[] = [];

  constructor(most: number, start: () => Thread<T>) {
    this.most = most;
    this.#start = start;
  }

  get hasFree(): boolean {
    return this.#free !== undefined || this.#living.length < this.most;
  }

  /** One that owes nothing, if need be a new one: ask first whether there is any. */
  free(): Thread<T> {
    return this.#free ?? this.#started();
  }

  /** What they owe is rejected. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  get #living(): readonly Thread<T>[] {
    return (this.#threads = this.#threads.filter(({ isDead }) => !isDead));
  }

  get #free(): Thread<T> | undefined {
    return this.#living.find(({ owes }) => owes === 0);
  }

  #started(): Thread<T> {
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
