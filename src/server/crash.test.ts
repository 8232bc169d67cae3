import { expect, test } from 'vitest';
import { testFolder } from '../cli/testing/command.ts';
import { drive } from './testing/crash/driver.ts';
import { Killer } from './testing/crash/killer.ts';

/** `npm run test:full` asks for more, and to see the figures. */
const { KILLS } = process.env;
const kills = Number(KILLS ?? 5);
const FOLDER = testFolder();
const TIMEOUT = 60_000 + kills * 10_000;

test(
  `what was acknowledged outlives ${kills} kills, and every match comes to its end`,
  async ({ signal }) => {
    const { mischief, ...survived } = await drive({
      mischief: (server, chance) => new Killer(server, kills, chance),
      seed: 1,
      folder: FOLDER,
      signal,
    });
    if (KILLS !== undefined) console.log(survived);
    expect(survived).toMatchObject({ tables: 20, kills, unfinished: 0, verified: 0, complaints: '', faults: [] });
    expect(survived.matches).toBeGreaterThanOrEqual(20);
    expect(mischief.fewestRunning, 'matches at each kill').toBeGreaterThan(0);
    expect(survived.changed, 'secret choices that were changed').toBeGreaterThan(0);
  },
  TIMEOUT,
);
