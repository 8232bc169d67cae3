import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { Guest } from '../../server/testing/guest.ts';
import { playToEnd } from '../../server/testing/play-to-end.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { DAY } from '../../server/upkeep/keeping.ts';
import { entryAt, IDLE, opening, personAt } from '../../table/testing/store-contract.ts';
import { oldMatches } from '../testing/old-matches.ts';
import { testFolder, threestraws } from '../testing/command.ts';
import { Served } from '../testing/served.ts';

const FOLDER = testFolder();
let names = 0;
const newName = (): string => join(FOLDER, `data ${++names}`);
const prune = (data: string, ...more: string[]) => threestraws(['prune', '--data', data, ...more]);
const STATUSES = ['open', 'starting', 'playing', 'over', 'closed'] as const;

/** Of every status one table that is 5 days old and one that is 50. */
async function kept(): Promise<string> {
  const data = newName();
  const store = await openSqlite(data);
  for (const days of [5, 50]) {
    for (const status of STATUSES) {
      const id = `${status}, ${days}`;
      const at = Date.now() - days * DAY;
      await opening(store, id, at, { status, seats: [personAt('ada')] });
      await store.append(id, 1, entryAt(at), IDLE);
      await store.keepAnalysis(id, 1, 'well played');
    }
  }
  await store.close();
  return data;
}

/** Everything that is kept of each table. */
function idsIn(data: string): Record<string, string[]> {
  const db = new DatabaseSync(filesIn(data).database, { readOnly: true });
  const sources = { tables: 'id FROM tables', log: 'table_id AS id FROM log', sitters: 'table_id AS id FROM sitters' };
  const found = Object.entries({ ...sources, analyses: 'table_id AS id FROM analyses' }).map(([name, what]) => {
    const rows = db.prepare(`SELECT DISTINCT ${what} ORDER BY 1`).all() as { id: string }[];
    return [name, rows.map(({ id }) => id)];
  });
  db.close();
  return Object.fromEntries(found);
}

const without = (...gone: string[]): Record<string, string[]> => {
  const all = STATUSES.flatMap((status) => [`${status}, 5`, `${status}, 50`]).sort();
  const left = all.filter((id) => !gone.includes(id));
  return { tables: left, log: left, sitters: left, analyses: left };
};

describe('prune', () => {
  test('removes what ended so long ago, with all that belongs to it, and nothing that goes on', async () => {
    const data = await kept();
    const ended = '2 tables that ended more than 30 days ago';
    expect(prune(data, '--days', '30', '--dry-run')).toMatchObject({ status: 0, stdout: `Would remove ${ended}.\n` });
    expect(idsIn(data)).toEqual(without());
    expect(prune(data, '--days', '30')).toMatchObject({ status: 0, stdout: `Removed ${ended}.\n`, stderr: '' });
    expect(idsIn(data)).toEqual(without('over, 50', 'closed, 50'));
    expect(prune(data, '--days', '1').stdout).toContain('Removed 2 tables');
    expect(idsIn(data)).toEqual(without('over, 50', 'closed, 50', 'over, 5', 'closed, 5'));
    const store = await openSqlite(data);
    expect(store.warnings, 'nothing is missed').toEqual([]);
    await store.close();
  });

  test('removes more than fit into one go', async () => {
    const data = newName();
    const store = await openSqlite(data);
    for (let i = 0; i < 25; i++) await opening(store, `table ${i}`, 1, { status: 'over' });
    await store.close();
    expect(prune(data, '--days', '1').stdout).toBe('Removed 25 tables that ended more than 1 day ago.\n');
    expect(idsIn(data)['tables']).toEqual([]);
  });

  test.each([[[]], [['--days', '0']], [['--days', 'many']], [['--days', '1', 'all']]])(
    '%j is wrong use',
    async (args) => {
      expect(prune(newName(), ...args)).toMatchObject({ status: 2, stdout: '' });
    },
  );

  test('has nothing to do where nothing is', () => {
    const data = newName();
    expect(prune(data, '--days', '1')).toMatchObject({
      status: 1,
      stderr: `threestraws: there is no database in ${data}\n`,
    });
  });
});

describe('while a server runs', () => {
  async function expectGone(ann: Guest, over: string): Promise<void> {
    const wishes = [
      ['POST', '/phrases', { phrase: 'thanks' }],
      ['GET', '/record'],
      ['GET', '/analysis'],
      ['POST', '/rematch'],
      ['GET', ''],
    ] as const;
    for (const [method, what, body] of wishes) {
      const { status } = await ann.call(method, `/api/tables/${over}${what}`, body);
      expect([what, status]).toEqual([what, 404]);
    }
  }

  test('prune leaves it well: what was removed is gone for everybody, the rest goes on', async () => {
    const data = newName();
    const server = await Served.on(data);
    const { ann, over, playing } = await oldMatches(server, data);
    expect(prune(data, '--days', '30').stdout).toBe('Removed 1 table that ended more than 30 days ago.\n');
    // it is still in the memory of the server: whoever looks closer finds out
    expect((await ann.call('GET', `/api/tables/${over}/analysis`)).status).toBe(202);
    await expect.poll(async () => (await ann.call('GET', `/api/tables/${over}/analysis`)).status).toBe(404);
    await expectGone(ann, over);
    await playToEnd([ann], playing);
    expect((await ann.call('GET', `/api/tables/${playing}/record`)).status).toBe(200);
    expect([await server.close(), server.complaints]).toEqual([0, '']);
  });

  test('it does the same by itself where it is told for how long', async () => {
    const data = newName();
    const before = await Served.on(data);
    const { ann, over, playing } = await oldMatches(before, data);
    await before.close();
    const server = await Served.on(data, { KEEP_DAYS: '30' });
    const guest = new Guest(server.url, ann.token, ann.id);
    await expect.poll(async () => (await guest.call('GET', `/api/tables/${over}`)).status).toBe(404);
    await expectGone(guest, over);
    await playToEnd([guest], playing);
    expect([await server.close(), server.complaints]).toEqual([0, '']);
  });
});
