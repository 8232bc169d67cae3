import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { COMMAND, testFolder } from '../cli/testing/command.ts';
import type { Snapshot } from '../protocol/table.ts';
import { Guest, firstMove } from './testing/guest.ts';

const FOLDER = testFolder();
const TABLES = 24;
const PLAYERS = 4;
/** What an operator waits for without a thought. */
const SOON = 3000;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

interface Closed {
  readonly code: number | null;
  readonly ms: number;
  readonly complaints: string;
}

/** The built server as a process of its own: where it is, and what closes it. */
async function opened(): Promise<{ url: string; close(): Promise<Closed> }> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: FOLDER,
    PORT: '0',
    METRICS_PORT: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, [COMMAND, 'serve'], { env: { ...env, BOT_PACE: '100' } });
  child = server;
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  const close = async (): Promise<Closed> => {
    const from = performance.now();
    server.kill('SIGTERM');
    const [code] = await once(server, 'close');
    return { code, ms: performance.now() - from, complaints };
  };
  return { url: /http:\S+/.exec(line)![0], close };
}

async function start(guest: Guest, wish: object): Promise<string> {
  const { table } = await guest.open({ game: 'straw', ...wish });
  await guest.ok('POST', `/api/tables/${table.id}/start`, {});
  return `/api/tables/${table.id}`;
}

/** Moves as soon as there is something to answer, until the match is over or something else is. */
async function play(guest: Guest, path: string, isDone: (now: Snapshot) => boolean): Promise<void> {
  for (;;) {
    const now: Snapshot = await guest.ok('GET', path);
    if (now.table.status === 'over' || isDone(now)) return;
    const answer = firstMove(now);
    if (answer !== undefined) await guest.call('POST', `${path}/moves`, answer);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('SIGTERM ends thinking first: closed soon, with nothing to complain of', async () => {
  const { url, close } = await opened();
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, i) => Guest.arrive(url, `Guest ${i}`)));
  const [ann] = players;
  const lookedAt = await start(ann!, { seats: ['me', { bot: 'random' }], options: { ending: 'each-deals-once' } });
  await play(ann!, lookedAt, () => false);
  const hinted = await Promise.all(
    players.map((guest) => start(guest, { seats: ['me', { bot: 'random' }], hints: true })),
  );
  await Promise.all(hinted.map((path, i) => play(players[i]!, path, ({ ask }) => ask !== null)));
  const masters = { seats: ['me', ...Array<object>(3).fill({ bot: 'master' })] };
  const paths = await Promise.all(Array.from({ length: TABLES }, (_, i) => start(players[i % PLAYERS]!, masters)));
  // they play on until the server is gone
  const thinking = Promise.allSettled(paths.map((path, i) => play(players[i % PLAYERS]!, path, () => false)));
  expect((await ann!.call('GET', `${lookedAt}/analysis`)).status).toBe(202);
  const hints = hinted.map((path, i) => players[i]!.call('POST', `${path}/hint`));
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  await once(silent, 'connect');
  const { code, ms, complaints } = await close();
  await Promise.allSettled([...hints, thinking]);
  silent.destroy();
  expect([code, complaints]).toEqual([0, '']);
  expect(ms).toBeLessThan(SOON);
});
