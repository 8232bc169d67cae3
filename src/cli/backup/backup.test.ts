import { DatabaseSync } from '@photostructure/sqlite';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { entryAt, IDLE, opening } from '../../table/testing/store-contract.ts';
import { testFolder, threestraws } from '../testing/command.ts';
import { Served } from '../testing/served.ts';

const FOLDER = testFolder();
let names = 0;
const newName = (): string => join(FOLDER, `new ${++names}`);
const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** Four tables: two finished matches, one that was closed, one that is open. */
const DATA = join(FOLDER, 'data');
const COPY = join(FOLDER, 'copy.db');
const HOLDS = '4 tables (2 finished matches, 1 going on), 0.1 MB';

beforeAll(async () => {
  const store = await openSqlite(DATA);
  for (const status of ['over', 'over', 'closed', 'open'] as const) await opening(store, newName(), 1, { status });
  await store.close();
  threestraws(['backup', COPY, '--data', DATA]);
});

const backup = (file: string, ...more: string[]) => threestraws(['backup', file, '--data', DATA, ...more]);
const restore = (file: string, data: string) => threestraws(['restore', file, '--data', data]);
const oneLine = (says: string) => `threestraws: ${says}\n`;

function countIn(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const { count } = db.prepare('SELECT count(*) AS count FROM tables').get() as { count: number };
  db.close();
  return count;
}

describe('a backup', () => {
  test('is one file that nobody else may read, and says what it holds', () => {
    const file = newName();
    expect(backup(file)).toMatchObject({ status: 0, stdout: `Kept ${HOLDS}: ${file}\n`, stderr: '' });
    expect(modeOf(file)).toBe(0o600);
    expect(countIn(file)).toBe(4);
    expect(readdirSync(FOLDER).filter((name) => name.includes('.part'))).toEqual([]);
    expect(readdirSync(DATA).sort()).toEqual(['known.json', 'threestraws.db']);
  });

  test('takes no file’s place unless that is wished', () => {
    const file = newName();
    writeFileSync(file, 'my notes');
    expect(backup(file)).toMatchObject({
      status: 1,
      stderr: oneLine(`${file} is there already; --force puts the copy in its place`),
    });
    expect(readFileSync(file, 'utf8')).toBe('my notes');
    expect(backup(file, '--force').status).toBe(0);
    expect([countIn(file), modeOf(file)]).toEqual([4, 0o600]);
  });

  test.each(['threestraws.db', 'threestraws.db-wal', 'server.lock'])(
    'never takes the place of the data: %s',
    (name) => {
      const before = readFileSync(filesIn(DATA).database);
      expect(backup(join(DATA, name), '--force').status).toBe(2);
      expect(readFileSync(filesIn(DATA).database)).toEqual(before);
    },
  );

  test('has a place to go to, and something to copy', () => {
    expect(threestraws(['backup', '--data', DATA])).toMatchObject({ status: 2, stdout: '' });
    expect(backup(FOLDER)).toMatchObject({ status: 2 });
    expect(backup(join(FOLDER, 'no', 'where'))).toMatchObject({ status: 1, stdout: '' });
    const empty = newName();
    mkdirSync(empty);
    const nothing = threestraws(['backup', newName(), '--data', empty]);
    expect(nothing).toMatchObject({ status: 1, stderr: oneLine(`there is no database in ${empty}`) });
    expect(readdirSync(empty)).toEqual([]);
  });

  test('of what is damaged is none', () => {
    const folder = newName();
    mkdirSync(folder);
    const bytes = readFileSync(COPY);
    bytes.fill(0xaa, 8192, 20_000);
    writeFileSync(filesIn(folder).database, bytes);
    const file = newName();
    expect(threestraws(['backup', file, '--data', folder])).toMatchObject({ status: 1, stdout: '' });
    expect(existsSync(file)).toBe(false);
  });
});

describe('a restored database', () => {
  test('stands in a new folder, ready to be served from', async () => {
    const data = newName();
    expect(restore(COPY, data)).toMatchObject({ status: 0, stdout: `Restored ${HOLDS}, from ${COPY}.\n`, stderr: '' });
    expect([modeOf(data), modeOf(filesIn(data).database)]).toEqual([0o700, 0o600]);
    const server = await Served.on(data);
    expect((await fetch(`${server.url}/api/tables`)).status).toBe(200);
    expect(await server.close()).toBe(0);
    expect(server.complaints).not.toContain('changes');
    expect(countIn(filesIn(data).database)).toBe(4);
  });

  test('destroys nothing: what was there is put aside with its newest part, and nothing is missed', async () => {
    const data = newName();
    const before = await openSqlite(data);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await opening(before, id);
    // what a kill leaves
    const left = newName();
    mkdirSync(left);
    for (const name of readdirSync(data)) copyFileSync(join(data, name), join(left, name));
    await before.close();

    const { status, stdout } = restore(COPY, left);
    expect(status).toBe(0);
    const aside = /\nWhat was there before is in (.*)\.\n$/.exec(stdout)![1]!;
    expect(aside).toMatch(/threestraws\.db\.\d{4}-\d\d-\d\d-\d{6}$/);
    expect(existsSync(`${aside}-wal`)).toBe(true);
    expect([countIn(aside), countIn(filesIn(left).database)]).toEqual([6, 4]);
    const after = await openSqlite(left);
    expect(after.warnings).toEqual([]);
    await after.close();
  });

  test('may come from the copy of a folder, with what lies beside the file', async () => {
    const data = newName();
    const store = await openSqlite(data);
    await opening(store, 'a');
    await store.append('a', 1, entryAt(2), IDLE);
    const copied = newName();
    mkdirSync(copied);
    for (const end of ['', '-wal']) copyFileSync(filesIn(data).database + end, filesIn(copied).database + end);
    await store.close();
    const next = newName();
    expect(restore(filesIn(copied).database, next).status).toBe(0);
    expect(countIn(filesIn(next).database)).toBe(1);
    expect(readdirSync(copied).sort(), 'as it was').toEqual(['threestraws.db', 'threestraws.db-wal']);
  });

  test('is refused while a server has the folder', async () => {
    const data = newName();
    const server = await Served.on(data);
    expect(restore(COPY, data)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: oneLine(`process ${server.pid} has ${data} open; only one can at a time`),
    });
    expect(readdirSync(data).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  test.each([
    ['notes', (file: string) => writeFileSync(file, 'my notes\n'.repeat(100)), 'it is no database of Three Straws'],
    ['nothing', (file: string) => writeFileSync(file, ''), 'it is no database of Three Straws'],
    [
      'another database',
      (file: string) => withSql(file, 'CREATE TABLE tables (x)'),
      'it is no database of Three Straws',
    ],
    [
      'one of a newer version',
      (file: string) => {
        copyFileSync(COPY, file);
        withSql(file, 'PRAGMA user_version = 1000');
      },
      'it was written by a newer version of this program',
    ],
  ])('is never %s', (_, make, says) => {
    const [file, data] = [newName(), newName()];
    make(file);
    restore(COPY, data);
    const before = readdirSync(data);
    expect(restore(file, data)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: oneLine(`cannot restore ${file}: ${says}`),
    });
    expect(readdirSync(data)).toEqual(before);
    expect(countIn(filesIn(data).database)).toBe(4);
  });

  test('is never a damaged one', () => {
    const [file, data] = [newName(), newName()];
    const bytes = readFileSync(COPY);
    bytes.fill(0xaa, 8192, 20_000);
    writeFileSync(file, bytes);
    expect(restore(file, data)).toMatchObject({ status: 1, stdout: '' });
    expect(existsSync(filesIn(data).database)).toBe(false);
  });

  test('comes from somewhere else', () => {
    expect(restore(filesIn(DATA).database, DATA)).toMatchObject({ status: 2 });
    expect(restore(join(FOLDER, 'nowhere'), DATA)).toMatchObject({ status: 2 });
    expect(restore(FOLDER, DATA)).toMatchObject({ status: 2 });
    expect(threestraws(['restore', '--data', DATA])).toMatchObject({ status: 2 });
    expect(countIn(filesIn(DATA).database)).toBe(4);
  });
});

function withSql(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

test.each(['backup', 'restore', 'prune'])('%s has help', (command) => {
  const { status, stdout } = threestraws([command, '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('[DATA_DIR]');
});
