import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { levelsOf } from '../../bots/levels.ts';
import { think } from '../../bots/think.ts';
import type { Level } from '../../engine/record/record.ts';
import { GAMES } from '../../games/games.ts';
import type { Errand } from '../../table/environment.ts';
import { builtUrl } from '../built.ts';
import { countedRequest } from '../testing/questions.ts';
import { Stopped } from '../threads/stopped.ts';
import { ThreadThinker, threadsFor, type ThinkerOptions } from './thinker.ts';

/** Whose table it is, and that there is time. */
const ANN: Errand = { player: 'ann', within: 60_000 };

const started: ThreadThinker[] = [];
afterEach(() => Promise.all(started.splice(0).map((thinker) => thinker.stop())));

function newThinker(options?: ThinkerOptions): ThreadThinker {
  const thinker = new ThreadThinker(options);
  started.push(thinker);
  return thinker;
}

const QUESTIONS = GAMES.flatMap(({ id }) => levelsOf(id).map((level) => [id, level] as const));

describe('thinking', () => {
  test.each(QUESTIONS)('a %s bot of level %s answers as it would on this thread', async (game, level) => {
    const request = countedRequest(game, level);
    const { code } = await newThinker().think(request, ANN);
    expect(request.moves).toContain(code);
    expect(code).toEqual(think(request).code);
  });

  test.each([1, 3])('many thoughts at once on %d threads are not mixed up', async (threads) => {
    const thinker = newThinker({ threads });
    const requests = Array.from({ length: 6 }, (_, i) =>
      QUESTIONS.map(([id, level]) => countedRequest(id, level, i)),
    ).flat();
    const codes = await Promise.all(requests.map((request) => thinker.think(request, ANN)));
    expect(codes).toEqual(requests.map((request) => think(request)));
  });

  test('what cannot be thought rejects alone', async () => {
    const thinker = newThinker();
    const good = countedRequest('straw', 'medium');
    const bad = [
      { ...good, level: 'genius' as Level },
      { ...good, view: () => 'a function cannot be sent' },
      { ...good, view: null },
    ];
    const ends = await Promise.allSettled([...bad, good].map((request) => thinker.think(request, ANN)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(ends[0]).toMatchObject({ reason: new Error('there is no genius bot for straw') });
    expect(await thinker.think(good, ANN)).toEqual(think(good));
  });
});

describe('threads', () => {
  test.each([
    [1, 1],
    [2, 2],
    [4, 3],
    [64, 8],
  ])('on %d cores searches have %d', (cores, threads) => {
    expect(threadsFor(cores)).toBe(threads);
  });

  /** Workers of these programs one after the other, then of the real one. */
  function working(...programs: string[]): { thinker: ThreadThinker; count(): number } {
    let count = 0;
    const startWorker = (): Worker => {
      const program = programs[count++];
      return program === undefined ? new Worker(builtUrl('think-worker.js')) : new Worker(program, { eval: true });
    };
    return { thinker: newThinker({ startWorker }), count: () => count };
  }

  const ON_MESSAGE = "require('node:worker_threads').parentPort.on('message', () => ";
  const SILENT = `${ON_MESSAGE} {})`;

  test('start with the first thought, and serve the next ones', async () => {
    const { thinker, count } = working();
    expect(count()).toBe(0);
    for (let i = 0; i < 3; i++) await thinker.think(countedRequest('straw', 'random'), ANN);
    expect(count()).toBe(1);
  });

  test.each([
    ['ends', `${ON_MESSAGE} process.exit(3))`, 'the thinking thread has ended'],
    ['throws', `${ON_MESSAGE} { throw new Error('no more') })`, 'the thinking thread failed: no more'],
  ])('one that %s rejects what it owes and is replaced', async (_, program, says) => {
    const { thinker, count } = working(program);
    const request = countedRequest('straw', 'medium');
    const both = [thinker.think(request, ANN), thinker.think(request, ANN)];
    await expect(both[0]).rejects.toThrow(says);
    expect(await both[1]).toEqual(think(request));
    expect(count()).toBe(2);
  });

  test('keep the process alive only while they owe an answer', async () => {
    const worker = new Worker(builtUrl('think-worker.js'));
    const holds: boolean[] = [];
    vi.spyOn(worker, 'ref').mockImplementation(() => void holds.push(true));
    vi.spyOn(worker, 'unref').mockImplementation(() => void holds.push(false));
    const thinker = newThinker({ startWorker: () => worker });
    const request = countedRequest('straw', 'random');
    const both = [thinker.think(request, ANN), thinker.think(request, ANN)];
    expect(holds).toEqual([false, true]);
    await Promise.all(both);
    expect(holds).toEqual([false, true, false, true, false]);
  });

  test('stop rejects what is owed and what comes', async () => {
    const { thinker } = working(SILENT);
    const request = countedRequest('straw', 'random');
    const [begun, waiting] = await Promise.allSettled([
      thinker.think(request, ANN),
      thinker.think(request, ANN),
      thinker.stop(),
    ]);
    expect(begun).toMatchObject({ reason: new Stopped('the thinking thread was stopped') });
    expect(waiting).toMatchObject({ reason: new Stopped('thinking was stopped') });
    await expect(thinker.think(request, ANN)).rejects.toThrow('thinking was stopped');
    await thinker.stop();
  });

  test('to stop what never began is nothing', async () => {
    const { thinker, count } = working();
    await thinker.stop();
    expect(count()).toBe(0);
  });
});
