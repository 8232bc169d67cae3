import type { Timepiece } from '../environment.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** Time that stands still until a test moves it on. */
export class ManualTime implements Timepiece {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Lets time pass, each alarm in its turn, with all that follows from it. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    const due = [...this.#alarms].filter(({ at }) => at <= end);
    return due.reduce<Alarm | undefined>(
      (first, one) => (first === undefined || one.at < first.at ? one : first),
      undefined,
    );
  }
}

/** Until everything that only waits for promises is done: one turn of the event loop comes after all of those. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
