import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Report } from '../drivers/run.ts';
import { cellsOf, HEADS } from './compare.ts';
import { measure, type Measured } from './measure.ts';
import type { Orders } from './orders.ts';
import { curveOf } from './plot.ts';

/** Altogether, however many tables there are: so that what is compared is the tables, not how many moves share a flush. */
const MOVES_A_SECOND = 500;
const TABLES = [10, 50, 200, 1000, 5000];
const FINISHED = [100, 1000, 10_000, 100_000];
/** Who plays at thousands of tables has two streams at each. */
const SEATS = 2;
/** Flat: nowhere more than so many times what it costs at the beginning. */
const FLAT = 1.5;

interface Point {
  readonly at: number;
  readonly measured: Measured;
}

interface Curve {
  readonly name: string;
  readonly says: string;
  readonly points: readonly Point[];
}

/** What a move costs the more there is, on either database. */
export async function curves(orders: Orders, folder: string, signal: AbortSignal): Promise<Report> {
  mkdirSync(folder, { recursive: true });
  const found: Curve[] = [];
  for (const store of ['sqlite', 'postgres'] as const) {
    const base = { ...orders, store, processes: 1, seats: SEATS };
    found.push(
      await along(`${store}-tables`, 'tables where people play', TABLES, signal, (tables) => ({
        ...base,
        tables,
        pace: MOVES_A_SECOND / tables,
      })),
    );
    found.push(
      await along(`${store}-finished`, 'finished matches in the database', FINISHED, signal, (finished) => ({
        ...base,
        finished,
        tables: 50,
        pace: MOVES_A_SECOND / 50,
      })),
    );
  }
  for (const curve of found) writeFileSync(join(folder, `load-${curve.name}.svg`), pictureOf(curve));
  return { lines: found.flatMap(linesOf), json: { curves: found }, found: found.flatMap(steep) };
}

async function along(
  name: string,
  says: string,
  steps: readonly number[],
  signal: AbortSignal,
  ordersAt: (step: number) => Orders,
): Promise<Curve> {
  const points: Point[] = [];
  for (const at of steps) {
    signal.throwIfAborted();
    process.stderr.write(`load: ${name}, ${thousands(at)} …\n`);
    points.push({ at, measured: await measure(ordersAt(at)) });
  }
  return { name, says, points };
}

function costAt({ measured: { cost } }: Point): number {
  return cost.servers + cost.database;
}

function pictureOf({ name, says, points }: Curve): string {
  const spots = points.map((point) => ({ x: point.at, y: costAt(point) }));
  return curveOf({
    title: `What a move costs: ${name.split('-')[0]}`,
    across: says,
    up: 'µs of CPU a move, server and database',
    spots,
  });
}

function linesOf({ name, says, points }: Curve): string[] {
  const rows = points.map(({ at, measured }) => [thousands(at), ...cellsOf(measured)]);
  return [
    `load · ${name.split('-')[0]} · ${MOVES_A_SECOND} moves a second altogether`,
    '',
    ...aligned([[says, ...HEADS], ...rows]),
    '',
  ];
}

function steep({ name, points }: Curve): string[] {
  const first = costAt(points[0]!);
  return points
    .filter((point) => costAt(point) > FLAT * first)
    .map(
      (point) => `${name}: a move costs ${(costAt(point) / first).toFixed(1)} times as much at ${thousands(point.at)}`,
    );
}
