import type { Worker } from 'node:worker_threads';
import type { Thought } from '../../bots/answer.ts';
import type { Code } from '../../engine/game.ts';
import type { Answer } from './calls.ts';

interface Waiting {
  resolve(code: Code): void;
  reject(error: Error): void;
}

/** One worker and the thoughts that it owes. It keeps the process alive only while it owes some. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isDead = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#die(`the thinking thread failed: ${error.message}`));
    worker.on('exit', () => this.#die('the thinking thread has ended'));
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get owes(): number {
    return this.#waiting.size;
  }

  think(thought: Thought): Promise<Code> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#worker.postMessage({ id, thought });
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
    });
  }

  async stop(): Promise<void> {
    this.#die('the thinking thread was stopped');
    await this.#worker.terminate();
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.owes === 0) this.#worker.unref();
    if ('code' in answer) waiting?.resolve(answer.code);
    else waiting?.reject(new Error(answer.error));
  }

  #die(why: string): void {
    this.#isDead = true;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new Error(why));
  }
}
