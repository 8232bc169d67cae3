import { DatabaseSync } from '@photostructure/sqlite';
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Guest } from '../../server/testing/guest.ts';
import { COMMAND, testFolder } from '../testing/command.ts';
import { Served } from '../testing/served.ts';

const FOLDER = testFolder();
let folders = 0;
const newFolder = (): string => join(FOLDER, `data ${++folders}`);
const fileIn = (folder: string): string => join(folder, 'threestraws.db');
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const WISH = { game: 'straw', seats: ['me', 'open'], public: true };

/** Somebody opens some tables. */
async function openTables({ url }: Served, count: number): Promise<{ ann: Guest; tables: string[] }> {
  const ann = await Guest.arrive(url, 'Ann');
  const tables: string[] = [];
  while (tables.length < count) tables.push((await ann.open(WISH)).table.id);
  return { ann, tables };
}

/** A server that cannot open, and ends. */
function refused(folder: string): SpawnSyncReturns<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
  return spawnSync(process.execPath, [COMMAND, 'serve'], { encoding: 'utf8', timeout: 20_000, env });
}

describe.skipIf(process.platform === 'win32')('modes', () => {
  const modesIn = (folder: string): Record<string, string> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
  const SHUT = { 'threestraws.db': '600', 'threestraws.db-wal': '600', 'threestraws.db-shm': '600' };

  test('a new folder is nobody else’s, nor is anything in it', async () => {
    const folder = newFolder();
    const server = await Served.on(folder);
    await openTables(server, 1);
    expect(modeOf(folder)).toBe('700');
    expect(modesIn(folder)).toEqual({ ...SHUT, 'server.lock': '600', 'server.pid': '600', 'known.json': '600' });
    expect(server.complaints).toBe('');
  });

  test('so is one that an earlier version has made, and left by a kill', async () => {
    const folder = newFolder();
    const before = await Served.on(folder);
    await openTables(before, 1);
    await before.kill();
    chmodSync(folder, 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const server = await Served.on(folder);
    expect(modeOf(folder)).toBe('700');
    expect(modesIn(folder)).toEqual({ ...SHUT, 'server.lock': '600', 'server.pid': '600', 'known.json': '600' });
    expect(server.complaints).toBe('');
  });

  test('a folder that is for more than this data is left as it is, which is said in one line', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'else'), { recursive: true });
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o644 });
    const server = await Served.on(folder);
    expect(server.complaints).toMatch(/^threestraws: other users may look into .* chmod 700 it\n$/);
    expect(modeOf(folder)).toBe('755');
    expect(modesIn(folder)).toMatchObject({ ...SHUT, 'notes.txt': '644' });
  });
});

describe('the lock', () => {
  test('a second server is refused in one line that names the first, which goes on', async () => {
    const folder = newFolder();
    const server = await Served.on(folder);
    const { status, stdout, stderr } = refused(folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`threestraws: process ${server.pid} has ${folder} open; only one can at a time\n`);
    await openTables(server, 1);
    expect(refused(folder).status).toBe(1);
    expect(server.complaints).toBe('');
  });

  test('what a kill left keeps nobody out, whoever has its number by now', async () => {
    const folder = newFolder();
    const first = await Served.on(folder);
    const { ann, tables } = await openTables(first, 1);
    await first.kill();
    writeFileSync(join(folder, 'server.pid'), `${process.pid} somewhere\n`);
    const second = await Served.on(folder);
    expect((await new Guest(second.url, ann.token).look(tables[0]!)).table.status).toBe('open');
    expect(readFileSync(join(folder, 'server.pid'), 'utf8')).toMatch(new RegExp(`^${second.pid} `));
    expect(second.complaints).toBe('');
  });

  test('one that was closed leaves the folder to the next', async () => {
    const folder = newFolder();
    expect(await (await Served.on(folder)).close()).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['known.json', 'server.lock', 'threestraws.db']);
    expect(await (await Served.on(folder)).close()).toBe(0);
  });
});

describe('what is lost', () => {
  interface Killed {
    readonly folder: string;
    readonly ann: Guest;
    readonly tables: readonly string[];
  }

  let left: Promise<Killed> | undefined;

  /** Was killed before anything was moved from the newest part; each is a copy of the first. */
  async function killed(): Promise<Killed> {
    left ??= killedFirst();
    const { folder: first, ...all } = await left;
    const folder = newFolder();
    cpSync(first, folder, { recursive: true });
    return { folder, ...all };
  }

  async function killedFirst(): Promise<Killed> {
    const folder = newFolder();
    await (await Served.on(folder)).close();
    const server = await Served.on(folder);
    const all = await openTables(server, 3);
    await server.kill();
    return { folder, ...all };
  }

  /** Says it once, goes on, and says nothing the next time. */
  async function expectSaid(folder: string, says: RegExp): Promise<void> {
    const server = await Served.on(folder, { LOG_LEVEL: 'silent' });
    expect(server.complaints).toMatch(says);
    expect(server.complaints).toMatch(/^threestraws: .*\n$/);
    await openTables(server, 1);
    expect(await server.close()).toBe(0);
    const next = await Served.on(folder);
    expect(next.complaints).toBe('');
  }

  test('nothing, after a kill', async () => {
    const { folder, ann, tables } = await killed();
    const { url, complaints } = await Served.on(folder);
    for (const table of tables) await new Guest(url, ann.token).look(table);
    expect(complaints).toBe('');
  });

  test('the newest part', async () => {
    const { folder } = await killed();
    rmSync(`${fileIn(folder)}-wal`);
    // a player and three tables
    await expectSaid(folder, /has lost at least 4 of 4 changes, and there was no .*-wal; what is left is sound\./);
  });

  test('everything: the file is gone', async () => {
    const { folder } = await killed();
    for (const end of ['', '-wal', '-shm']) rmSync(fileIn(folder) + end);
    await expectSaid(folder, /there was nothing in .*threestraws\.db, though it had 4 changes/);
  });
});

test('a table that a newer version has written to answers so, and all others go on', async () => {
  const folder = newFolder();
  const before = await Served.on(folder);
  const { ann, tables } = await openTables(before, 2);
  await before.close();
  const [newer, other] = tables as [string, string];
  const database = new DatabaseSync(fileIn(folder));
  const entry = JSON.stringify({ kind: 'dreamt', seat: 0, at: Date.now() });
  database.prepare('INSERT INTO log (table_id, place, entry) VALUES (?, 1, ?)').run(newer, entry);
  database.prepare('UPDATE tables SET due = 1 WHERE id = ?').run(newer);
  database.close();

  const server = await Served.on(folder);
  const guest = new Guest(server.url, ann.token);
  for (const [method, what, body] of [
    ['GET', '', undefined],
    ['POST', '/seats', {}],
    ['POST', '/start', {}],
    ['GET', '/record', undefined],
    ['GET', '/events', undefined],
  ] as const) {
    const { status, text } = await guest.call(method, `/api/tables/${newer}${what}`, body);
    expect([status, JSON.parse(text).type], `${method} ${what}`).toEqual([409, '/api/docs#newer-table']);
  }
  await guest.ok('POST', `/api/tables/${other}/start`, { fill: 'easy' });
  await expect.poll(async () => (await guest.look(other)).table.status).toBe('playing');
  // its duty was long due at every look around
  const lines = server.complaints.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: expect.stringContaining('a newer version has written to it') });
});
