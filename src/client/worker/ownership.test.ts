import { expect, test } from 'vitest';
import { Ownership } from './ownership.ts';

/** Locks as browsers have them, as far as they are used here. */
class Locks {
  #queue: (() => void)[] = [];
  #isTaken = false;

  async request(_: string, hold: () => Promise<never>): Promise<never> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isTaken = true;
    return hold();
  }

  /** The tab that has it is closed. */
  release(): void {
    this.#isTaken = false;
    this.#queue.shift()?.();
  }
}

test('one tab owns the tables, the next one when that is closed', async () => {
  const locks = new Locks();
  const [one, other] = [1, 2].map(() => new Ownership(locks as unknown as LockManager)) as [Ownership, Ownership];
  expect(await one.isMine()).toBe(true);
  expect(await other.isMine()).toBe(false);
  locks.release();
  expect(await other.isMine()).toBe(true);
});

test('without locks everybody goes on', async () => {
  expect(await new Ownership(undefined).isMine()).toBe(true);
});
