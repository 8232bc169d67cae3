import type { Args } from '../../src/cli/args.ts';
import { drive, type Survived } from '../../src/server/testing/crash/driver.ts';
import { PLANS } from '../../src/server/testing/crash/plans.ts';
import { withClock } from '../../src/server/testing/troubles/set-clock.ts';
import { lay, type Ground } from '../drivers/ground.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { reportOf, reportOfFailure } from './findings.ts';
import { ORDER_FLAGS, readOrders, type Orders } from './orders.ts';
import { troublesOf } from './troubles.ts';

const MINUTE = 60_000;
/** How long what goes on may take after the last trouble. */
const TO_THE_END = 5 * MINUTE;

export const faults: Driver = {
  name: 'faults',
  says:
    'Plays all games at servers that are killed, stopped, cut off and worse. Notes every move that was acknowledged, and holds that ' +
    'against the records: nothing may be lost or done twice, every match must end and verify, and everybody must have been told each ' +
    'message once and in order, the same by every server.',
  flags: ORDER_FLAGS,
  run,
};

async function run(args: Args, stopped: AbortSignal): Promise<Report> {
  const orders = readOrders(args);
  const ground = await lay(orders, orders.counts['full-disks'] > 0);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  let report: Report | undefined;
  try {
    report = await survive(orders, ground, stopped).then(
      (survived) => reportOf(orders, seconds(), survived),
      (error: unknown) => reportOfFailure(orders, seconds(), error),
    );
    stopped.throwIfAborted();
    if (report.found.length === 0) return report;
    return { ...report, lines: [...report.lines, '', `The ledger and the records are kept in ${ground.folder}`] };
  } finally {
    await ground.drop(report !== undefined && report.found.length > 0 && !stopped.aborted);
  }
}

function survive(orders: Orders, ground: Ground, stopped: AbortSignal): Promise<Survived> {
  const { seed, minutes, processes, counts, tables } = orders;
  const { folder, home } = ground;
  const how = counts['clock-jumps'] > 0 ? withClock(folder) : {};
  return drive({
    troubles: troublesOf(orders, ground),
    plans: Array.from({ length: tables }, (_, i) => PLANS[Math.floor((i * PLANS.length) / tables) % PLANS.length]!),
    hows: Array.from({ length: processes }, () => how),
    home,
    seed,
    folder,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(minutes * MINUTE + TO_THE_END)]),
    enough: AbortSignal.timeout(minutes * MINUTE),
  });
}
