import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { advise } from '../../bots/advise.ts';
import { levelsOf } from '../../bots/levels.ts';
import type { BotRequest } from '../../bots/answer.ts';
import { think } from '../../bots/think.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import type { Level } from '../../engine/record/record.ts';
import { readOptions } from '../../engine/options.ts';
import { seatsIn } from '../../engine/seats.ts';
import { GAMES, gameNamed } from '../../games/games.ts';
import { builtUrl } from '../built.ts';
import { ThreadThinker, type ThinkerOptions } from './thinker.ts';

const SEATS = 3;
const seedOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

/** The first question of a match of this game. */
function requestOf(id: string, level: Level, number = 1): BotRequest {
  const game = gameNamed(id)!;
  const read = readOptions(game.options, SEATS, {});
  if ('bad' in read) throw new Error(read.bad.says);
  const state = game.blank(SEATS, read.options);
  game.start(state, new FastChance(seedOf(number)));
  const seat = seatsIn(game.waitingFor(state))[0]!;
  const into = new Uint16Array(game.mostMoves);
  const moves = [...into.subarray(0, game.moves(state, seat, into))];
  const view = game.view(state, seat);
  const luck = seedOf(number + 100);
  // counted, not timed: the same thought has the same answer
  const effort = { iterations: 20 };
  return { game: id, level, seat, seats: SEATS, options: read.options, view, moves, luck, effort };
}

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
    const request = requestOf(game, level);
    const { code } = await newThinker().think(request);
    expect(request.moves).toContain(code);
    expect(code).toEqual(think(request).code);
  });

  test.each([1, 3])('many thoughts at once on %d threads are not mixed up', async (threads) => {
    const thinker = newThinker({ threads });
    const requests = Array.from({ length: 6 }, (_, i) =>
      QUESTIONS.map(([id, level]) => requestOf(id, level, i)),
    ).flat();
    const codes = await Promise.all(requests.map((request) => thinker.think(request)));
    expect(codes).toEqual(requests.map((request) => think(request)));
  });

  test.each(GAMES.map(({ id }) => id))('a hint in %s is what it would be on this thread', async (game) => {
    const { level: _level, effort: _effort, ...hintRequest } = requestOf(game, 'random');
    expect(await newThinker().advise(hintRequest)).toEqual(advise(hintRequest));
  });

  test('what cannot be thought rejects alone', async () => {
    const thinker = newThinker();
    const good = requestOf('straw', 'medium');
    const bad = [
      { ...good, level: 'genius' as Level },
      { ...good, view: () => 'a function cannot be sent' },
      { ...good, view: null },
    ];
    const ends = await Promise.allSettled([...bad, good].map((request) => thinker.think(request)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(ends[0]).toMatchObject({ reason: new Error('there is no genius bot for straw') });
    expect(await thinker.think(good)).toEqual(think(good));
  });
});

describe('threads', () => {
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
    for (let i = 0; i < 3; i++) await thinker.think(requestOf('straw', 'random'));
    expect(count()).toBe(1);
  });

  test.each([
    ['ends', `${ON_MESSAGE} process.exit(3))`, 'the thinking thread has ended'],
    ['throws', `${ON_MESSAGE} { throw new Error('no more') })`, 'the thinking thread failed: no more'],
  ])('one that %s rejects all it owes and is replaced', async (_, program, says) => {
    const { thinker, count } = working(program);
    const request = requestOf('straw', 'medium');
    const ends = await Promise.allSettled([thinker.think(request), thinker.think(request)]);
    for (const end of ends) expect(end).toMatchObject({ reason: new Error(says) });
    expect(await thinker.think(request)).toEqual(think(request));
    expect(count()).toBe(2);
  });

  test('keep the process alive only while they owe an answer', async () => {
    const worker = new Worker(builtUrl('think-worker.js'));
    const holds: boolean[] = [];
    vi.spyOn(worker, 'ref').mockImplementation(() => void holds.push(true));
    vi.spyOn(worker, 'unref').mockImplementation(() => void holds.push(false));
    const thinker = newThinker({ startWorker: () => worker });
    const request = requestOf('straw', 'random');
    const both = [thinker.think(request), thinker.think(request)];
    expect(holds).toEqual([false, true, true]);
    await Promise.all(both);
    expect(holds).toEqual([false, true, true, false]);
  });

  test('stop rejects what is owed and what comes', async () => {
    const { thinker } = working(SILENT);
    const request = requestOf('straw', 'random');
    const [owed] = await Promise.allSettled([thinker.think(request), thinker.stop()]);
    expect(owed).toMatchObject({ reason: new Error('the thinking thread was stopped') });
    await expect(thinker.think(request)).rejects.toThrow('thinking was stopped');
    await thinker.stop();
  });

  test('to stop what never began is nothing', async () => {
    const { thinker, count } = working();
    await thinker.stop();
    expect(count()).toBe(0);
  });
});
