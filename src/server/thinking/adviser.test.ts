import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { advise } from '../../bots/advise.ts';
import { GAMES } from '../../games/games.ts';
import type { Whose } from '../threads/fair-queue.ts';
import { hintRequestOf } from '../testing/questions.ts';
import { ThreadAdviser } from './adviser.ts';

const HINT = hintRequestOf('straw');
const SILENT = "require('node:worker_threads').parentPort.on('message', () => undefined)";
const TOO_FAST = { kind: 'too-fast', retryAfter: 1 };

/** The address is the first letter of a player's name. */
const whose = (player: string): Whose => ({ player, address: player[0]! });

const started: ThreadAdviser[] = [];
afterEach(() => Promise.all(started.splice(0).map((adviser) => adviser.stop())));

function newAdviser(program?: string): ThreadAdviser {
  const startWorker = (): Worker => new Worker(program!, { eval: true });
  const adviser = new ThreadAdviser({ whose, ...(program !== undefined && { startWorker }) });
  started.push(adviser);
  return adviser;
}

/** Wants hints that never come. */
function crowd(adviser: ThreadAdviser, players: readonly string[]): Promise<unknown>[] {
  const hints = players.map((player) => adviser.advise(HINT, player));
  for (const hint of hints) hint.catch(() => undefined);
  return hints;
}

const playersAt = (address: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${address}${i}`);

describe('a hint', () => {
  test.each(GAMES.map(({ id }) => id))('in %s is what it would be on this thread', async (game) => {
    expect(await newAdviser().advise(hintRequestOf(game), 'ann')).toEqual(advise(hintRequestOf(game)));
  });

  test('is one at a time for each player, and then another', async () => {
    const adviser = newAdviser();
    const first = adviser.advise(HINT, 'ann');
    const other = adviser.advise(HINT, 'bob');
    await expect(adviser.advise(HINT, 'ann')).rejects.toMatchObject(TOO_FAST);
    expect(await first).toEqual(await other);
    expect(await adviser.advise(HINT, 'ann')).toEqual(await first);
  });

  test('goes by turns of addresses', async () => {
    const adviser = newAdviser();
    const order: string[] = [];
    const hint = (player: string): Promise<unknown> => adviser.advise(HINT, player).then(() => order.push(player));
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1'].map(hint));
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });
});

describe('the queue', () => {
  test('holds five of one address, and others come in still', async () => {
    const adviser = newAdviser(SILENT);
    crowd(adviser, playersAt('a', 6));
    expect(adviser.queued).toBe(5);
    await expect(adviser.advise(HINT, 'a6')).rejects.toMatchObject(TOO_FAST);
    crowd(adviser, ['b']);
    expect(adviser.queued).toBe(6);
  });

  test('holds twenty in all', async () => {
    const adviser = newAdviser(SILENT);
    crowd(adviser, ['first', ...['a', 'b', 'c', 'd'].flatMap((address) => playersAt(address, 5))]);
    expect(adviser.queued).toBe(20);
    await expect(adviser.advise(HINT, 'e')).rejects.toMatchObject(TOO_FAST);
  });

  test('forgets who is gone, who may come again then', async () => {
    const adviser = newAdviser(SILENT);
    const gone = new AbortController();
    crowd(adviser, ['first']);
    const hint = adviser.advise(HINT, 'ann', gone.signal);
    gone.abort();
    await expect(hint).rejects.toMatchObject(TOO_FAST);
    expect(adviser.queued).toBe(0);
    crowd(adviser, ['ann']);
    expect(adviser.queued).toBe(1);
    await expect(adviser.advise(HINT, 'bob', gone.signal)).rejects.toMatchObject(TOO_FAST);
    expect(adviser.queued).toBe(1);
  });

  test('is refused when the server closes', async () => {
    const adviser = newAdviser(SILENT);
    const hints = crowd(adviser, ['ann', 'bob']);
    await adviser.stop();
    for (const hint of [...hints, ...crowd(adviser, ['cleo'])])
      await expect(hint).rejects.toMatchObject({ kind: 'closing', retryAfter: 1 });
  });
});
