import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { TableCard } from '../../src/protocol/table.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { quantile } from './report.ts';
import { Wires, type Where } from './wire.ts';

/** What could be reached at best: each of so many appends one row after the other. */
export interface Bare extends Where {
  readonly kind: 'bare';
  readonly connections: number;
  readonly seconds: number;
}

export interface BareReport {
  readonly perSecond: number;
  readonly p99: number;
}

/** Serves a route that does nothing but append one row to the same store. */
export async function serveBare(folder: string): Promise<string> {
  const store = await openSqlite(folder);
  const places = new Map<string, number>();
  const app = fastify();
  const begin = async (name: string): Promise<void> => {
    places.set(name, 1);
    const card = { id: name, code: name, status: 'playing', public: false, seats: [] } as unknown as TableCard;
    await store.open(name, { kind: 'started', at: Date.now() }, { due: null, waiting: 0, card });
  };
  app.post<{ Params: { name: string }; Body: { ask: number; move: string } }>(
    '/append/:name',
    async ({ params: { name }, body: { ask, move } }) => {
      if (!places.has(name)) await begin(name);
      const place = places.get(name)!;
      places.set(name, place + 1);
      const entry = { kind: 'moved', seat: 0, move, at: Date.now() } as const;
      await store.append(name, place, entry, { due: null, waiting: 1 });
      return { ask, move, seq: place };
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export async function bare({ connections, seconds, ...where }: Bare): Promise<BareReport> {
  const times: number[] = [];
  const wires = new Wires(where);
  const end = performance.now() + seconds * 1000;
  const append = async (name: number): Promise<void> => {
    for (let ask = 1; performance.now() < end; ask++) {
      const at = performance.now();
      await wires.json('POST', `/append/${name}`, '', { ask, move: 'play item-6' });
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => append(i)));
  return { perSecond: times.length / seconds, p99: quantile(times, 0.99) };
}
