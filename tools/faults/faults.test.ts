import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../src/cli/testing/command.ts';
import { drive } from '../../src/server/testing/crash/driver.ts';
import { FEW_PLANS } from '../../src/server/testing/crash/plans.ts';
import type { Trouble } from '../../src/server/testing/crash/trouble.ts';
import { builtDriver, expectWrongUse } from '../testing/built.ts';

let faults: Awaited<ReturnType<typeof builtDriver>>;
beforeAll(async () => void (faults = await builtDriver('faults')));

describe('npm run faults', () => {
  test('finds nothing where nothing is wrong, and says so to people and programs', () => {
    const file = join(FOLDER, 'report.json');
    const { status, stdout } = faults('--tables', '3', '--kills', '1', '--cuts', '2', '--json', file);
    expect(stdout).toContain('0 acknowledged moves lost, 0 doubled; every match ended and verifies');
    expect(status).toBe(0);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ store: 'sqlite', kills: 1, unfinished: 0, verified: 0, found: [] });
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  test('says what it can do', () => {
    const { status, stdout } = faults('--help');
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^npm run faults -- \[flags\]\n.*--database-restarts N/s),
    ]);
  });

  test.for([
    [['--kills', 'many'], "--kills must be a whole number from 0 to 100000, not 'many'"],
    [['--store', 'paper'], "--store must be sqlite or postgres, not 'paper'"],
    [['--processes', '2'], '--processes: one server at a time has a folder'],
    [['--database-restarts', '1'], '--database-restarts: a database in a folder has no process'],
    [['more'], "'more' is too much"],
  ] as const)('refuses %j in one line', ([args, says]) => {
    expectWrongUse('faults', faults(...args), says);
  });
});

const FOLDER = testFolder();
const LEDGER = join(FOLDER, 'acknowledged.ndjson');
const QUIET = { name: 'planted', costsAnswers: true, mayRefuse: false };

describe('what is planted is found', () => {
  test('a move in the ledger that the record has not', async ({ signal }) => {
    const forged: Trouble = {
      ...QUIET,
      async strike() {
        const last = JSON.parse(readFileSync(LEDGER, 'utf8').trimEnd().split('\n').at(-1)!);
        appendFileSync(LEDGER, `${JSON.stringify(last)}\n`);
      },
    };
    const { faults } = await drive({ troubles: [forged], plans: FEW_PLANS, seed: 1, folder: FOLDER, signal });
    expect(faults).toContainEqual(expect.stringContaining('asks were answered twice or out of order'));
  });

  test('a server that has forgotten what it acknowledged', async ({ signal }) => {
    const folder = join(FOLDER, 'forgetful');
    const forgetful: Trouble = {
      ...QUIET,
      async strike(server) {
        server.crash(() => rmSync(join(folder, 'data', 'threestraws.db-wal'))).catch(() => undefined);
      },
    };
    const driven = drive({ troubles: [forgetful], plans: FEW_PLANS, seed: 1, folder, signal });
    await expect(driven).rejects.toThrow(/sent snapshot|answered 4/);
  });
});
