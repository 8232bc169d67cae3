import { DatabaseSync } from '@photostructure/sqlite';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { Browser } from '../../server/testing/browser.ts';
import { Guest } from '../../server/testing/guest.ts';
import { playToEnd } from '../../server/testing/play-to-end.ts';
import { asked } from '../../server/testing/postgres/asked.ts';
import { newDatabase } from '../../server/testing/postgres/postgres-server.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { opening } from '../../table/testing/store-contract.ts';
import { testFolder, threestraws } from '../testing/command.ts';
import { oldMatches } from '../testing/old-matches.ts';
import { Served } from '../testing/served.ts';
import { textOf } from '../testing/before/kept.ts';
import { verified } from '../testing/verified.ts';

const FOLDER = testFolder();
let names = 0;
const newName = (): string => join(FOLDER, `data ${++names}`);
const database = (): Promise<string> => newDatabase(inject('postgres'));
const move = (data: string, url: string, ...more: string[]) =>
  threestraws(['move-data', '--data', data, ...more], '', { DATABASE_URL: url });

/** Without who has it just now, who reads it, and what is empty: whoever was the last to read may tidy that up much later. */
function filesOf(data: string): Record<string, string> {
  const names = readdirSync(data).filter((name) => !/^server\.|-shm$/.test(name));
  const files = names.map((name): [string, Buffer] => [name, readFileSync(join(data, name))]);
  const hashed = files.map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  return Object.fromEntries(hashed.filter((_, i) => files[i]![1].length > 0));
}

async function expectNothingIn(url: string): Promise<void> {
  expect(await asked(url, "SELECT FROM pg_namespace WHERE nspname = 'threestraws'")).toEqual([]);
}

/** All that somebody is told of themselves and of two tables, as it comes. */
async function toldTo(guest: Guest, tables: readonly string[]): Promise<string[]> {
  const paths = ['/api/me', '/api/me/tables', '/api/me/devices', ...tables.map((id) => `/api/tables/${id}`)];
  return Promise.all(paths.map(async (path) => (await guest.call('GET', path)).text));
}

test('a server that was moved goes on: the same records, people, devices and links, and the match that was being played', async () => {
  const data = newName();
  const before = await Served.on(data);
  const { ann, over, playing } = await oldMatches(before, data);
  const bob = new Browser(before.url);
  const { player } = await bob.ok('PATCH', '/api/me', { name: 'Bob' });
  const { code } = await ann.ok('POST', '/api/me/link');
  await expect.poll(async () => (await ann.call('GET', `/api/tables/${over}/analysis`)).status).toBe(200);
  const finished = [`/api/tables/${over}/record`, `/api/tables/${over}/analysis`];
  const textsOf = (guest: Guest) => Promise.all(finished.map(async (path) => (await guest.call('GET', path)).text));
  const [texts, told] = [await textsOf(ann), await toldTo(ann, [over, playing])];
  expect(await before.close()).toBe(0);
  const files = filesOf(data);

  const url = await database();
  const moved = move(data, url);
  expect(moved).toMatchObject({ status: 0, stderr: '' });
  expect(moved.stdout).toMatch(
    /^Moved 2 tables \(1 finished match, 1 going on\), \d\.\d MB, from .*: \d+ rows, all read back and the same\.\nStart the server with DATABASE_URL/,
  );
  expect(filesOf(data), 'the folder is as it was').toEqual(files);

  const after = await Served.on(join(FOLDER, 'none'), { DATABASE_URL: url });
  const annAgain = ann.at(after.url);
  expect(await textsOf(annAgain)).toEqual(texts);
  expect(await toldTo(annAgain, [over, playing])).toEqual(told);
  const bobAgain = new Browser(after.url);
  bobAgain.token = bob.token;
  expect((await bobAgain.ok('GET', '/api/me')).player).toEqual(player);
  expect((await new Guest(after.url).ok('POST', '/api/me/claim', { code })).player.id).toBe(ann.id);
  await playToEnd([annAgain], playing);
  expect(verified(await annAgain.ok('GET', `/api/tables/${playing}/record`)).code).toBe(0);
  expect([await after.close(), after.complaints]).toEqual([0, '']);
});

test('what a kill has left is moved with the newest part, which stays where it is', async () => {
  const [data, left] = [newName(), newName()];
  const store = await openSqlite(data);
  for (const id of ['a', 'b', 'c']) await opening(store, id);
  cpSync(data, left, { recursive: true });
  await store.close();
  const [files, url] = [filesOf(left), await database()];
  expect(move(left, url)).toMatchObject({ status: 0, stderr: '' });
  expect(await asked(url, 'SELECT id FROM threestraws.tables ORDER BY id')).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
  ]);
  expect(filesOf(left)).toEqual(files);
});

describe('what cannot be moved is told in one line, and nothing is changed', () => {
  const GOOD = join(FOLDER, 'good');
  beforeAll(async () => {
    const store = await openSqlite(GOOD);
    for (const id of ['a', 'b']) await opening(store, id);
    await store.close();
  });

  function copy(change: (file: string) => void): string {
    const data = newName();
    cpSync(GOOD, data, { recursive: true });
    change(filesIn(data).database);
    return data;
  }

  const sql = (text: string) => (file: string) => {
    const db = new DatabaseSync(file);
    db.exec(text);
    db.close();
  };

  function damage(file: string): void {
    const bytes = readFileSync(file);
    bytes.fill(0xaa, 8192, 20_000);
    writeFileSync(file, bytes);
  }

  test.each([
    ['is damaged', damage, /^threestraws: cannot move .* damaged .*\n$|malformed.*\n$/],
    ['is none', (file: string) => writeFileSync(file, 'notes'.repeat(99)), 'it is no database of Three Straws'],
    ['is of a newer version', sql('PRAGMA user_version = 1000'), 'it was written by a newer version of this program'],
    ['has lost something', sql('UPDATE written SET changes = 1'), 'has lost at least 1 of 2 changes'],
  ])('a database that %s', async (_, change, says) => {
    const [data, url] = [copy(change), await database()];
    const files = filesOf(data);
    const { status, stdout, stderr } = move(data, url);
    expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
    expect(stderr).toMatch(says);
    expect(filesOf(data)).toEqual(files);
    await expectNothingIn(url);
  });

  test('one of an earlier version, until this one has served from it', async () => {
    const [data, url] = [newName(), await database()];
    mkdirSync(data);
    sql(textOf('database.sql'))(filesIn(data).database);
    expect(move(data, url)).toMatchObject({ status: 1, stdout: '' });
    expect(move(data, url).stderr).toContain('an earlier version wrote it; start this one on it once');
    await expectNothingIn(url);
    await (await Served.on(data)).close();
    expect(move(data, url)).toMatchObject({ status: 0, stderr: '' });
  });

  test('a folder that a server has, or without a database', async () => {
    const [data, url] = [newName(), await database()];
    const says = `threestraws: there is no database in ${data}\n`;
    expect(move(data, url)).toMatchObject({ status: 1, stdout: '', stderr: says });
    expect(existsSync(data)).toBe(false);
    const { pid } = await Served.on(data);
    const taken = `threestraws: process ${pid} has ${data} open; only one can at a time\n`;
    expect(move(data, url)).toMatchObject({ status: 1, stdout: '', stderr: taken });
    await expectNothingIn(url);
  });

  test('a second time, or to where something is already', async () => {
    const url = await database();
    expect(move(GOOD, url).status).toBe(0);
    const { status, stdout, stderr } = move(GOOD, url);
    expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
    expect(stderr).toContain('is not empty: name a new one');
    expect(await asked(url, 'SELECT id FROM threestraws.tables')).toHaveLength(2);
  });

  test('to a database that cannot be reached, and no password is shown', async () => {
    const nowhere = move(GOOD, 'postgresql://straws:secret@127.0.0.1:1/straws');
    expect(nowhere).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `threestraws: cannot move ${GOOD}: connect ECONNREFUSED 127.0.0.1:1\n`,
    });
  });

  test.each([
    ['', [], 'DATABASE_URL is missing'],
    ['mysql://straws:secret@here/straws', [], 'DATABASE_URL must be an address such as postgresql://'],
    ['postgresql://straws@127.0.0.1:1/straws', ['now'], "'now' is too much"],
    ['postgresql://straws@127.0.0.1:1/straws', ['--back'], "Unknown option '--back'"],
  ])('%j and %j are wrong use', (url, more, says) => {
    const { status, stdout, stderr } = move(GOOD, url, ...more);
    expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
    expect(stderr).toContain(says);
    expect(stderr).not.toContain('secret');
  });
});
