import type { Timepiece } from '../environment.ts';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** Time that stands still until a test moves it on. */
export class ManualTime implements Timepiece {
  #steady = 0;
  /** How far the clock on the wall is ahead. */
  #offset: number;
  #drift = 1;
  /** Whether something is under way that has to be waited for before time goes on. */
  isBusy = (): boolean => false;
  readonly #alarms = new Set<Alarm>();

  constructor(now = 1_800_000_000_000) {
    this.#offset = now;
  }

  now(): number {
    return Math.round(this.#offset + this.#drift * this.#steady);
  }

  steady(): number {
    return this.#steady;
  }

  /** Somebody sets the clock on the wall. */
  set(ms: number): void {
    this.#offset += ms;
  }

  /** From now on the clock on the wall runs faster or slower. */
  driftBy(factor: number): void {
    this.#offset += (this.#drift - factor) * this.#steady;
    this.#drift = factor;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#steady + ms, run };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Lets time pass, each alarm in its turn, with all that follows from it. */
  async pass(ms: number): Promise<void> {
    const end = this.#steady + ms;
    await this.#settled();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#alarms.delete(next);
      this.#steady = Math.max(this.#steady, next.at);
      next.run();
      await this.#settled();
    }
    this.#steady = end;
  }

  async #settled(): Promise<void> {
    await settled();
    while (this.isBusy()) await settled();
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
