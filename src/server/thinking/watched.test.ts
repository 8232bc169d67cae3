import { expect, test } from 'vitest';
import type { Adviser, Thinker } from '../../table/environment.ts';
import { WatchedThinker } from './watched.ts';

type Ask = Parameters<Thinker['think']>;
type Thought = Awaited<ReturnType<Thinker['think']>>;

/** Answers when a test says so. */
class SlowThinker implements Thinker, Adviser {
  readonly owed: { answer(thought: Thought): void; fail(error: Error): void }[] = [];

  think(): Promise<Thought> {
    return new Promise((answer, fail) => this.owed.push({ answer, fail }));
  }

  advise(): ReturnType<Adviser['advise']> {
    return Promise.resolve([]);
  }
}

test('questions are timed until they are answered or fail, and the oldest that waits is known', async () => {
  const slow = new SlowThinker();
  const waits: number[] = [];
  let now = 0;
  const watched = new WatchedThinker(
    slow,
    (ms) => waits.push(ms),
    () => now,
  );
  const ask = (): Promise<Thought> => watched.think(...([{}] as unknown as Ask));
  expect([watched.waiting, watched.stuckFor()]).toEqual([0, 0]);
  const first = ask();
  now = 100;
  const second = ask();
  now = 300;
  expect([watched.waiting, watched.stuckFor()]).toEqual([2, 300]);
  slow.owed[0]!.answer(7 as unknown as Thought);
  expect(await first).toBe(7);
  expect([watched.waiting, watched.stuckFor()]).toEqual([1, 200]);
  slow.owed[1]!.fail(new Error('lost the thread'));
  await expect(second).rejects.toThrow('lost the thread');
  expect([watched.waiting, watched.stuckFor(), waits]).toEqual([0, 0, [300, 200]]);
  expect(await watched.advise(...([{}] as unknown as Parameters<Adviser['advise']>))).toEqual([]);
});
