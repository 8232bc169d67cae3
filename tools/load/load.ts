import { numberFlag, textFlag, type Args } from '../../src/cli/args.ts';
import { aligned } from '../../src/cli/figures.ts';
import type { Driver, Report } from '../drivers/run.ts';
import { cellsOf, compare, HEADS } from './compare.ts';
import { curves } from './curves.ts';
import { measure } from './measure.ts';
import { ORDER_FLAGS, readOrders } from './orders.ts';

export const load: Driver = {
  name: 'load',
  says:
    'How much servers carry: people at many tables move at some pace or as soon as they are asked. Says how many moves a second were acknowledged, how long each took, ' +
    'what it cost servers, database and driver, and the memory. On a machine that does nothing else.',
  flags: {
    ...ORDER_FLAGS,
    compare: {
      value: 'ROUNDS',
      says: 'SQLite, and PostgreSQL with one and two servers, in turn and so often, held against a bare append and its goals',
    },
    curves: {
      value: 'FOLDER',
      says: 'the cost of a move from 10 to 5,000 tables and from 100 to 100,000 finished matches, as pictures there',
    },
  },
  run,
};

async function run(args: Args, signal: AbortSignal): Promise<Report> {
  const orders = readOrders(args);
  const folder = textFlag(args, 'curves');
  if (folder !== undefined) return curves(orders, folder, signal);
  if (textFlag(args, 'compare') !== undefined)
    return compare(orders, numberFlag(args, 'compare', { min: 1, max: 99, byDefault: 3 }), signal);
  const measured = await measure(orders);
  const { store, processes, tables, seats, games, pace } = orders;
  const speed = pace === 0 ? 'full speed' : `${pace} moves a second each`;
  return {
    lines: [
      `load · ${store} · ${processes} ${processes === 1 ? 'server' : 'servers'} · ${tables} tables of ${seats} · ${games.join(', ')} · ${speed}`,
      '',
      ...aligned([HEADS, cellsOf(measured)]),
    ],
    json: { ...orders, ...measured },
    found: [],
  };
}
