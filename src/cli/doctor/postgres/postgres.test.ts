import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asked } from '../../../server/testing/postgres/asked.ts';
import { newDatabase, PostgresServer } from '../../../server/testing/postgres/postgres-server.ts';
import { NEWEST } from '../../../server/store/postgres/migrations.ts';
import { openPostgres } from '../../../server/store/postgres/postgres.ts';
import { deafRelay } from '../../testing/deaf-relay.ts';
import { doctorFinds, troublesIn } from '../../testing/doctor.ts';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';

/** One that keeps what it says it has kept, as those of the tests do not. */
let server: PostgresServer;
beforeAll(async () => (server = await PostgresServer.start({ isDurable: true })));
afterAll(() => server.drop());

const looking = (url: string, ...args: string[]) => doctorFinds(args, { DATABASE_URL: url });

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

test('a database as it should be is well, and nothing is made there', async () => {
  const url = await server.database();
  const { code, findings } = await looking(url);
  expect(findings.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(/^PostgreSQL \d+.* answers after \d+\.\d ms, something is safe there after \d+\.\d ms$/),
  );
  expect([troublesIn({ code, findings }), code]).toEqual([[], 0]);
  await expect(asked(url, 'DROP SCHEMA threestraws')).rejects.toThrow('does not exist');
});

describe('a failure is', () => {
  test('one that may lose what it has acknowledged', async () => {
    const examined = await looking(await newDatabase(inject('postgres')));
    expect(troublesIn(examined)).toEqual([
      'failure database: fsync is off, full_page_writes is off: a crash can lose moves that were acknowledged',
    ]);
    expect(examined.code).toBe(1);
    const url = await server.database();
    await asked(url, `ALTER DATABASE ${nameIn(url)} SET synchronous_commit = off`);
    expect(troublesIn(await looking(url))[0]).toContain('synchronous_commit is off: a crash can lose');
  });

  test('one that is read-only, or has another encoding', async () => {
    const url = await server.database();
    await asked(url, `ALTER DATABASE ${nameIn(url)} SET default_transaction_read_only = on`);
    expect(troublesIn(await looking(url))).toEqual([expect.stringContaining('nothing can be written there')]);
    await asked(server.urlOf('postgres'), "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    expect(troublesIn(await looking(server.urlOf('latin')))).toEqual(['failure database: its encoding is LATIN1']);
  });

  test('one behind a pooler that takes transactions apart', async () => {
    const examined = await looking(await deafRelay(await server.database()));
    expect(troublesIn(examined)).toEqual([expect.stringContaining('failure database: LISTEN hears nothing')]);
  });

  test('none at all, and no password is shown', async () => {
    const nowhere = new URL(server.urlOf('nowhere'));
    nowhere.password = 'secret';
    const { code, findings } = await looking(nowhere.href);
    expect(troublesIn({ code, findings })).toEqual([
      'failure database: DATABASE_URL cannot be used: database "nowhere" does not exist',
    ]);
    nowhere.port = '1';
    const other = await looking(nowhere.href);
    expect(troublesIn(other)).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(JSON.stringify([findings, other])).not.toContain('secret');
  });
});

test('what servers have made is told, and whose version it is', async () => {
  const url = await server.database();
  const said = async (): Promise<string> => JSON.stringify((await looking(url)).findings);
  expect(await said()).toContain('nothing of ours is there yet');
  const store = await openPostgres(url);
  expect(await said()).toContain(`version ${NEWEST} of the schema: 1 process serves from it`);
  await store.close();
  expect(await said()).toContain('0 processes serve from it');
  await asked(url, 'UPDATE threestraws.schema_version SET version = 1000');
  expect(troublesIn(await looking(url))).toEqual([
    'failure database: it was written by a newer version of this program',
  ]);
});

test('a role that may not make tables is a failure, before and after somebody else has made them', async () => {
  const url = await server.database();
  const stranger = new URL(url);
  stranger.username = `stranger_${nameIn(url)}`;
  await asked(url, `CREATE ROLE ${stranger.username} LOGIN`);
  const says = ['failure database: the role of DATABASE_URL may not make tables there'];
  expect(troublesIn(await looking(stranger.href))).toEqual(says);
  await (await openPostgres(url)).close();
  expect(troublesIn(await looking(stranger.href))).toEqual(says);
});

test('too few connections for so many processes are a warning', async () => {
  const url = await server.database();
  await asked(url, `ALTER DATABASE ${nameIn(url)} CONNECTION LIMIT 50`);
  expect(troublesIn(await looking(url))).toEqual([]);
  const examined = await looking(url, '--processes', '9');
  expect(troublesIn(examined)).toEqual([
    expect.stringMatching(/^warning database: it has \d+ connections for us, and 9 processes need up to \d+$/),
  ]);
  expect(examined.code).toBe(0);
});

describe('of what else can be found', () => {
  const WELL: Facts = {
    version: '18.4',
    major: 18,
    encoding: 'UTF8',
    fsync: 'on',
    synchronousCommit: 'on',
    fullPageWrites: 'on',
    isReadOnly: false,
    idleTimeout: '0',
    isNear: true,
    isEncrypted: false,
    mayMake: true,
    isMade: true,
    made: { version: NEWEST, processes: 2 },
    mostConnections: 97,
    otherConnections: 3,
    ahead: 12,
    roundTrip: 0.4,
    commit: 2,
    isHeard: true,
  };
  const gradesOf = (facts: Partial<Facts>): string[] => judge({ ...WELL, ...facts }, 2).map(({ grade }) => grade);

  test.each<Partial<Facts>>([
    {},
    { commit: undefined },
    { isNear: false, isEncrypted: true },
    { synchronousCommit: 'remote_apply' },
  ])('%j is well', (facts) => {
    expect(gradesOf(facts)).toEqual(['ok', 'ok', 'ok']);
  });

  test.each<[Partial<Facts>, string]>([
    [{ isNear: false }, 'warning'],
    [{ idleTimeout: '5min' }, 'warning'],
    [{ roundTrip: 20 }, 'warning'],
    [{ commit: 90 }, 'warning'],
    [{ ahead: -4000 }, 'warning'],
    [{ major: 12 }, 'failure'],
    [{ mayMake: false }, 'failure'],
    [{ made: { version: NEWEST + 1, processes: 0 } }, 'failure'],
  ])('%j is graded %s', (facts, grade) => {
    expect(gradesOf(facts)).toContain(grade);
  });
});
