import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Port } from '../worker/messages.ts';
import { NoConnection } from './link.ts';
import { Witness } from './testing/witness.ts';
import { listen } from './testing/worker-pages.ts';
import { WorkerLink } from './worker.ts';

test('a worker that does not start is no connection, and is started anew', async () => {
  let fails: () => void = () => undefined;
  const silent: Port = { postMessage: () => undefined, addEventListener: () => undefined };
  let started = 0;
  const link = new WorkerLink((failed) => {
    started++;
    fails = failed;
    return silent;
  });
  const witness = listen(link, 'any');
  const asked = link.me();
  fails();
  await expect(asked).rejects.toBeInstanceOf(NoConnection);
  expect(witness.connections).toEqual(['connecting', 'lost']);
  void link.me();
  expect(started).toBe(2);
});

describe('a worker that starts at the third attempt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is found by whoever listens, without being asked again', async () => {
    const listens: unknown[][] = [];
    const link = new WorkerLink((failed) => {
      const heard: unknown[] = [];
      listens.push(heard);
      if (listens.length < 3) setTimeout(failed, 10);
      return {
        postMessage: (message) => heard.push(message),
        addEventListener: (_, hear) => {
          const text = JSON.stringify({ version: 'alone', now: 0 });
          if (listens.length === 3)
            setTimeout(() => hear(new MessageEvent('message', { data: { type: 'hello', number: 1, text } })), 10);
        },
      };
    });
    const witness = listen(link, 'any', 4);
    await vi.advanceTimersByTimeAsync(60_000);
    const asked = { type: 'listen', number: 1, table: 'any', after: 4 };
    expect(listens.map((heard) => heard.at(-1))).toEqual([asked, asked, asked]);
    expect(witness.connections).toEqual(['connecting', 'lost', 'lost', 'open']);
  });

  test('is not looked for when nobody listens any more', async () => {
    let started = 0;
    const link = new WorkerLink((failed) => {
      started++;
      setTimeout(failed, 10);
      return { postMessage: () => undefined, addEventListener: () => undefined };
    });
    const hangUp = link.listen('any', new Witness());
    await vi.advanceTimersByTimeAsync(20);
    hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toBe(1);
  });
});
