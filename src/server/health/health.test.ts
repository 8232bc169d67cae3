import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite, type Sqlite } from '../store/sqlite.ts';
import { Guest, type Json } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { Health, type Vital } from './health.ts';
import { Thinking } from './thinking.ts';
import { Writing } from './writing.ts';

let server: TestServer;
let now: number;
let said: (string | undefined)[];
beforeEach(() => {
  now = 1000;
  said = [];
});
afterEach(() => server.stop());

async function serve(...vitals: Vital[]): Promise<void> {
  server = await testServer({ health: new Health(vitals, (problem) => said.push(problem)) });
}

const writing = (write: () => Promise<unknown>, waitAtMost = 10_000): Writing =>
  new Writing(write, { now: () => now, waitAtMost });

async function health(): Promise<{ status: number; type: string | null; body: Json }> {
  const { status, headers, text } = await new Guest(server.url).call('GET', '/healthz');
  return { status, type: headers.get('content-type'), body: JSON.parse(text) };
}

/** The reason why not, asked for a while later. */
async function whyNot(): Promise<string> {
  now += 1000;
  const { status, type, body } = await health();
  expect([status, type]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(body).toMatchObject({ type: '/api/docs#not-ready', title: 'The server cannot do its work', status: 503 });
  return body.detail;
}

async function expectWell(): Promise<void> {
  now += 1000;
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', version: '1.2.3' } });
}

describe('while nothing can be written', () => {
  let folder: string;
  let store: Sqlite;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'threestraws-health-'));
    store = await openSqlite(folder, 0);
    await serve(writing(() => store.probe(now)));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  function inDatabase(sql: string): () => void {
    const other = new DatabaseSync(join(folder, 'threestraws.db'));
    other.exec(sql);
    return () => other.close();
  }

  test('it says so while another program holds the database, and is well again afterwards', async () => {
    await expectWell();
    const letGo = inDatabase('BEGIN IMMEDIATE');
    expect(await whyNot()).toBe('Nothing can be written: another program holds the database.');
    expect(await whyNot()).toMatch(/another program/);
    letGo();
    await expectWell();
    expect(said).toEqual(['Nothing can be written: another program holds the database.', undefined]);
  });

  test.each([
    ['database or disk is full', 'the disk is full'],
    ['attempt to write a readonly database', 'the data folder is read-only'],
    ['disk I/O error', 'the database failed'],
  ])('it says why, as far as SQLite does: %s', async (error, reason) => {
    inDatabase(`CREATE TRIGGER fails BEFORE INSERT ON probes BEGIN SELECT RAISE(ROLLBACK, '${error}'); END`)();
    expect(await whyNot()).toBe(`Nothing can be written: ${reason}.`);
    inDatabase('DROP TRIGGER fails')();
    await expectWell();
  });
});

describe('a disk that hangs', () => {
  test('keeps nobody waiting who asks; after five seconds it counts as ill, and heals by itself', async () => {
    let answer = (): void => undefined;
    await serve(writing(() => new Promise<void>((resolve) => (answer = resolve)), 20));
    await expectWell();
    now += 3000;
    await expectWell();
    expect(await whyNot()).toBe('Nothing has been written for 5 s: the disk does not answer.');
    now += 60_000;
    expect(await whyNot()).toMatch(/for 66 s/);
    answer();
    await expectWell();
  });

  test('is written to no more than once a second, however many ask', async () => {
    let writes = 0;
    await serve(writing(async () => writes++));
    for (let i = 0; i < 5; i++) await Promise.all([health(), health()]);
    expect(writes).toBe(1);
    now += 999;
    await health();
    expect(writes).toBe(1);
    now += 1;
    await Promise.all([health(), health()]);
    expect(writes).toBe(2);
  });

  test('that has failed once is tried again', async () => {
    let isFull = true;
    await serve(writing(async () => (isFull ? Promise.reject(new Error('ENOSPC: no space left')) : undefined)));
    expect(await whyNot()).toMatch(/disk is full/);
    isFull = false;
    await expectWell();
  });
});

test('while bots do not answer it says so', async () => {
  let late = 10_000;
  await serve(
    writing(async () => undefined),
    new Thinking(() => late),
  );
  await expectWell();
  late = 12_345;
  expect(await whyNot()).toBe('Bots do not answer: one has been waited for 12 s.');
  late = 0;
  await expectWell();
});
