import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotRequest } from '../../bots/answer.ts';
import type { Whose } from '../threads/fair-queue.ts';
import { hintRequestOf, requestOf } from '../testing/questions.ts';
import { ThreadAdviser } from './adviser.ts';
import { ThreadThinker, type ThinkerOptions } from './thinker.ts';

// Counts who is answered before whom, on the real threads. A search here ends only when its time does.

/** So long that nothing here is due. */
const LATER = 1_000_000;

/** The address is the first letter of a player's name. */
const whose = (player: string): Whose => ({ player, address: player[0]! });

const started: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())));

/** One thread for searches, and one for what is quick, which has been started. */
async function newThinker(options: ThinkerOptions = {}): Promise<ThreadThinker> {
  const thinker = new ThreadThinker({ threads: 1, whose, ...options });
  started.push(thinker);
  await thinker.think(MEDIUM, { player: 'nobody', within: LATER });
  return thinker;
}

/** The same with threads of this program. */
function newThinkerOf(program: string): ThreadThinker {
  const thinker = new ThreadThinker({ threads: 1, whose, startWorker: () => new Worker(program, { eval: true }) });
  started.push(thinker);
  return thinker;
}

const SILENT = "require('node:worker_threads').parentPort.on('message', () => undefined)";
/** Answers at once with the milliseconds that it was allowed. */
const TELLS_TIME = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, about }) => parentPort.postMessage({ id, answer: { code: 0, effort: about.effort.ms } }));`;

const MEDIUM = requestOf('straw', 'medium');

/** A question that is never quite clear. */
function search(ms: number): BotRequest {
  return { ...requestOf('straw', 'master'), effort: { iterations: 1e9, ms } };
}

/** Who was answered, in that order. */
class Answers {
  readonly order: string[] = [];
  readonly #thinker: ThreadThinker;

  constructor(thinker: ThreadThinker) {
    this.#thinker = thinker;
  }

  async ask(player: string, request: BotRequest, within = LATER): Promise<number | undefined> {
    const { effort } = await this.#thinker.think(request, { player, within });
    this.order.push(player);
    return effort;
  }

  /** What nobody waits for: it may be given up when the test is over. */
  queue(player: string, request: BotRequest, times = 1): void {
    for (let i = 0; i < times; i++) this.ask(player, request).catch(() => undefined);
  }
}

describe('what is quick', () => {
  test('is answered before the second of sixty masters, and no hint delays it', async () => {
    const adviser = new ThreadAdviser({ whose });
    started.push(adviser);
    const answers = new Answers(await newThinker());
    const hints = ['c', 'd', 'e'].map((player) => adviser.advise(hintRequestOf('courte-paille'), player));
    answers.queue('a', search(100), 60);
    await answers.ask('b', MEDIUM);
    expect(answers.order.filter((player) => player === 'a').length).toBeLessThan(2);
    await Promise.all(hints);
  });

  test('takes turns by address too', async () => {
    const answers = new Answers(await newThinker());
    for (const player of ['a1', 'a2', 'a3']) answers.queue(player, MEDIUM, 20);
    await answers.ask('b', MEDIUM);
    expect(answers.order.indexOf('b')).toBeLessThan(3);
  });

  test.each(['hard', 'master'] as const)('so is a %s bot that has one move', async (level) => {
    const request = requestOf('straw', level);
    const answers = new Answers(await newThinker());
    answers.queue('a', search(LATER));
    await answers.ask('b', { ...request, moves: request.moves.slice(0, 1) });
    expect(answers.order).toEqual(['b']);
  });
});

describe('searches', () => {
  test('of one player do not keep those of another waiting', async () => {
    const answers = new Answers(await newThinker());
    answers.queue('a', search(20), 60);
    await answers.ask('b', search(20));
    expect(answers.order).toEqual(['a', 'a', 'b']);
  });

  test('of many players at one address do not crowd out one of another', async () => {
    const answers = new Answers(await newThinker());
    for (let i = 0; i < 60; i++) answers.queue(`a${i}`, search(20));
    await answers.ask('b', search(20));
    expect(answers.order).toEqual(['a0', 'a1', 'b']);
  });

  test('on two threads go on beside each other', async () => {
    const answers = new Answers(await newThinker({ threads: 2 }));
    answers.queue('a', search(LATER));
    await answers.ask('a', search(20));
    expect(answers.order).toEqual(['a']);
  });
});

describe('the moment when an answer is due', () => {
  test('ends a search with what it has by then', async () => {
    const answers = new Answers(await newThinker());
    expect(await answers.ask('a', search(LATER), 200)).toBeGreaterThan(0);
  });

  test('that comes while no thread is free is answered at first glance', async () => {
    const answers = new Answers(await newThinker());
    answers.queue('a', search(LATER));
    expect(await answers.ask('b', search(LATER), 50)).toBe(0);
    expect(answers.order).toEqual(['b']);
  });

  test('that is past is answered at first glance', async () => {
    const answers = new Answers(await newThinker());
    expect(await answers.ask('a', search(LATER), 0)).toBe(0);
  });

  test('is shared by all who wait: addresses alike, then players, then what a player wants', async () => {
    const answers = new Answers(newThinkerOf(TELLS_TIME));
    answers.queue('first', search(LATER));
    const ofMany = Array.from({ length: 40 }, () => answers.ask('a', search(LATER), 1000));
    const ofOne = answers.ask('b', search(LATER), 1000);
    expect(await ofMany[0]!).toBeLessThanOrEqual(1000 / 40 / 2);
    expect(await ofOne).toBeGreaterThan((await ofMany[0]!)! * 10);
    expect(await ofOne).toBeLessThanOrEqual(1000 / 2);
    await Promise.all(ofMany);
  });
});

test('what waits, what runs, how long it waited and how late the latest is can be asked', async () => {
  const waits: number[] = [];
  const thinker = await newThinker({ onWait: (ms) => waits.push(ms) });
  expect([waits.length, thinker.queued, thinker.running, thinker.stuckFor()]).toEqual([1, 0, 0, 0]);
  const answers = new Answers(thinker);
  answers.queue('a', search(LATER), 3);
  expect([waits.length, thinker.queued, thinker.running, thinker.stuckFor()]).toEqual([2, 2, 1, 0]);
});

test('a thread that does not answer is noticed', async () => {
  const thinker = newThinkerOf(SILENT);
  new Answers(thinker).queue('a', MEDIUM);
  expect(thinker.stuckFor()).toBe(0);
  thinker.think(MEDIUM, { player: 'b', within: -5000 }).catch(() => undefined);
  expect(thinker.stuckFor()).toBeGreaterThanOrEqual(5000);
});
