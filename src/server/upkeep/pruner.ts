import type { Timepiece } from '../../table/environment.ts';
import type { PruneStore } from '../store/prune-store.ts';
import { DAY, PRUNED_AT_ONCE } from './keeping.ts';

const EVERY = 3_600_000;
/** Between two batches, so that nobody's move waits for more than one. */
const BREATH = 100;

interface Given {
  readonly store: PruneStore;
  readonly time: Timepiece;
  /** Undefined for ever. */
  readonly days: number | undefined;
  /** Somebody may still have the table in memory, or even look at it. */
  letGo(table: string): Promise<void>;
  failed(error: unknown): void;
}

/** Removes matches that ended too long ago, a few at a time. */
export class Pruner {
  readonly #given: Given;
  readonly #beganAt: number;
  readonly #began = performance.now();
  #callOff: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(given: Given) {
    this.#given = given;
    this.#beganAt = given.time.now();
  }

  start(): void {
    const { days } = this.#given;
    if (days !== undefined) this.#runIn(0, days);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#work;
  }

  #runIn(ms: number, days: number): void {
    if (this.#isStopped) return;
    this.#callOff = this.#given.time.after(ms, () => {
      this.#work = this.#prune(days).then((isAll) => this.#runIn(isAll ? EVERY : BREATH, days));
    });
  }

  /** Whether nothing is left to be removed for now. */
  async #prune(days: number): Promise<boolean> {
    const { store, letGo, failed } = this.#given;
    try {
      const ids = await store.prune(this.#now() - days * DAY, PRUNED_AT_ONCE);
      for (const id of ids) await letGo(id);
      return ids.length < PRUNED_AT_ONCE;
    } catch (error) {
      failed(error);
      return true;
    }
  }

  /** A clock that is set forward makes nothing older than this process has lived through. */
  #now(): number {
    return Math.min(this.#given.time.now(), this.#beganAt + Math.floor(performance.now() - this.#began));
  }
}
