import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Args } from '../../src/cli/args.ts';
import { threestraws } from '../../src/cli/testing/program.ts';
import { seeded } from '../../src/engine/testing/seeded.ts';
import { Fleet } from '../../src/server/testing/crash/fleet.ts';
import { freePort } from '../../src/server/testing/crash/free-port.ts';
import { lay, type Ground } from '../drivers/ground.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { Club } from './club.ts';
import { liveThrough } from './days.ts';
import { FastClock } from './fast-clock.ts';
import { ORDER_FLAGS, readOrders, type Orders } from './orders.ts';
import { reportOf, type Soaked } from './report.ts';
import { rowsIn } from './rows.ts';
import { Sampler, type Watched } from './sampler.ts';

/** As a club would set them, but for nobody's own address: all come from one. */
const SETTINGS = { RATE_LIMIT: '20', KEEP_DAYS: '1', TABLES_PER_ADDRESS: '1000', PLAYERS_PER_ADDRESS: '0' };

export const soak: Driver = {
  name: 'soak',
  says:
    'Days of club play in fast time: people come, open tables, play, look on, leave, come back, look back and sign out, while clocks run, tables idle, ' +
    'codes and keys run out and old matches are removed. Looks at memory, handles, timers, streams and the database all the time, and holds that they are ' +
    'flat after the first third, that what was played verifies, and that no error is in the logs.',
  flags: ORDER_FLAGS,
  run: (args: Args, stopped: AbortSignal) => soakFor(readOrders(args), stopped),
};

/** With more flags for the processes, to plant something. */
export async function soakFor(orders: Orders, stopped: AbortSignal, planted: readonly string[] = []): Promise<Report> {
  const ground = await lay(orders);
  try {
    const soaked = await soakOn(ground, orders, stopped, planted);
    stopped.throwIfAborted();
    return reportOf(orders, soaked);
  } finally {
    await ground.drop();
  }
}

async function soakOn(
  ground: Ground,
  orders: Orders,
  stopped: AbortSignal,
  planted: readonly string[],
): Promise<Soaked> {
  const clock = new FastClock(ground.folder);
  const ports: number[] = [];
  while (ports.length < orders.processes) ports.push(await freePort());
  const hows = ports.map((port) => clock.start({ by: [`METRICS_PORT=${port}`], nodeFlags: planted }));
  const fleet = await Fleet.launch({ ...ground.home, ...SETTINGS }, hows, seeded(orders.seed, 250));
  const began = performance.now();
  try {
    await fleet.allReady();
    const watched = fleet.servers.map((server, i): Watched => ({
      server,
      metricsUrl: `http://127.0.0.1:${ports[i]}/metrics`,
    }));
    const urls = fleet.servers.map(({ url }) => url);
    const club = new Club(urls, seeded(orders.seed, 251), () => clock.factor);
    const rows = await rowsIn(ground.home);
    const sampler = new Sampler(watched, clock, rows);
    const pids = (): readonly number[] => fleet.servers.map(({ pid }) => pid);
    await liveThrough(orders, { club, clock, sampler, pids }, stopped).finally(() => rows.close());
    const { complaints, ownEnds } = fleet;
    const seconds = (performance.now() - began) / 1000;
    return { club, samples: sampler.samples, complaints, ownEnds, verified: verify(club, ground.folder), seconds };
  } finally {
    await fleet.stop();
  }
}

function verify({ records }: Club, folder: string): number | null | undefined {
  if (records.length === 0) return undefined;
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, records.map((record) => `${record}\n`).join(''));
  return threestraws(['verify', file]).status;
}
