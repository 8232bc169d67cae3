import { DatabaseSync } from '@photostructure/sqlite';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { Guest } from '../../server/testing/guest.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { opening } from '../../table/testing/store-contract.ts';
import { testFolder } from '../testing/command.ts';
import { doctorFinds, doctorSays, troublesIn } from '../testing/doctor.ts';
import { Served } from '../testing/served.ts';

const FOLDER = testFolder();
let names = 0;
const newFolder = (): string => join(FOLDER, `data ${++names}`);

/** A folder with a table in its database, closed in order. */
async function kept(): Promise<string> {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await opening(store, 'a');
  await store.close();
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
  return folder;
}

/** Every byte, but for the shared memory of SQLite, which is made anew at each start. */
function bytesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

const looking = (folder: string, variables: NodeJS.ProcessEnv = {}) => doctorFinds(['--data', folder], variables);

describe('what it says', () => {
  test('is a line for each thing, what to do about what is not well, and exit code 0 for mere warnings', async () => {
    const { code, out, err } = await doctorSays(['--data', newFolder()], { RATE_LIMIT: '0' });
    expect(out).toMatch(/^ok +node +\d+\.\d+\.\d+$/m);
    expect(out).toMatch(/^warning +settings +RATE_LIMIT is 0: .*\n +→ leave it out \(20\)/m);
    expect(out).toMatch(/\n\n0 failures, \d+ warnings?\.\n$/);
    expect([code, err]).toEqual([0, '']);
  });

  test('is nothing bad where nothing is yet; and nothing is made', async () => {
    const folder = newFolder();
    const examined = await looking(folder);
    expect([examined.code, troublesIn(examined), existsSync(folder)]).toEqual([0, [], false]);
  });

  test.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535'],
    [['--url', 'ftp://straws'], '--url must be an address such as https://straws.example'],
    [['straw'], "'straw' is too much"],
    [['--processes', '0'], '--processes must be a whole number from 1 to 1000'],
  ])('%j is wrong use', async (args, says) => {
    const { code, out, err } = await doctorSays(args);
    expect(err).toContain(says);
    expect([code, out]).toEqual([2, '']);
  });
});

test('a variable with which no server starts is a failure', async () => {
  const examined = await looking(newFolder(), { TRUST_PROXY: 'yes' });
  expect(troublesIn(examined)).toEqual([expect.stringMatching(/^failure settings: TRUST_PROXY must be 1, true/)]);
  expect(examined.code).toBe(1);
});

describe('it changes nothing, and all is well', () => {
  test('in a folder that was closed in order', async () => {
    const folder = await kept();
    const before = bytesIn(folder);
    const { code, findings } = await looking(folder);
    expect(findings.map(({ says }) => says)).toContainEqual(expect.stringMatching(/^SQLite, sound, .*: 1 table \(/));
    expect([code, bytesIn(folder)]).toEqual([0, before]);
  });

  test('beside a server that runs, whose process it names', async () => {
    const folder = newFolder();
    const server = await Served.on(folder);
    await Guest.arrive(server.url, 'Ann');
    const before = readdirSync(folder);
    const examined = await looking(folder);
    expect(examined.findings).toContainEqual({
      about: 'database',
      grade: 'ok',
      says: `process ${server.pid} serves from ${folder}`,
    });
    expect([troublesIn(examined), readdirSync(folder)]).toEqual([[], before]);
    expect([await server.close(), server.complaints]).toEqual([0, '']);
  });

  test('in what a kill has left: nobody has the folder, and nothing is missing', async () => {
    const folder = newFolder();
    const server = await Served.on(folder);
    await Guest.arrive(server.url, 'Ann');
    await server.kill();
    const before = bytesIn(folder);
    const examined = await looking(folder);
    expect(examined.findings.map(({ says }) => says)).toContain(`no server has ${folder} open`);
    expect([troublesIn(examined), bytesIn(folder)]).toEqual([[], before]);
  });
});

describe('a failure is', () => {
  const inDatabase = (folder: string, sql: string): void => {
    const db = new DatabaseSync(filesIn(folder).database);
    db.exec(sql);
    db.close();
  };

  const PLANTED: Readonly<Record<string, readonly [plant: (folder: string) => void, says: string]>> = {
    'a database of a newer version': [
      (folder) => inDatabase(folder, 'PRAGMA user_version = 99'),
      'it was written by a newer version of this program',
    ],
    'a database of something else': [
      (folder) => writeFileSync(filesIn(folder).database, 'These are my shopping notes.\n'.repeat(50)),
      'it is no database of Three Straws',
    ],
    'a damaged one': [
      (folder) => {
        const bytes = readFileSync(filesIn(folder).database);
        writeFileSync(filesIn(folder).database, bytes.fill(0xaa, 8192, 20_000));
      },
      'is damaged: ',
    ],
    'one that has lost something': [
      (folder) => writeFileSync(filesIn(folder).known, '{"changes":5}'),
      'has lost at least 4 of 5 changes',
    ],
    'one that is gone': [(folder) => rmSync(filesIn(folder).database), 'though it had 1 changes'],
  };

  test.each(Object.entries(PLANTED))('%s', async (_, [plant, says]) => {
    const folder = await kept();
    plant(folder);
    const before = bytesIn(folder);
    const examined = await looking(folder);
    expect(troublesIn(examined)).toEqual([expect.stringMatching(/^failure database: /)]);
    expect(troublesIn(examined)[0]).toContain(says);
    expect([examined.code, bytesIn(folder)]).toEqual([1, before]);
  });

  test('a place where no folder can be', async () => {
    const file = newFolder();
    writeFileSync(file, '');
    expect(troublesIn(await looking(file))).toEqual([`failure database: ${file} is no folder`]);
    expect(troublesIn(await looking(join(file, 'below')))[0]).toContain('part of the path is no folder');
  });
});

test('what others may read is a warning', async () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o755 });
  expect(troublesIn(await looking(folder))).toEqual([`warning database: other users may look into ${folder}`]);
});
