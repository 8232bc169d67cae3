import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { Thread } from './thread.ts';
import { Threads } from './threads.ts';

type Echoes = {
  /** Answers what it got, the second of two calls first. */
  readonly swap: (text: string) => string;
  /** Tells how far it is on the way. */
  readonly climb: (steps: number) => string;
  readonly fail: (says: string) => never;
  readonly end: (code: number) => never;
};

/** Speaks to a thread as `perform` does, which is built and so tested with those who use it. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  let kept;
  const say = (reply) => parentPort.postMessage(reply);
  const tasks = {
    swap(id, about) {
      if (kept === undefined) { kept = { id, answer: about }; return; }
      say({ id, answer: about });
      say(kept);
      kept = undefined;
    },
    climb(id, steps) {
      for (let i = 1; i <= steps; i++) say({ id, progress: i / steps });
      say({ id, answer: 'top' });
    },
    fail(id, says) { say({ id, error: new Error(says) }); },
    end(id, code) { process.exit(code); },
  };
  parentPort.on('message', ({ id, task, about }) => tasks[task](id, about));
`;

const started: Thread<Echoes>[] = [];
afterEach(() => Promise.all(started.splice(0).map((thread) => thread.stop())));

function newThread(): Thread<Echoes> {
  const thread = new Thread<Echoes>(new Worker(PROGRAM, { eval: true }), 'the echo');
  started.push(thread);
  return thread;
}

describe('a thread', () => {
  test('gives each call its own answer, in whichever order they come', async () => {
    const thread = newThread();
    const both = [thread.call('swap', 'first'), thread.call('swap', 'second')];
    expect(thread.owes).toBe(2);
    expect(await Promise.all(both)).toEqual(['first', 'second']);
    expect(thread.owes).toBe(0);
  });

  test('tells how much of a call is done', async () => {
    const heard: number[] = [];
    expect(await newThread().call('climb', 4, (share) => heard.push(share))).toBe('top');
    expect(heard).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test('a task that throws fails alone', async () => {
    const thread = newThread();
    await expect(thread.call('fail', 'too far')).rejects.toThrow('too far');
    expect([thread.isDead, await thread.call('climb', 1)]).toEqual([false, 'top']);
  });

  test('what cannot be sent is rejected and not owed', async () => {
    const thread = newThread();
    const unsendable = (() => undefined) as unknown as string;
    await expect(thread.call('swap', unsendable)).rejects.toThrow('could not be cloned');
    expect(thread.owes).toBe(0);
  });

  test('one that has ended rejects what it owes and what comes, and says so', async () => {
    const thread = newThread();
    const owed = thread.call('swap', 'never');
    await expect(thread.call('end', 3)).rejects.toThrow('the echo has ended');
    await expect(owed).rejects.toThrow('the echo has ended');
    await expect(thread.call('climb', 1)).rejects.toThrow('the echo has ended');
    expect([thread.isDead, (await thread.died).message]).toEqual([true, 'the echo has ended']);
  });
});

describe('several threads', () => {
  test('start as they are needed, up to their number', () => {
    const threads = new Threads(2, newThread);
    const chosen = Array.from({ length: 2 }, () => {
      const thread = threads.free();
      thread.call('swap', 'on').catch(() => undefined);
      return thread;
    });
    expect(chosen).toEqual(started);
    expect([started.length, threads.hasFree]).toEqual([2, false]);
  });

  test('one that owes nothing any more is free again', async () => {
    const threads = new Threads(1, newThread);
    const answer = threads.free().call('climb', 1);
    expect(threads.hasFree).toBe(false);
    await answer;
    expect([threads.hasFree, threads.free()]).toEqual([true, started[0]]);
  });

  test('one that is dead is replaced', async () => {
    const threads = new Threads(1, newThread);
    await expect(threads.free().call('end', 0)).rejects.toThrow('has ended');
    expect(await threads.free().call('climb', 1)).toBe('top');
    expect(started).toHaveLength(2);
  });
});
