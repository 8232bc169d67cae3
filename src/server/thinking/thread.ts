import type { Worker } from 'node:worker_threads';
import type { Answer, Asked, Kind } from './calls.ts';

interface Waiting {
  resolve(answer: unknown): void;
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

  ask<K extends Kind>(kind: K, about: Asked[K]['about']): Promise<Asked[K]['answer']> {
    const answer = new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#worker.postMessage({ id, kind, about });
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
    });
    return answer as Promise<Asked[K]['answer']>;
  }

  async stop(): Promise<void> {
    this.#die('the thinking thread was stopped');
    await this.#worker.terminate();
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.owes === 0) this.#worker.unref();
    if ('answer' in answer) waiting?.resolve(answer.answer);
    else waiting?.reject(new Error(answer.error));
  }

  #die(why: string): void {
    this.#isDead = true;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new Error(why));
  }
}
