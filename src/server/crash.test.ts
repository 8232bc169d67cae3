import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { testFolder } from '../cli/testing/command.ts';
import { drive, type Wanted } from './testing/crash/driver.ts';
import { FEW_PLANS, PLANS } from './testing/crash/plans.ts';
import { KILL, RESTART, times } from './testing/crash/trouble.ts';
import { newDatabase } from './testing/postgres/postgres-server.ts';

/** `npm run test:full` asks for more, and to see the figures. */
const { KILLS } = process.env;
const kills = Number(KILLS ?? 5);
const plans = KILLS === undefined ? FEW_PLANS : PLANS;
const FOLDER = testFolder();
const RESTARTS = KILLS === undefined ? 3 : 10;
const TIMEOUT = 60_000 + kills * 10_000;

const HOMES: Readonly<Record<string, () => Promise<Pick<Wanted, 'home' | 'hows' | 'plans'>>>> = {
  'one process on SQLite': async () => ({ plans }),
  'two processes on PostgreSQL': async () => ({
    home: { DATABASE_URL: await newDatabase(inject('postgres')) },
    hows: [{}, {}],
    plans,
  }),
};

test.for(Object.entries(HOMES))(
  `what was acknowledged outlives ${kills} kills of %s, and every match comes to its end`,
  { timeout: TIMEOUT },
  async ([name, home], { signal }) => {
    const folder = join(FOLDER, name);
    mkdirSync(folder);
    const { mischief, ...survived } = await drive({
      ...(await home()),
      troubles: times(kills, KILL),
      seed: 1,
      folder,
      signal,
    });
    if (KILLS !== undefined) console.log(name, survived);
    expect(survived).toMatchObject({ kills, unfinished: 0, verified: 0, complaints: '', faults: [] });
    expect(survived.matches).toBeGreaterThanOrEqual(survived.tables);
    expect(mischief.fewestRunning, 'matches at each kill').toBeGreaterThan(0);
    expect(survived.changed, 'secret choices that were changed').toBeGreaterThan(0);
  },
);

test(
  'a rolling restart of two processes is not noticed at a table beyond a reconnect',
  { timeout: TIMEOUT },
  async ({ signal }) => {
    const folder = join(FOLDER, 'restarts');
    mkdirSync(folder);
    const home = await HOMES['two processes on PostgreSQL']!();
    const { mischief, ...survived } = await drive({
      ...home,
      troubles: times(RESTARTS, RESTART),
      seed: 2,
      folder,
      signal,
    });
    expect(survived).toMatchObject({ unfinished: 0, verified: 0, complaints: '', faults: [], aways: 0, standIns: 0 });
    expect(mischief.struck).toEqual(new Map([['restart', RESTARTS]]));
  },
);
