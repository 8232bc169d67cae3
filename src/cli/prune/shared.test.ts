import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../server/store/postgres/postgres.ts';
import { asked } from '../../server/testing/postgres/asked.ts';
import { newDatabase } from '../../server/testing/postgres/postgres-server.ts';
import { DAY } from '../../server/upkeep/keeping.ts';
import { entryAt, IDLE, opening } from '../../table/testing/store-contract.ts';
import { testFolder, threestraws } from '../testing/command.ts';

const FOLDER = testFolder();
const prune = (url: string, ...args: string[]) => threestraws(['prune', ...args], '', { DATABASE_URL: url });

let url: string;
beforeEach(async () => (url = await newDatabase(inject('postgres'))));

/** Twelve that ended 50 days ago, one 5 days ago, and one that goes on. */
async function fill(): Promise<void> {
  const store = await openPostgres(url);
  const open = async (id: string, status: 'over' | 'playing', days: number): Promise<void> => {
    const at = Date.now() - days * DAY;
    await opening(store, id, at, { status });
    await store.append(id, 1, entryAt(at), IDLE);
    await store.keepAnalysis(id, 1, 'well played');
  };
  for (let i = 0; i < 12; i++) await open(`old ${i}`, 'over', 50);
  await open('new', 'over', 5);
  await open('playing', 'playing', 50);
  await store.close();
}

const idsIn = async (table: string, column: string): Promise<unknown[]> =>
  (await asked<{ id: string }>(url, `SELECT DISTINCT ${column} AS id FROM threestraws.${table} ORDER BY 1`)).map(
    ({ id }) => id,
  );

describe('prune where DATABASE_URL is set', () => {
  test('removes what ended so long ago, and nothing that goes on', async () => {
    await fill();
    const ended = '12 tables that ended more than 30 days ago';
    expect(prune(url, '--days', '30', '--dry-run')).toMatchObject({ status: 0, stdout: `Would remove ${ended}.\n` });
    expect(await idsIn('tables', 'id')).toHaveLength(14);
    expect(prune(url, '--days', '30')).toMatchObject({ status: 0, stdout: `Removed ${ended}.\n`, stderr: '' });
    for (const table of ['log', 'standings', 'sitters', 'analyses'])
      expect([table, await idsIn(table, 'table_id')]).toEqual([table, ['new', 'playing']]);
    expect(await idsIn('tables', 'id')).toEqual(['new', 'playing']);
  });

  test('has nothing to do where nothing of ours is, and leaves it so', async () => {
    const says = 'threestraws: cannot use the database that DATABASE_URL names: nothing of Three Straws is there\n';
    expect(prune(url, '--days', '1')).toMatchObject({ status: 1, stdout: '', stderr: says });
    expect(await asked(url, "SELECT FROM pg_namespace WHERE nspname = 'threestraws'")).toEqual([]);
  });

  test('leaves alone what another version uses', async () => {
    await fill();
    await asked(url, 'UPDATE threestraws.schema_version SET version = 1000');
    expect(prune(url, '--days', '1')).toMatchObject({ status: 1, stdout: '' });
    expect(prune(url, '--days', '1').stderr).toContain('another version of this program uses it');
    expect(await idsIn('tables', 'id')).toHaveLength(14);
  });

  test('works on a folder that is named all the same', () => {
    const folder = join(FOLDER, 'none');
    const says = `threestraws: there is no database in ${folder}\n`;
    expect(prune(url, '--days', '1', '--data', folder)).toMatchObject({ status: 1, stderr: says });
  });
});

test.each([
  ['backup', 'copy that database with pg_dump'],
  ['restore', 'fill that database with pg_restore'],
])('%s says what does the same for PostgreSQL', (command, says) => {
  const { status, stdout, stderr } = threestraws([command, join(FOLDER, 'copy')], '', { DATABASE_URL: url });
  expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
  expect(stderr).toContain(says);
});
