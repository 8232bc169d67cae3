import { Failure } from '../../src/cli/args.ts';
import { seeded } from '../../src/engine/testing/seeded.ts';
import { KILL, RESTART, times, type Trouble } from '../../src/server/testing/crash/trouble.ts';
import { CutPeople } from '../../src/server/testing/troubles/cut.ts';
import { cutDatabase, fullDatabase, restartDatabase } from '../../src/server/testing/troubles/database.ts';
import { CAN_LIMIT, LIMITED } from '../../src/server/testing/troubles/disk.ts';
import { FullDisk } from '../../src/server/testing/troubles/full-disk.ts';
import { SetClock } from '../../src/server/testing/troubles/set-clock.ts';
import { Standstill } from '../../src/server/testing/troubles/standstill.ts';
import type { Ground } from '../drivers/ground.ts';
import type { Kind, Orders } from './orders.ts';

/** In seconds: some are over before anybody is missed, others last longer than a lease. */
const STANDSTILLS = [1, 2, 3, 12];

/** All that is to come, in no order. */
export function troublesOf({ counts, seed }: Orders, ground: Ground): Trouble[] {
  const makes: Readonly<Record<Kind, () => readonly Trouble[]>> = {
    kills: () => [KILL],
    restarts: () => [RESTART],
    stops: () => [new Standstill(STANDSTILLS)],
    'database-restarts': () => [restartDatabase(ground.database!)],
    cuts: () => [new CutPeople(seeded(seed, 253)), ...cutsFromDatabase(ground)],
    'full-disks': () => [fullDisk(ground)],
    'clock-jumps': () => [new SetClock(ground.folder)],
  };
  return Object.entries(makes).flatMap(([kind, make]) => {
    const count = counts[kind as Kind];
    return count === 0 ? [] : inTurn(count, make());
  });
}

function inTurn(count: number, troubles: readonly Trouble[]): Trouble[] {
  return troubles.flatMap((trouble, i) => times(Math.ceil((count - i) / troubles.length), trouble));
}

function cutsFromDatabase({ home }: Ground): Trouble[] {
  const { DATABASE_URL: url } = home;
  return url === undefined ? [] : [cutDatabase(url)];
}

function fullDisk({ database, disk }: Ground): Trouble {
  if (database !== undefined) return fullDatabase(database, disk!);
  if (!CAN_LIMIT) throw new Failure('--full-disks needs prlimit, which this system does not have');
  return new FullDisk(LIMITED);
}
