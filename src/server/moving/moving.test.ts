import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { entryAt, IDLE, opening, personAt } from '../../table/testing/store-contract.ts';
import { migrate } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asked } from '../testing/postgres/asked.ts';
import { newDatabase } from '../testing/postgres/postgres-server.ts';
import { moveIn, type Source } from './move-in.ts';
import { countRows, rowsAfter } from './move-out.ts';
import { PARTS, type Row } from './parts.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'threestraws-moving-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** What array literals, JSON and encodings trip over. */
const AWKWARD = 'A\\"{,}\' NULL\n🐫 é';
const TABLES = 450;
const SOURCE: Source = {
  rowsAfter: async ({ name }, after) => rowsAfter({ folder: FOLDER, part: name, after }),
};
const nothing = (): void => undefined;
const database = (): Promise<string> => newDatabase(inject('postgres'));

beforeAll(async () => {
  const store = await openSqlite(FOLDER);
  const ann = { id: 'ann', name: AWKWARD, created: 2 ** 41 };
  await store.add(ann, { hash: 'a', player: 'ann', created: 1, used: 2, kind: null, label: null });
  await store.addKey({ hash: 'b', player: 'ann', created: 1, used: 2, kind: 'cookie', label: AWKWARD });
  await store.addLink({ hash: 'l', player: 'ann', expires: 2 ** 42 });
  const open = async (id: string): Promise<void> => {
    await opening(store, id, 1, { public: id.endsWith('1'), status: 'over', seats: [personAt('ann', AWKWARD)] });
    await store.append(id, 1, entryAt(2, AWKWARD), id.endsWith('2') ? { due: 2 ** 41, waiting: 3 } : IDLE);
  };
  await Promise.all(Array.from({ length: TABLES }, (_, i) => open(`Table ${i}`)));
  await store.keepAnalysis('Table 7', 1, AWKWARD.repeat(1000));
  await store.close();
});

async function rowsIn(url: string): Promise<Record<string, number>> {
  const counts = PARTS.map(async ({ name }) => {
    const [row] = await asked<{ rows: string }>(url, `SELECT count(*) AS rows FROM threestraws.${name}`);
    return [name, Number(row!.rows)];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** As in a database that nobody has ever used. */
async function expectUntouched(url: string): Promise<void> {
  expect(await asked(url, "SELECT FROM pg_namespace WHERE nspname = 'threestraws'")).toEqual([]);
}

describe('what is moved', () => {
  test('is all that there is, and reads as it did', async () => {
    const url = await database();
    let told = 0;
    await moveIn(url, SOURCE, (rows) => (told += rows));
    expect(await rowsIn(url)).toEqual({
      players: 1,
      keys: 2,
      links: 1,
      tables: TABLES,
      standings: TABLES,
      log: 2 * TABLES,
      sitters: TABLES,
      analyses: 1,
    });
    expect(told).toBe(2 * countRows(FOLDER));
    const [before, after] = [await openSqlite(FOLDER), await openPostgres(url)];
    for (const store of [before, after]) {
      expect(await store.holderOf('b')).toMatchObject({ player: { name: AWKWARD }, key: { label: AWKWARD } });
      expect(await store.log('Table 42')).toEqual([entryAt(1), entryAt(2, AWKWARD)]);
      expect((await store.due(2 ** 41, TABLES)).length).toBe(TABLES / 10);
      expect(await store.analysis('Table 7', 1)).toBe(AWKWARD.repeat(1000));
      expect(await store.takeLink('l', 0)).toEqual({ id: 'ann', name: AWKWARD, created: 2 ** 41 });
      await store.addLink({ hash: 'l', player: 'ann', expires: 2 ** 42 });
      await store.close();
    }
  });

  test('is every table and column of both databases, but for what only running processes know', async () => {
    const url = await database();
    await moveIn(url, { rowsAfter: async () => [] }, nothing);
    const columns = await asked<{ table_name: string; column_name: string }>(
      url,
      `SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables
        USING (table_schema, table_name) WHERE table_schema = 'threestraws' AND table_type = 'BASE TABLE'`,
    );
    const running = new Set(['schema_version', 'probes', 'processes', 'keepers', 'vouches']);
    const shared = columns.filter(({ table_name: name }) => !running.has(name));
    const parts = PARTS.flatMap(({ name, columns: all }) => Object.keys(all).map((column) => `${name}.${column}`));
    expect(parts.sort()).toEqual(shared.map((column) => `${column.table_name}.${column.column_name}`).sort());
    expect(inSqlite().filter((column) => !parts.includes(column))).toEqual(
      [
        'probes.at',
        'probes.id',
        'written.changes',
        ...['changed', 'due', 'waiting'].map((name) => `tables.${name}`),
      ].sort(),
    );
  });
});

function inSqlite(): string[] {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const rows = db
    .prepare(
      "SELECT m.name || '.' || c.name AS name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'",
    )
    .all() as { name: string }[];
  db.close();
  return rows.map(({ name }) => name).sort();
}

describe('nothing is left of a move', () => {
  /** From so many batches on another thing happens. */
  function laterOn(after: number, other: (rows: readonly Row[]) => readonly Row[]): Source {
    let batches = 0;
    return {
      rowsAfter: async (part, key) => {
        const rows = await SOURCE.rowsAfter(part, key);
        return ++batches > after ? other(rows) : rows;
      },
    };
  }
  const BATCHES_OF_WRITING = 26;

  test.each([1, 5, 12, BATCHES_OF_WRITING, BATCHES_OF_WRITING + 5])(
    'that breaks off after %s batches, and the next succeeds',
    async (batches) => {
      const url = await database();
      const broken = laterOn(batches, () => {
        throw new Error('the disk is gone');
      });
      await expect(moveIn(url, broken, nothing)).rejects.toThrow('the disk is gone');
      await expectUntouched(url);
      await moveIn(url, SOURCE, nothing);
      expect((await rowsIn(url))['log']).toBe(2 * TABLES);
    },
  );

  test.each<[string, (rows: readonly Row[]) => readonly Row[]]>([
    ['has other values', (rows) => rows.map((row) => row.map((value) => (value === 'over' ? 'open' : value)))],
    ['has lost rows', (rows) => rows.slice(0, -1)],
  ])('whose source %s when it is read again', async (_, other) => {
    const url = await database();
    await expect(moveIn(url, laterOn(BATCHES_OF_WRITING, other), nothing)).rejects.toThrow('is not what was written');
    await expectUntouched(url);
  });
});

test('a database with something in it, or in use, is refused and stays as it is', async () => {
  const url = await database();
  const server = await openPostgres(url);
  await expect(moveIn(url, SOURCE, nothing)).rejects.toThrow('a server runs on the database');
  await opening(server, 'a');
  await server.close();
  const before = await rowsIn(url);
  await expect(moveIn(url, SOURCE, nothing)).rejects.toThrow('is not empty: name a new one');
  expect(await rowsIn(url)).toEqual(before);
});

test('of two moves at once one succeeds', async () => {
  const url = await database();
  const results = await Promise.allSettled([moveIn(url, SOURCE, nothing), moveIn(url, SOURCE, nothing)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await rowsIn(url))['log']).toBe(2 * TABLES);
});
