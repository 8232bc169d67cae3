import type { Adviser, Thinker } from '../../table/environment.ts';

type Ask = Parameters<Thinker['think']>;
type Thought = Awaited<ReturnType<Thinker['think']>>;

/** A thinker whose questions are counted and timed, whatever it does with them. */
export class WatchedThinker implements Thinker, Adviser {
  readonly #inner: Thinker & Adviser;
  readonly #answered: (ms: number) => void;
  readonly #now: () => number;
  /** When each question began that is still open, the oldest first. */
  readonly #open = new Map<symbol, number>();

  /** Told of every answer how long it was waited for. */
  constructor(inner: Thinker & Adviser, answered: (ms: number) => void, now = (): number => performance.now()) {
    this.#inner = inner;
    this.#answered = answered;
    this.#now = now;
  }

  /** Questions to bots that have no answer yet. */
  get waiting(): number {
    return this.#open.size;
  }

  /** How long the oldest of them has been waited for. */
  stuckFor(): number {
    const [oldest] = this.#open.values();
    return oldest === undefined ? 0 : this.#now() - oldest;
  }

  async think(...ask: Ask): Promise<Thought> {
    const question = Symbol('question');
    const began = this.#now();
    this.#open.set(question, began);
    try {
      return await this.#inner.think(...ask);
    } finally {
      this.#open.delete(question);
      this.#answered(this.#now() - began);
    }
  }

  advise(...ask: Parameters<Adviser['advise']>): ReturnType<Adviser['advise']> {
    return this.#inner.advise(...ask);
  }
}
