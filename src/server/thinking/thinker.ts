import { Worker } from 'node:worker_threads';
import type { Doubt } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import type { Thought } from '../../bots/answer.ts';
import type { Code } from '../../engine/game.ts';
import type { Adviser, Thinker } from '../../table/means.ts';
import { builtUrl } from '../built.ts';
import type { Asked, Kind } from './calls.ts';
import { shortened } from './shortened.ts';
import { Thread } from './thread.ts';

export interface ThinkerOptions {
  /** The most threads to think on. */
  readonly threads?: number;
  readonly startWorker?: () => Worker;
}

/** Bots think on threads of their own, which start when they are needed and are replaced when they die. */
export class ThreadThinker implements Thinker, Adviser {
  readonly #most: number;
  readonly #startWorker: () => Worker;
  #threads: Thread[] = [];
  #isStopped = false;

  constructor({ threads = 1, startWorker = () => new Worker(builtUrl('think-worker.js')) }: ThinkerOptions = {}) {
    this.#most = threads;
    this.#startWorker = startWorker;
  }

  think(thought: Thought): Promise<Code> {
    return this.#ask('think', (owed) => shortened(thought, owed));
  }

  advise(doubt: Doubt): Promise<MoveOption[]> {
    return this.#ask('advise', () => doubt);
  }

  /** What is still being thought about is rejected. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  async #ask<K extends Kind>(kind: K, aboutBehind: (owed: number) => Asked[K]['about']): Promise<Asked[K]['answer']> {
    if (this.#isStopped) throw new Error('thinking was stopped');
    const thread = this.#leastBusy();
    return thread.ask(kind, aboutBehind(thread.owes));
  }

  #leastBusy(): Thread {
    this.#threads = this.#threads.filter(({ isDead }) => !isDead);
    const idle = this.#threads.find(({ owes }) => owes === 0);
    if (idle !== undefined) return idle;
    if (this.#threads.length < this.#most) return this.#started();
    return this.#threads.reduce((best, thread) => (thread.owes < best.owes ? thread : best));
  }

  #started(): Thread {
    const thread = new Thread(this.#startWorker());
    this.#threads.push(thread);
    return thread;
  }
}
