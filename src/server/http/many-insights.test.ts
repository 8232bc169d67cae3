import { request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Events } from '../testing/events.ts';
import { Guest, type Answer } from '../testing/guest.ts';
import { isAsked, isOver, onward, questionIn } from '../testing/party.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { ThreadAdviser } from '../thinking/adviser.ts';

let server: TestServer;
afterEach(() => server.stop());

interface Alone {
  readonly guest: Guest;
  readonly stream: Events;
  readonly path: string;
}

/** Somebody plays alone with a bot, and is asked something. */
async function asked(guest: Guest): Promise<Alone> {
  const wish = { game: 'straw', seats: ['me', { bot: 'random' }], hints: true, options: { ending: 'each-deals-once' } };
  const { table } = await guest.open(wish);
  const stream = await guest.listen(table.id);
  await guest.ok('POST', `/api/tables/${table.id}/start`, {});
  await onward(server, () => isAsked(stream));
  return { guest, stream, path: `/api/tables/${table.id}` };
}

/** The same to the end of the match. */
async function ended(guest: Guest): Promise<Alone> {
  const { stream, path } = await asked(guest);
  while (!isOver(stream)) {
    const { ask, moves } = questionIn(stream);
    const { seq } = await guest.ok('POST', `${path}/moves`, { ask, move: moves[0] });
    await stream.until(({ latest }) => latest!.seq >= seq);
    await onward(server, () => isAsked(stream) || isOver(stream));
  }
  return { guest, stream, path };
}

function expectToWait({ status, headers, text }: Answer, seconds: number): void {
  expect([status, headers.get('retry-after')]).toEqual([429, String(seconds)]);
  expect(JSON.parse(text)).toMatchObject({ type: '/api/docs#too-fast' });
}

describe('many hints', () => {
  const SILENT = "require('node:worker_threads').parentPort.on('message', () => undefined)";
  let adviser: ThreadAdviser;
  let ann: Alone;
  let bob: Alone;

  /** No hint ever comes. */
  beforeEach(async () => {
    adviser = new ThreadAdviser({ startWorker: () => new Worker(SILENT, { eval: true }) });
    server = await testServer({ environment: { adviser } });
    ann = await asked(await Guest.arrive(server.url, 'Ann'));
    bob = await asked(await Guest.arrive(server.url, 'Bob'));
  });

  const hint = ({ guest, path }: Alone): Promise<Answer> => guest.call('POST', `${path}/hint`);

  test('of one player are refused with when to come again, and those of another are not', async () => {
    const both = [hint(ann), hint(ann)];
    expectToWait(await Promise.race(both), 1);
    const other = hint(bob);
    await expect.poll(() => adviser.queued).toBe(1);
    await adviser.stop();
    const statuses = (await Promise.all([...both, other])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([429, 503, 503]);
  });

  test('whoever hangs up leaves the queue', async () => {
    const both = [hint(ann), hint(ann)];
    await Promise.race(both);
    const headers = bob.guest.headersWith({});
    const other = request(`${server.url}${bob.path}/hint`, { method: 'POST', headers }).end();
    other.once('error', () => undefined);
    await expect.poll(() => adviser.queued).toBe(1);
    other.destroy();
    await expect.poll(() => adviser.queued).toBe(0);
    await adviser.stop();
    await Promise.all(both);
  });
});

test('one match at a time is looked at for somebody, and the next one afterwards', async () => {
  server = await testServer();
  const ann = await Guest.arrive(server.url, 'Ann');
  const paths = [await ended(ann), await ended(ann)].map(({ path }) => `${path}/analysis`);
  const answers = await Promise.all(paths.map((path) => ann.call('GET', path)));
  const [first, second] = answers[0]!.status === 202 ? paths : paths.toReversed();
  const refused = answers.find(({ status }) => status !== 202)!;
  expectToWait(refused, 5);
  for (const path of [first!, second!])
    await expect.poll(async () => (await ann.call('GET', path)).status, { timeout: 20_000 }).toBe(200);
});
