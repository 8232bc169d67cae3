import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { entryAt, IDLE, opening } from '../../table/testing/store-contract.ts';
import { ADA, keyOf } from '../people/testing/people-contract.ts';
import { openSqlite } from '../store/sqlite.ts';
import { filesIn } from './files.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'threestraws-loss-'));
afterAll(() => rmSync(ROOT, { recursive: true }));
const newFolder = (): string => mkdtempSync(join(ROOT, 'data-'));

/** What a kill leaves: five changes, all of them in the newest part. */
async function killed(): Promise<string> {
  const folder = newFolder();
  await (await openSqlite(folder)).close();
  const store = await openSqlite(folder);
  await store.add(ADA, keyOf(ADA));
  await opening(store, 'a');
  for (const place of [1, 2, 3]) await store.append('a', place, entryAt(place), IDLE);
  const left = newFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name));
  await store.close();
  return left;
}

async function warningsOf(folder: string): Promise<readonly string[]> {
  const store = await openSqlite(folder);
  await store.close();
  return store.warnings;
}

describe('what a database has lost', () => {
  test('is nothing after a kill, or when it was closed', async () => {
    const folder = await killed();
    expect(await warningsOf(folder)).toEqual([]);
    expect(await warningsOf(folder)).toEqual([]);
  });

  test('is told to the last change, once', async () => {
    const folder = await killed();
    const { wal } = filesIn(folder);
    truncateSync(wal, statSync(wal).size - 1);
    const [says] = await warningsOf(folder);
    expect(says).toContain('has lost at least 1 of 5 changes; what is left is sound. The server goes on');
    expect(await warningsOf(folder)).toEqual([]);
  });

  test('may be everything', async () => {
    const folder = await killed();
    const { database, wal } = filesIn(folder);
    rmSync(wal);
    truncateSync(database, 0);
    expect((await warningsOf(folder))[0]).toContain(`there was nothing in ${database}, though it had 5 changes`);
  });

  test('is what was written after an older copy that somebody put there', async () => {
    const folder = newFolder();
    const { database } = filesIn(folder);
    await (await openSqlite(folder)).close();
    const older = readFileSync(database);
    const store = await openSqlite(folder);
    await opening(store, 'a');
    await store.close();
    writeFileSync(database, older);
    expect((await warningsOf(folder))[0]).toContain('has lost at least 1 of 1 changes');
  });

  test('is more than that where what is left is damaged', async () => {
    const folder = newFolder();
    const { database, known } = filesIn(folder);
    const store = await openSqlite(folder);
    for (let i = 0; i < 300; i++) await opening(store, `table ${i}`);
    await store.close();
    const bytes = readFileSync(database);
    bytes.fill(0xaa, bytes.length - 4096);
    writeFileSync(database, bytes);
    writeFileSync(known, JSON.stringify({ changes: 1000 }));
    expect((await warningsOf(folder))[0]).toMatch(
      /has lost at least 700 of 1000 changes.*; what is left is damaged \(/,
    );
  });

  test.each(['', '{', 'null', '{"changes":"many"}'])('cannot be known where nothing was: %j', async (text) => {
    const folder = newFolder();
    writeFileSync(filesIn(folder).known, text);
    expect(await warningsOf(folder)).toEqual([]);
  });

  test('is not what was refused, nor what was only read', async () => {
    const folder = newFolder();
    const store = await openSqlite(folder);
    await opening(store, 'a');
    await opening(store, 'a');
    await store.append('a', 7, entryAt(1), IDLE);
    await store.log('a');
    await store.close();
    expect(JSON.parse(readFileSync(filesIn(folder).known, 'utf8'))).toEqual({ changes: 1 });
  });
});
