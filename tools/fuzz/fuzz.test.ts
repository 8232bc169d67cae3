import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../src/cli/testing/command.ts';
import { lay } from '../drivers/ground.ts';
import { builtDriver, expectWrongUse } from '../testing/built.ts';
import { assail } from './assail.ts';
import type { Gauged } from './gauge.ts';
import type { Guarded } from './guarded.ts';
import type { Rows } from './ledger.ts';
import { excessIn, faultsIn, growthOf } from './report.ts';

const FOLDER = testFolder();
/** Enough to be answered in every way. */
const REQUESTS = 800;

let fuzz: Awaited<ReturnType<typeof builtDriver>>;
beforeAll(async () => void (fuzz = await builtDriver('fuzz')));

describe('npm run fuzz', () => {
  test('finds nothing where nothing is wrong, and says so to people and programs', () => {
    const file = join(FOLDER, 'report.json');
    const { status, stdout } = fuzz('--requests', String(REQUESTS), '--json', file);
    expect(stdout).toMatch(/\nnothing broke, .* nothing grew\n$/);
    expect(status).toBe(0);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ store: 'sqlite', sent: REQUESTS, changes: [], playedAfterwards: 3, found: [] });
    expect(Object.keys(report.byKind).sort()).toEqual(['broken', 'changed', 'made', 'refused']);
    // not only the door was tried
    for (const answer of ['200', '400', '401', '403', '404', '409']) expect(report.byStatus).toHaveProperty(answer);
  });

  test('says what it can do', () => {
    const { status, stdout } = fuzz('--help');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run fuzz -- \[flags\]\n.*--requests N/s)]);
  });

  test.for([
    [['--requests', 'many'], "--requests must be a whole number from 1 to 100000000, not 'many'"],
    [['--processes', '2'], '--processes: one server at a time has a folder'],
    [['more'], "'more' is too much"],
  ] as const)('refuses %j in one line', ([args, says]) => {
    expectWrongUse('fuzz', fuzz(...args), says);
  });
});

const ORDERS = { store: 'sqlite', processes: 1, requests: 400, connections: 8, minutes: 5, seed: 3 } as const;

/** What is found if something is done to the database while nonsense is sent. */
async function foundAfter(sql: (guarded: Guarded) => string, signal: AbortSignal): Promise<string[]> {
  const ground = await lay(ORDERS);
  const plant = async (guarded: Guarded): Promise<void> => {
    const db = new DatabaseSync(join(ground.home['DATA_DIR']!, 'threestraws.db'));
    db.exec(sql(guarded));
    db.close();
  };
  try {
    return faultsIn(await assail(ORDERS, ground, signal, plant));
  } finally {
    await ground.drop();
  }
}

describe('what is planted is found', () => {
  test('a server that breaks over a link for another device', async ({ signal }) => {
    const broken = "CREATE TRIGGER planted BEFORE INSERT ON links BEGIN SELECT RAISE(ABORT, 'planted'); END";
    const found = await foundAfter(() => broken, signal);
    expect(found).toContainEqual(expect.stringMatching(/^answered 500 .*POST \/api\/me\/link/));
    expect(found).toContainEqual(expect.stringMatching(/^servers complained: .*planted/));
  });

  test('a table of others that is written to, and rows that nobody asked for', async ({ signal }) => {
    const found = await foundAfter(({ tables: [, { id } = { id: '' }] }) => {
      const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO players SELECT 'planted ' || i, 'planted', 0 FROM n`;
      return `UPDATE log SET entry = replace(entry, '"at":', '"at": ') WHERE table_id = '${id}'; ${many}`;
    }, signal);
    expect(found).toContainEqual(expect.stringMatching(/^a table that nobody had a right to change .* the log of /));
    expect(found).toContainEqual(expect.stringMatching(/more players, though only \d+ requests made anything/));
  });

  const MB = 2 ** 20;
  const gauged = (held: number, open: number): Gauged => ({ held: held * MB, resident: held * MB, open });

  test('a server that grows', () => {
    expect(growthOf([gauged(30, 40), gauged(34, 60), gauged(36, 41)])).toEqual([]);
    expect(growthOf([gauged(30, 40), gauged(34, 60), gauged(80, 41)])).toEqual(['holds 46.0 MB more than before']);
    expect(growthOf([gauged(30, 40), gauged(34, 60), gauged(36, 90)])).toEqual([
      'has 90 files and sockets open, not 40',
    ]);
  });

  test('a row too many', () => {
    const rows: Rows = { tables: 5, players: 5, keys: 5, links: 0, analyses: 0 };
    expect(excessIn([rows, { ...rows, tables: 8 }], 3)).toEqual([]);
    expect(excessIn([rows, { ...rows, tables: 9 }], 3)).toEqual([
      '4 more tables, though only 3 requests made anything',
    ]);
  });
});
