import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Report as DriverReport } from '../drivers/run.ts';
import { withFolder } from '../traffic/ground.ts';
import type { BareReport } from '../traffic/bare.ts';
import { drive, Subject } from '../traffic/processes.ts';
import { measure, type Measured } from './measure.ts';
import type { Orders } from './orders.ts';

/** What holds for a server on two cores that also carry the driver and the database. */
const GOALS = { ofBare: 0.3, p99OfP50: 3, memory: 200, postgresOfSqlite: 0.5, slowest: 1.25 } as const;

const KINDS = {
  sqlite: { store: 'sqlite', processes: 1 },
  'postgres, 1 server': { store: 'postgres', processes: 1 },
  'postgres, 2 servers': { store: 'postgres', processes: 2 },
} as const;
type Kind = keyof typeof KINDS;

/** All kinds of servers in turn, so often: a machine is not the same all the time. Of each the median by moves a second counts. */
export async function compare(orders: Orders, rounds: number, signal: AbortSignal): Promise<DriverReport> {
  const bares: BareReport[] = [];
  const all: Record<Kind, Measured[]> = { sqlite: [], 'postgres, 1 server': [], 'postgres, 2 servers': [] };
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted();
    bares.push(await bareOf(orders));
    for (const kind of Object.keys(KINDS) as Kind[]) {
      signal.throwIfAborted();
      process.stderr.write(`load: round ${round + 1} of ${rounds}, ${kind} …\n`);
      all[kind].push(await measure({ ...orders, ...KINDS[kind] }));
    }
  }
  return told(orders, middle(bares), {
    sqlite: middle(all.sqlite),
    'postgres, 1 server': middle(all['postgres, 1 server']),
    'postgres, 2 servers': middle(all['postgres, 2 servers']),
  });
}

function bareOf({ tables, seconds }: Orders): Promise<BareReport> {
  return withFolder(async (folder) => {
    const server = await Subject.bare(folder);
    try {
      return await drive<BareReport>({ kind: 'bare', connections: tables, seconds, ...server.where });
    } finally {
      await server.stop();
    }
  });
}

function middle<T extends { readonly perSecond: number }>(all: readonly T[]): T {
  return all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!;
}

function told(orders: Orders, bare: BareReport, found: Readonly<Record<Kind, Measured>>): DriverReport {
  const rows = Object.entries(found).map(([kind, one]) => [
    kind,
    ...cellsOf(one),
    (one.perSecond / bare.perSecond).toFixed(2),
  ]);
  const head = ['', ...HEADS, 'of a bare append'];
  const { tables, seats, games, seconds } = orders;
  return {
    lines: [
      `load · ${tables} tables of ${seats} · ${games.join(', ')} · full speed, every move flushed · ${seconds} s each`,
      '',
      ...aligned([head, ...rows]),
      '',
      `a bare durable append: ${thousands(bare.perSecond)} a second, p99 ${bare.p99.toFixed(0)} ms`,
    ],
    json: { ...orders, bare, ...found },
    found: shortcomings(bare, found),
  };
}

export const HEADS = ['moves/s', 'p50', 'p90', 'p99 ms', 'slowest table', 'server µs', 'database', 'driver', 'MB'];

export function cellsOf({ perSecond, p50, p90, p99, slowestTable, cost, memory }: Measured): string[] {
  const times = [p50, p90, p99, slowestTable].map((ms) => ms.toFixed(1));
  const costs = [cost.servers, cost.database, cost.driver].map((us) => us.toFixed(0));
  return [thousands(perSecond), ...times, ...costs, memory.toFixed(0)];
}

/** What does not come up to its goal. */
export function shortcomings(bare: BareReport, found: Readonly<Record<Kind, Measured>>): string[] {
  const { sqlite, 'postgres, 1 server': one, 'postgres, 2 servers': two } = found;
  const ofBare = sqlite.perSecond / bare.perSecond;
  return [
    ...(ofBare >= GOALS.ofBare ? [] : [`SQLite reaches ${ofBare.toFixed(2)} of a bare append, not ${GOALS.ofBare}`]),
    ...Object.entries(found).flatMap(([kind, { p50, p99, memory }]) => [
      ...(p99 <= GOALS.p99OfP50 * p50 ? [] : [`${kind}: p99 is ${(p99 / p50).toFixed(1)} times p50`]),
      ...(memory < GOALS.memory ? [] : [`${kind}: ${memory.toFixed(0)} MB`]),
    ]),
    ...(one.perSecond >= GOALS.postgresOfSqlite * sqlite.perSecond ? [] : ['PostgreSQL has not half of SQLite']),
    ...(two.perSecond >= one.perSecond ? [] : ['two servers carry less than one']),
    ...(two.slowestTable <= GOALS.slowest * one.slowestTable ? [] : ['a table is slower with two servers']),
  ];
}
