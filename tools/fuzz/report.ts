import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Report } from '../drivers/run.ts';
import type { Assailed } from './assail.ts';
import { MORE_OPEN, type Gauged } from './gauge.ts';
import type { Rows } from './ledger.ts';
import { KINDS, type Kind } from './nonsense.ts';
import type { Orders } from './orders.ts';

/** In bytes, from a third of all requests to the end: what a server may come to hold in the time, for tables and people that were made. */
const MOST_GROWTH = 16 * 2 ** 20;
const MB = 2 ** 20;

const ALL_WELL =
  'nothing broke, nothing undocumented was answered, nothing was changed that was not theirs, and nothing grew';

export function reportOf(orders: Orders, seconds: number, assailed: Assailed): Report {
  const found = faultsIn(assailed);
  const { tally, complaints, ...figures } = assailed;
  const { sent, byKind, byStatus, made } = tally;
  const lines = [
    headOf(orders, seconds, sent),
    ...late(orders, sent),
    '',
    ...linesOf(assailed),
    ...(found.length === 0 ? ['', ALL_WELL] : []),
  ];
  return {
    lines,
    json: { ...orders, seconds, sent, byKind, byStatus, made, ...figures, complaints: complaints.split('\n') },
    found,
  };
}

/** It could not even be done to the end. */
export function reportOfFailure(orders: Orders, seconds: number, error: unknown): Report {
  return { lines: [headOf(orders, seconds, 0)], json: { ...orders, seconds }, found: [(error as Error).message] };
}

export function faultsIn({ tally, changes, gauges, rows, ownEnds, complaints }: Assailed): string[] {
  return [
    ...tally.faults,
    ...changes,
    ...gauges.flatMap((gauged, i) => growthOf(gauged).map((fault) => `server ${i}: ${fault}`)),
    ...excessIn(rows, tally.made),
    ...(ownEnds === 0 ? [] : [`${ownEnds} servers ended by themselves`]),
    ...(complaints === '' ? [] : [`servers complained: ${complaints.split('\n')[0]}`]),
  ];
}

export function growthOf(gauged: readonly Gauged[]): string[] {
  const [first, third, last] = gauged as [Gauged, Gauged, Gauged];
  const growth = last.held - third.held;
  return [
    ...(growth > MOST_GROWTH ? [`holds ${megabytes(growth)} more than before`] : []),
    ...(last.open > first.open + MORE_OPEN ? [`has ${last.open} files and sockets open, not ${first.open}`] : []),
  ];
}

/** Whatever is kept of somebody or a table was made by a request that was told so. */
export function excessIn(rows: readonly Rows[], made: number): string[] {
  const [before, after] = rows as [Rows, Rows];
  const more = (Object.keys(before) as (keyof Rows)[]).filter((kept) => after[kept] - before[kept] > made);
  return more.map((kept) => `${after[kept] - before[kept]} more ${kept}, though only ${made} requests made anything`);
}

function linesOf({ tally, gauges, rows, playedAfterwards, changes }: Assailed): string[] {
  const { byKind, byStatus } = tally;
  const statuses = Object.keys(byStatus).sort();
  return aligned([
    ...Object.entries(byKind).map(([kind, count]) => [thousands(count), KINDS[kind as Kind]]),
    ...statuses.map((status) => [thousands(byStatus[status]!), `answers: ${status}`]),
    [thousands(changes.length), 'changes seen at guarded tables, by any viewer or in their logs'],
    ...gauges.flatMap((gauged, i) => gaugeLines(gauged, i)),
    ...Object.entries(rows[1]!).map(([kept, count]) => [
      thousands(count),
      `${kept} kept; ${rows[0]![kept as keyof Rows]} without what was asked for among the nonsense`,
    ]),
    [thousands(playedAfterwards), 'whole matches played afterwards'],
  ]);
}

function gaugeLines(gauged: readonly Gauged[], server: number): string[][] {
  const told = (of: (one: Gauged) => string): string => gauged.map(of).join(' → ');
  return [
    [
      megabytes(gauged.at(-1)!.held),
      `held by server ${server}: ${told(({ held }) => megabytes(held))} (resident ${told(({ resident }) => megabytes(resident))})`,
    ],
    [thousands(gauged.at(-1)!.open), `files and sockets open: ${told(({ open }) => thousands(open))}`],
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

function late({ requests }: Orders, sent: number): string[] {
  return sent < requests ? [`the time was up after ${thousands(sent)} of ${thousands(requests)} requests`] : [];
}

function headOf({ store, processes, seed }: Orders, seconds: number, sent: number): string {
  const servers = `${processes} ${processes === 1 ? 'server' : 'servers'}`;
  return `fuzz · ${store} · ${servers} · seed ${seed} · ${thousands(sent)} requests · ${Math.round(seconds)} s`;
}
