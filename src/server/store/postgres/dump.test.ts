import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryAt, IDLE, opening } from '../../../table/testing/store-contract.ts';
import { PostgresServer } from '../../testing/postgres/postgres-server.ts';
import { debian } from '../../testing/postgres/programs.ts';
import { openPostgres } from './postgres.ts';

/** Of the commands that the page for operators has, the one of this program. */
function commandOf(program: string): string {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  return new RegExp(`^${program} .*$`, 'm').exec(page)![0];
}

const BIN = debian();
const isComplete = BIN !== undefined && ['postgres', 'pg_dump', 'psql'].every((name) => existsSync(join(BIN, name)));

// the package that tests run on otherwise has the database alone
test.runIf(isComplete)(
  'what was copied while it was served is put back by the commands of the page',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'threestraws-dump-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const server = await PostgresServer.start({ bin: BIN! });
    onTestFinished(() => server.drop());
    const run = (program: string, url: string): unknown => {
      const env = { PATH: `${BIN}:${process.env['PATH']}`, DATABASE_URL: url };
      const { status, stderr } = spawnSync('sh', ['-c', commandOf(program)], { cwd: folder, env, encoding: 'utf8' });
      return [status, stderr];
    };
    const url = await server.database();
    const store = await openPostgres(url);
    await opening(store, 'a');
    expect(run('pg_dump', url)).toEqual([0, '']);
    await store.append('a', 1, entryAt(2), IDLE);
    await store.close();

    const elsewhere = await server.database();
    expect(run('pg_restore', elsewhere)).toEqual([0, '']);
    expect(run('psql', url)).toEqual([0, '']);
    expect(run('pg_restore', url)).toEqual([0, '']);
    for (const place of [url, elsewhere]) {
      const restored = await openPostgres(place);
      expect(await restored.log('a')).toEqual([entryAt(1)]);
      expect(await restored.append('a', 1, entryAt(3), IDLE)).toBe(true);
      await restored.close();
    }
  },
);
