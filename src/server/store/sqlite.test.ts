import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { codeContract } from '../../table/testing/code-contract.ts';
import { cardOf, entryAt, IDLE, opening, storeContract } from '../../table/testing/store-contract.ts';
import { ADA, BOB, keyOf, linkOf, peopleContract, playerOf } from '../people/testing/people-contract.ts';
import { Batches } from './batches.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'threestraws-sqlite-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const A_DAY = 24 * 60 * 60_000;

const newFolder = (): string => mkdtempSync(join(ROOT, 'store-'));
const fileIn = (folder: string): string => join(folder, 'threestraws.db');

const closing: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of closing.splice(0).toReversed()) await thing.close();
});

async function opened(folder: string, patience?: number): Promise<Sqlite> {
  const store = await openSqlite(folder, patience);
  closing.push(store);
  return store;
}

/** Another process, as far as SQLite can tell. */
function connected(folder: string, readOnly = false): DatabaseSyncInstance {
  const db = new DatabaseSync(fileIn(folder), { readOnly });
  closing.push(db);
  return db;
}

async function openNew(): Promise<{ store: Sqlite; close(): Promise<void> }> {
  const store = await openSqlite(newFolder());
  return { store, close: () => store.close() };
}

storeContract('sqlite', openNew);
codeContract('sqlite', openNew);
peopleContract('sqlite', openNew);

describe('what was answered is kept', () => {
  test('all is there when the folder is opened again', async () => {
    const folder = join(newFolder(), 'made', 'if', 'needed');
    const first = await openSqlite(folder);
    await opening(first, 'a', 1, { code: 'sun' });
    await first.append('a', 1, entryAt(2), { due: 5, waiting: 1 });
    await first.add(ADA, keyOf(ADA));
    await first.addLink(linkOf(ADA, 10));
    await first.close();

    const second = await opened(folder);
    expect(await second.log('a')).toEqual([entryAt(1), entryAt(2)]);
    expect(await second.idOf('sun', 9)).toBe('a');
    expect(await second.tablesOf('ada', 9)).toEqual([{ card: cardOf('a', { code: 'sun' }), waiting: 1, changed: 2 }]);
    expect(await second.due(5, 9)).toEqual(['a']);
    expect(await playerOf(second, 'key of ada')).toEqual(ADA);
    expect(await second.takeLink('link of ada', 1)).toEqual(ADA);
  });

  test('once it is answered another process sees it', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    await opening(store, 'a');
    await store.append('a', 1, entryAt(2), IDLE);
    const rows = connected(folder, true).prepare('SELECT place, entry FROM log WHERE table_id = ?').all('a');
    expect(rows.map(({ place, entry }) => [place, JSON.parse(entry)])).toEqual([
      [0, entryAt(1)],
      [1, entryAt(2)],
    ]);
    expect(statSync(`${fileIn(folder)}-wal`).size).toBeGreaterThan(0);
  });

  test('who opens a folder while another process makes it waits for its turn', async () => {
    const folder = newFolder();
    const other = connected(folder);
    other.exec('BEGIN IMMEDIATE; CREATE TABLE made (here INTEGER)');
    const opens = opened(folder);
    await expect(openSqlite(folder, 0), 'nor is there another way in').rejects.toThrow('database is locked');
    other.exec('ROLLBACK');
    expect(await (await opens).running()).toEqual([]);
  });

  test('of two processes that race for each place, one has it', async () => {
    const folder = newFolder();
    const stores = await Promise.all([opened(folder), opened(folder)]);
    await opening(stores[0], 'a');
    const places = Array.from({ length: 50 }, (_, place) => place + 1);
    for (const place of places) {
      const answers = await Promise.all(stores.map((store) => store.append('a', place, entryAt(place), IDLE)));
      expect(answers.filter(Boolean), `place ${place}`).toHaveLength(1);
    }
    expect(await stores[1].log('a')).toHaveLength(51);
  });
});

test('tables are counted by their status', async () => {
  const store = await opened(newFolder());
  expect(await store.tablesByStatus()).toEqual({});
  for (const id of ['a', 'b', 'c']) await opening(store, id);
  await store.append('c', 1, entryAt(2), { ...IDLE, card: cardOf('c', { status: 'over' }) });
  expect(await store.tablesByStatus()).toEqual({ open: 2, over: 1 });
});

describe('closing', () => {
  test('what was asked before is done, what is asked after is refused, and one file is left', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    const before = [opening(store, 'a'), store.append('a', 1, entryAt(2), IDLE)];
    const closed = store.close();
    await expect(store.append('a', 2, entryAt(3), IDLE)).rejects.toThrow('the database has been closed');
    expect(await Promise.all(before)).toEqual([true, true]);
    await closed;
    await expect(store.log('a')).rejects.toThrow('the database has been closed');
    expect(() => statSync(`${fileIn(folder)}-wal`)).toThrow('ENOENT');
    expect(connected(folder).prepare('SELECT count(*) AS entries FROM log').get()).toEqual({ entries: 2 });
  });

  test('to close twice is to close', async () => {
    const store = await opened(newFolder());
    await Promise.all([store.close(), store.close()]);
    await expect(store.running()).rejects.toThrow('closed');
  });

  test('when the worker dies all calls fail, those that wait and those that come', async () => {
    const dies = "require('node:worker_threads').parentPort.once('message', () => process.exit(3))";
    const batches = new Batches(new Worker(dies, { eval: true }));
    const calls = [batches.call('log', ['a']), batches.call('running', [])];
    const ends = await Promise.allSettled(calls);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(batches.call('running', [])).rejects.toThrow('the worker of the database has ended');
    await batches.close();
  });

  test('when the worker throws its words are told', async () => {
    const throws = "require('node:worker_threads').parentPort.once('message', () => { throw new Error('no more') })";
    const batches = new Batches(new Worker(throws, { eval: true }));
    await expect(batches.call('running', [])).rejects.toThrow('the worker of the database failed: no more');
    await batches.close();
  });
});

describe('a batch that fails', () => {
  test('rejects all its calls and leaves nothing, and the store goes on', async () => {
    const folder = newFolder();
    const store = await opened(folder, 0);
    await opening(store, 'a');
    const other = connected(folder);
    other.exec('BEGIN IMMEDIATE');
    const batch = [store.append('a', 1, entryAt(2), IDLE), store.add(ADA, keyOf(ADA)), store.log('a')];
    for (const call of await Promise.allSettled(batch)) {
      expect(call).toMatchObject({ reason: new Error('the database failed: database is locked') });
    }
    expect(await store.log('a'), 'who only reads need not wait').toEqual([entryAt(1)]);
    other.exec('ROLLBACK');
    expect(await store.append('a', 1, entryAt(3), IDLE)).toBe(true);
    expect(await store.log('a')).toEqual([entryAt(1), entryAt(3)]);
    expect(await playerOf(store, 'key of ada')).toBeUndefined();
  });

  test('leaves nothing of the calls that went well before', async () => {
    const folder = newFolder();
    const store = await opened(folder);
    connected(folder).exec(`CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.entry LIKE '%too much%'
      BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END`);
    const batch = [
      store.add(ADA, keyOf(ADA)),
      opening(store, 'a'),
      store.append('a', 1, entryAt(2, 'too much'), IDLE),
      store.add(BOB, keyOf(BOB)),
    ];
    for (const call of await Promise.allSettled(batch)) {
      expect(call).toMatchObject({ reason: new Error('the database failed: disk is full') });
    }
    expect(await store.log('a')).toEqual([]);
    expect(await playerOf(store, 'key of ada')).toBeUndefined();
    expect(await opening(store, 'a')).toBe(true);
  });

  test('a call that cannot even be sent is rejected', async () => {
    const store = await opened(newFolder());
    const unsendable = { ...entryAt(1), move: (() => 'draw') as unknown as string };
    await expect(store.append('a', 1, unsendable, IDLE)).rejects.toThrow('a call cannot be sent');
    expect(await store.running()).toEqual([]);
  });

  test('a call that means nothing to SQLite fails alone', async () => {
    const store = await opened(newFolder());
    const wrong = store.rename('ada', undefined as unknown as string);
    const right = opening(store, 'a');
    await expect(wrong).rejects.toThrow('rename failed: ');
    expect(await right).toBe(true);
  });
});

describe('migrations', () => {
  const versionIn = (db: DatabaseSyncInstance): unknown => db.prepare('PRAGMA user_version').get();

  test('an empty database becomes a current one', async () => {
    const folder = newFolder();
    await opened(folder);
    expect(versionIn(connected(folder))).toEqual({ user_version: MIGRATIONS.length });
  });

  test('a key from before its use was noted has a year from now on', async () => {
    const folder = newFolder();
    const db = connected(folder);
    migrate(db, MIGRATIONS.slice(0, 2));
    db.exec("INSERT INTO players VALUES ('ada', 'Ada', 1); INSERT INTO keys VALUES ('key of ada', 'ada', 1)");
    const before = Date.now();
    const store = await opened(folder);
    const { key, player } = (await store.holderOf('key of ada'))!;
    expect([player, key.created, key.kind, key.label]).toEqual([ADA, 1, null, null]);
    expect(key.used % A_DAY).toBe(0);
    expect(key.used).toBeGreaterThan(before - 2 * A_DAY);
  });

  test('an older database keeps what it has and takes the steps it lacks, once', () => {
    const db = connected(newFolder());
    const steps = [
      'CREATE TABLE a (x); INSERT INTO a VALUES (1)',
      'ALTER TABLE a ADD y DEFAULT 2',
      'INSERT INTO a VALUES (3, 4)',
    ];
    migrate(db, steps.slice(0, 1));
    migrate(db, steps);
    migrate(db, steps);
    expect(db.prepare('SELECT x, y FROM a').all()).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]);
    expect(versionIn(db)).toEqual({ user_version: 3 });
  });

  test('a step that fails leaves what the steps before it made', () => {
    const db = connected(newFolder());
    expect(() => migrate(db, ['CREATE TABLE a (x)', 'CREATE TABLE b (x); nonsense'])).toThrow('nonsense');
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'a' }]);
    expect(versionIn(db)).toEqual({ user_version: 1 });
  });

  test('a database of a newer program is refused and left as it is', async () => {
    const folder = newFolder();
    connected(folder).exec('PRAGMA user_version = 1000');
    await expect(openSqlite(folder)).rejects.toThrow(
      `cannot open ${fileIn(folder)}: it was written by a newer version of this program`,
    );
    expect(versionIn(connected(folder))).toEqual({ user_version: 1000 });
  });
});

describe('what cannot be opened', () => {
  test('no database', async () => {
    const folder = newFolder();
    writeFileSync(fileIn(folder), 'These are my shopping notes, not a database.\n'.repeat(50));
    await expect(openSqlite(folder)).rejects.toThrow(`cannot open ${fileIn(folder)}: file is not a database`);
  });

  test('a folder in its place', async () => {
    const folder = newFolder();
    mkdirSync(fileIn(folder));
    await expect(openSqlite(folder)).rejects.toThrow(/^cannot open .*threestraws.db: .*unable to open database file$/);
  });

  test('a folder that is a file', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(openSqlite(file)).rejects.toThrow(`cannot keep anything in ${file}: EEXIST`);
    await expect(openSqlite(join(file, 'below'))).rejects.toThrow('ENOTDIR');
  });
});
