import { PostgresServer } from '../../src/server/testing/postgres/postgres-server.ts';
import { NO_BOTS, onDisk, withFolder, withServers } from '../traffic/ground.ts';
import { workOf, workOfFamily } from '../traffic/proc.ts';
import { drive, type Subject } from '../traffic/processes.ts';
import type { Report } from '../traffic/report.ts';
import { addFinished } from './finished.ts';
import type { Orders } from './orders.ts';

/** Microseconds of work for each move, on all cores. */
interface Cost {
  readonly servers: number;
  readonly database: number;
  readonly driver: number;
}

export interface Measured extends Omit<Report, 'bots' | 'byLength'> {
  readonly cost: Cost;
  /** Megabytes of the server that has most. */
  readonly memory: number;
}

/** Where the servers' data is, for one measure. */
export interface Home {
  readonly env: Readonly<Record<string, string>>;
  readonly database?: PostgresServer;
}

/** One measure on data of its own, flushed to the disk as for people. */
export function measure(orders: Orders): Promise<Measured> {
  return withHome(orders, async (home) => {
    if (orders.finished > 0) await addFinished(home, orders.finished);
    return withServers(orders.processes, { ...NO_BOTS, ...home.env }, async (servers) => {
      if (orders.crowd > 0) await drive({ kind: 'crowd', tables: orders.crowd, ...servers[0]!.where });
      return carried(orders, servers, home);
    });
  });
}

async function withHome<T>({ store }: Orders, work: (home: Home) => Promise<T>): Promise<T> {
  if (store === 'sqlite') return withFolder((folder) => work({ env: { DATA_DIR: folder } }));
  const database = await PostgresServer.start({ isDurable: true, within: onDisk() });
  try {
    return await work({ env: { DATABASE_URL: await database.database() }, database });
  } finally {
    await database.drop();
  }
}

async function carried(orders: Orders, servers: readonly Subject[], { database }: Home): Promise<Measured> {
  const work = (driver: number): number[] => [
    servers.reduce((sum, server) => sum + server.work, 0),
    database === undefined ? 0 : workOfFamily(database.pid),
    workOf(driver),
  ];
  let before: number[] = [];
  let after: number[] = [];
  let memory = 0;
  const {
    bots: _,
    byLength: __,
    ...report
  } = await drive<Report>(jobOf(orders, servers), {
    measuring: (driver) => (before = work(driver)),
    measured: (driver) => {
      after = work(driver);
      memory = Math.max(...servers.map((server) => server.memory));
    },
  });
  const moves = report.perSecond * orders.seconds;
  const [ofServers, ofDatabase, ofDriver] = after.map((seconds, i) => ((seconds - before[i]!) / moves) * 1e6);
  return { ...report, memory, cost: { servers: ofServers!, database: ofDatabase!, driver: ofDriver! } };
}

function jobOf(orders: Orders, servers: readonly Subject[]) {
  const { games, seats, pace, isSpread, tables, seconds, warm } = orders;
  const every = pace === 0 ? 0 : 1000 / pace;
  const parties = games.map((game) => ({ game, options: {}, every, seats }));
  const places = servers.map(({ where }) => where);
  return { kind: 'play', servers: places, isSpread, parties, tables, seconds, warm } as const;
}
