import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Snapshot } from '../../protocol/table.ts';
import { Guest } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

afterEach(() => server.stop());

/** Opens a stream and reads no more than its beginning: as a laptop does that is shut, or a phone in a tunnel. */
function fallSilent({ url, token }: Guest, table: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
  });
}

async function begunByTwo(): Promise<[Guest, Guest, string]> {
  server = await testServer({ streamLife: 20_000 });
  const [ann, bob] = [await Guest.arrive(server.url, 'Ann'), await Guest.arrive(server.url, 'Bob')];
  const { table } = await ann.open({ game: 'straw', seats: ['me', 'open'] });
  await bob.ok('POST', `/api/tables/${table.id}/seats`, {});
  await ann.ok('POST', `/api/tables/${table.id}/start`, {});
  await server.environment.time.pass(0);
  return [ann, bob, table.id];
}

test('who falls silent without closing anything is missed, and a stand-in plays', async () => {
  const [ann, bob, table] = await begunByTwo();
  const socket = await fallSilent(bob, table);
  // a request now and then is a sign of life
  const passing = async (seconds: number): Promise<Snapshot> => {
    for (let second = 0; second < seconds; second++) {
      await server.environment.time.pass(1000);
      await ann.look(table);
    }
    return ann.look(table);
  };
  expect((await passing(39)).table.seats).toMatchObject([{ standIn: null }, { standIn: null }]);
  expect((await passing(22)).table.seats).toMatchObject([{ standIn: null }, { standIn: 'away' }]);
  socket.destroy();
});

test('who comes back whenever a stream ends is never missed, and misses nothing', async () => {
  const [ann, bob, table] = await begunByTwo();
  const heard: Record<string, number[]> = { [ann.id]: [], [bob.id]: [] };
  const streams = new Map([
    [ann, await ann.listen(table, 0)],
    [bob, await bob.listen(table, 0)],
  ]);
  let resumed = 0;
  for (let second = 0; second < 120; second++) {
    await server.environment.time.pass(1000);
    for (const [guest, events] of streams) {
      if (!events.isClosed) continue;
      heard[guest.id]!.push(...events.messages.map(({ seq }) => seq));
      streams.set(guest, await guest.listen(table, heard[guest.id]!.at(-1)!));
      resumed++;
    }
  }
  expect(resumed).toBeGreaterThan(4);
  // both only think: nobody was away, and no stand-in came
  const kinds = (await server.environment.store.log(table)).map(({ kind }) => kind);
  expect(kinds).toEqual(['opened', 'sat', 'started', 'begun']);
  for (const { id } of [ann, bob]) expect(heard[id]).toEqual([1, 2, 3, 4]);
  for (const events of streams.values()) events.close();
});
