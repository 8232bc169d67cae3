import { numberFlag, UsageError, type Args, type Flags } from '../../src/cli/args.ts';
import { PLANS } from '../../src/server/testing/crash/plans.ts';
import { readWhere, WHERE_FLAGS, type Where } from '../drivers/ground.ts';

/** What can befall the servers, by the flag that says how often. */
export const KINDS = {
  kills: 'kill −9 of one server, half of them with a move on its way',
  restarts: 'one server is closed by SIGTERM and started again, as where a new version is put in place',
  stops: 'SIGSTOP of one server for some seconds, every fourth time for longer than a lease',
  'database-restarts': 'stop or kill −9 of the database, for up to two seconds',
  cuts: 'half of the people at one server are cut off in the middle of requests; on postgres every other time all servers from the database',
  'full-disks': 'the disk is full until some were turned away',
  'clock-jumps': 'the clock of one server is set by an hour or by days, or drifts',
} as const;
export type Kind = keyof typeof KINDS;

export interface Orders extends Where {
  /** Where people play at the same time. */
  readonly tables: number;
  readonly seed: number;
  readonly minutes: number;
  readonly counts: Readonly<Record<Kind, number>>;
}

const USUAL_KILLS = 20;
const USUAL_MINUTES = 30;

export const ORDER_FLAGS: Flags = {
  ...WHERE_FLAGS,
  ...Object.fromEntries(
    Object.entries(KINDS).map(([kind, says]) => [
      kind,
      { value: 'N', says: `${says} (${kind === 'kills' ? USUAL_KILLS : 0})` },
    ]),
  ),
  tables: { value: 'N', says: `where people play at the same time (${PLANS.length})` },
  seed: { value: 'N', says: 'decides who does what, and what comes when (1)' },
  minutes: { value: 'N', says: `no more trouble after so long: what goes on is played to its end (${USUAL_MINUTES})` },
};

export function readOrders(args: Args): Orders {
  const where = readWhere(args);
  const count = (kind: string): number =>
    numberFlag(args, kind, { min: 0, max: 100_000, byDefault: kind === 'kills' ? USUAL_KILLS : 0 });
  const counts = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, count(kind)])) as Orders['counts'];
  if (where.store === 'sqlite' && counts['database-restarts'] > 0)
    throw new UsageError('--database-restarts: a database in a folder has no process; --store postgres has one');
  const seed = numberFlag(args, 'seed', { min: 0, max: 2 ** 20, byDefault: 1 });
  const minutes = numberFlag(args, 'minutes', { min: 0.05, max: 24 * 60, byDefault: USUAL_MINUTES, fraction: true });
  const tables = numberFlag(args, 'tables', { min: 1, max: 1000, byDefault: PLANS.length });
  return { ...where, tables, seed, minutes, counts };
}
