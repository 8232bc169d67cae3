import { expect, test } from 'vitest';
import { ManualTime } from '../../table/testing/manual-time.ts';
import { DAY, PRUNED_AT_ONCE } from './keeping.ts';
import { Pruner } from './pruner.ts';

const HOUR = 3_600_000;

/** With so many old tables at each time it looks. */
function pruning(days: number | undefined, old: number) {
  const time = new ManualTime();
  const asked: number[] = [];
  const gone: string[] = [];
  const failures: unknown[] = [];
  const world = { old, isBroken: false };
  const prune = async (before: number, limit: number): Promise<string[]> => {
    if (world.isBroken) throw new Error('the disk is full');
    asked.push(time.now() - before);
    const some = Math.min(limit, world.old);
    world.old -= some;
    return Array.from({ length: some }, (_, i) => `table ${gone.length + i}`);
  };
  const letGo = async (table: string): Promise<void> => void gone.push(table);
  const failed = (error: unknown): void => void failures.push(error);
  const pruner = new Pruner({ store: { prune }, time, days, letGo, failed });
  return { pruner, time, asked, gone, failures, world };
}

test('removes a few at a time until none is left, and looks again an hour later', async () => {
  const { pruner, time, asked, gone, world } = pruning(30, 2 * PRUNED_AT_ONCE + 1);
  pruner.start();
  await time.pass(0);
  expect(gone).toHaveLength(PRUNED_AT_ONCE);
  await time.pass(1000);
  expect([gone.length, asked.length]).toEqual([2 * PRUNED_AT_ONCE + 1, 3]);
  world.old = 1;
  await time.pass(HOUR);
  expect([gone.length, asked.length]).toEqual([2 * PRUNED_AT_ONCE + 2, 4]);
  await pruner.stop();
  await time.pass(2 * HOUR);
  expect(asked).toHaveLength(4);
});

test('keeps everything for ever unless it is told otherwise', async () => {
  const { pruner, time, asked } = pruning(undefined, 5);
  pruner.start();
  await time.pass(2 * HOUR);
  expect(asked).toEqual([]);
  await pruner.stop();
});

test('takes nothing for old because the clock was set forward', async () => {
  const { pruner, time, asked } = pruning(30, 0);
  pruner.start();
  await time.pass(0);
  await time.pass(400 * DAY);
  // this process has lived through next to nothing of it
  expect(asked[0]).toBe(30 * DAY);
  expect(asked.at(-1)!).toBeGreaterThan(429 * DAY);
  await pruner.stop();
});

test('says what failed, and tries again', async () => {
  const { pruner, time, gone, failures, world } = pruning(30, 1);
  world.isBroken = true;
  pruner.start();
  await time.pass(0);
  world.isBroken = false;
  await time.pass(HOUR);
  expect([failures, gone.length]).toEqual([[new Error('the disk is full')], 1]);
  await pruner.stop();
});
