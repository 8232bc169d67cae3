import { get } from 'node:http';
import { GAMES } from '../../src/games/games.ts';
import { BusyTable, type Moved, type Party } from './table.ts';
import { quantile, STEP_OF_MOVES, type Report } from './report.ts';
import { siege, type Siege } from './siege.ts';
import { Wire, type Where } from './wire.ts';

/** What the driver is told to do, as JSON on its command line. */
export type Job = Where &
  (
    | (Party & {
        readonly kind: 'play';
        readonly tables: number;
        readonly seconds: number;
        readonly warm: number;
      })
    | { readonly kind: 'bare'; readonly connections: number; readonly seconds: number }
    | { readonly kind: 'watch'; readonly streams: number; readonly tables: number }
    | { readonly kind: 'crowd'; readonly tables: number }
    | Siege
  );

const job = JSON.parse(process.argv[2]!) as Job;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function reportOf(delays: readonly Moved[], seconds: number): Report {
  const moved = delays.filter(({ by }) => by === 'person');
  const byLength: number[][] = [];
  for (const { ms, number } of moved) (byLength[Math.floor(number / STEP_OF_MOVES)] ??= []).push(ms);
  const all = moved.map(({ ms }) => ms);
  const medians = Array.from(byLength, (bucket) =>
    bucket === undefined || bucket.length < 20 ? null : quantile(bucket, 0.5),
  );
  const bots = delays.filter(({ by }) => by === 'bot').map(({ ms }) => ms);
  return {
    perSecond: moved.length / seconds,
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    byLength: medians,
    bots: { perSecond: bots.length / seconds, p50: quantile(bots, 0.5), p99: quantile(bots, 0.99) },
  };
}

async function play(job: Extract<Job, { kind: 'play' }>): Promise<Report> {
  const moved: Moved[] = [];
  const tables = Array.from({ length: job.tables }, () => new BusyTable(job, job, (one) => moved.push(one)));
  for (const table of tables) await table.open();
  for (const [i, table] of tables.entries()) {
    if (job.every > 0) await pause(job.every / tables.length);
    void table.start();
    if (i % 20 === 0) await pause(1);
  }
  await pause(job.warm * 1000);
  tell('measuring');
  moved.length = 0;
  const from = performance.now();
  await pause(job.seconds * 1000);
  const report = reportOf([...moved], (performance.now() - from) / 1000);
  tell('measured');
  for (const table of tables) table.stop();
  return report;
}

/** Each connection appends one row after the other. */
async function bare(job: Extract<Job, { kind: 'bare' }>): Promise<Report> {
  const moved: Moved[] = [];
  const end = performance.now() + job.seconds * 1000;
  const append = async (name: number): Promise<void> => {
    const wire = new Wire(job);
    for (let number = 1; performance.now() < end; number++) {
      const at = performance.now();
      const { status } = await wire.request('POST', `/append/${name}`, '', { ask: number, move: 'play item-6' });
      if (status !== 200) throw new Error(`the bare route answered ${status}`);
      moved.push({ ms: performance.now() - at, by: 'person', at, number });
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: job.connections }, (_, i) => append(i)));
  return reportOf(moved, job.seconds);
}

/** Opens streams that only wait, and keeps them until it is told to stop. */
async function watch({ host, port, streams, tables }: Extract<Job, { kind: 'watch' }>): Promise<null> {
  const ids = await crowd({ kind: 'crowd', host, port, tables });
  for (let i = 0; i < streams; i++) {
    await new Promise<void>((resolve) => {
      get({ host, port, path: `/api/tables/${ids[i % ids.length]}/events`, agent: false }, (response) => {
        response.resume();
        response.once('data', () => resolve());
      });
    });
  }
  tell('measuring');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  return null;
}

/** Tables where a match is going on and nobody moves. */
async function crowd({ host, port, tables }: Extract<Job, { kind: 'crowd' }>): Promise<string[]> {
  const wire = new Wire({ host, port });
  const { token } = await wire.json<{ token: string }>('POST', '/api/tokens', '', {});
  const ids: string[] = [];
  for (let i = 0; i < tables; i++) {
    const wish = {
      game: GAMES[0]!.id,
      seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
      clock: '3-days',
    };
    const { table } = await wire.json<{ table: { id: string } }>('POST', '/api/tables', token, wish);
    await wire.json('POST', `/api/tables/${table.id}/start`, token, {});
    ids.push(table.id);
  }
  wire.close();
  return ids;
}

function tell(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

const works = {
  play,
  bare,
  watch,
  siege,
  crowd: async (one: Extract<Job, { kind: 'crowd' }>) => void (await crowd(one)),
};
const report = await (works[job.kind] as (job: Job) => Promise<unknown>)(job);
tell(report ?? null);
process.exit(0);
