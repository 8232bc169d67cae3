import type { LiveTable } from '../live-table.ts';
import type { Duty } from './duty.ts';

interface Resting {
  /** When it has to be taken up again, by the clock that nobody sets. */
  readonly due: number;
  /** What the next duty counts from: its date and its moment. */
  readonly since: number;
  readonly moment: number;
}

/** Tables that were put out of memory, with what the store does not know of them: when they are due by this process's own clock. */
export class Aside {
  readonly #resting = new Map<string, Resting>();

  get size(): number {
    return this.#resting.size;
  }

  has(id: string): boolean {
    return this.#resting.has(id);
  }

  put(live: LiveTable, { since }: Duty, due: number): void {
    this.#resting.set(live.id, { due, since, moment: live.lived.momentOf(since) });
  }

  /** A table is in memory again. */
  take({ id, lived }: LiveTable): void {
    const resting = this.#resting.get(id);
    if (resting === undefined) return;
    this.#resting.delete(id);
    lived.note(resting.since, resting.moment);
  }

  /** It is gone, or cannot be read: the store still knows its date. */
  drop(id: string): void {
    this.#resting.delete(id);
  }

  due(moment: number): string[] {
    return [...this.#resting].filter(([, { due }]) => due <= moment).map(([id]) => id);
  }
}
