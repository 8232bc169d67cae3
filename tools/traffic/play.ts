import { quantile, reportOf, type Report } from './report.ts';
import { BusyTable, type Moved, type Party } from './table.ts';
import { Wires, type Where } from './wire.ts';

/** Tables where people play, at one server or spread over several. */
export interface Play {
  readonly kind: 'play';
  readonly servers: readonly Where[];
  /** Whether the people of one table are at several servers. */
  readonly isSpread: boolean;
  /** The tables are of these kinds in turn. */
  readonly parties: readonly Party[];
  readonly tables: number;
  readonly seconds: number;
  readonly warm: number;
}

/** So many tables are opened at a time. */
const AT_ONCE = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function play(job: Play, tell: (what: string) => void): Promise<Report> {
  const moved: Moved[] = [];
  const tables = tablesOf(job, (one) => moved.push(one));
  for (let i = 0; i < tables.length; i += AT_ONCE)
    await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => table.open()));
  for (const [i, table] of tables.entries()) {
    const every = Math.max(...job.parties.map((party) => party.every));
    if (every > 0) await pause(every / tables.length);
    void table.start();
    if (i % AT_ONCE === 0) await pause(1);
  }
  await pause(job.warm * 1000);
  tell('measuring');
  moved.length = 0;
  const from = performance.now();
  await pause(job.seconds * 1000);
  const report = reportOf([...moved], (performance.now() - from) / 1000, slowestOf(moved));
  tell('measured');
  for (const table of tables) table.stop();
  return report;
}

function tablesOf({ tables, parties, servers, isSpread }: Play, report: (moved: Moved) => void): BusyTable[] {
  const wires = servers.map((where) => new Wires(where));
  const serversOf = (i: number): Wires[] => (isSpread ? wires : [wires[i % wires.length]!]);
  return Array.from({ length: tables }, (_, i) => new BusyTable(serversOf(i), parties[i % parties.length]!, report));
}

/** The median of the table where it is the longest. */
function slowestOf(moved: readonly Moved[]): number {
  const byTable = new Map<BusyTable, number[]>();
  for (const { ms, by, table } of moved) {
    if (by !== 'person') continue;
    const known = byTable.get(table);
    if (known === undefined) byTable.set(table, [ms]);
    else known.push(ms);
  }
  return Math.max(...Array.from(byTable.values(), (all) => quantile(all, 0.5)));
}
