import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { TableCard } from '../../src/protocol/table.ts';

/** What could be reached at best: a route that does nothing but append one row to the same store. */
const store = await openSqlite(process.argv[2]!);
const places = new Map<string, number>();
const app = fastify();

app.post<{ Params: { name: string }; Body: { ask: number; move: string } }>(
  '/append/:name',
  async ({ params, body }) => {
    const { name } = params;
    if (!places.has(name)) await begin(name);
    const place = places.get(name)!;
    places.set(name, place + 1);
    await store.append(
      name,
      place,
      { kind: 'moved', seat: 0, move: body.move, at: Date.now() },
      { due: null, waiting: 1 },
    );
    return { ask: body.ask, move: body.move, seq: place };
  },
);

async function begin(name: string): Promise<void> {
  places.set(name, 1);
  const card = { id: name, code: name, status: 'playing', public: false, seats: [] } as unknown as TableCard;
  await store.open(name, { kind: 'started', at: Date.now() }, { due: null, waiting: 0, card });
}

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`open at http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
