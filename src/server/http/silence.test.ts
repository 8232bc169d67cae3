import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
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
  await server.means.time.pass(0);
  return [ann, bob, table.id];
}

test('who falls silent without closing anything is missed, and a stand-in plays', async () => {
  const [ann, bob, table] = await begunByTwo();
  const sockets = await Promise.all([ann, bob].map((guest) => fallSilent(guest, table)));
  await server.means.time.pass(39_000);
  const watcher = new Guest(server.url);
  expect((await watcher.look(table)).table.seats).not.toContainEqual(expect.objectContaining({ standIn: 'away' }));
  await server.means.time.pass(22_000);
  expect((await watcher.look(table)).table.seats).toMatchObject([{ standIn: 'away' }, { standIn: 'away' }]);
  for (const socket of sockets) socket.destroy();
});

test('who comes back whenever a stream ends is never missed, and misses nothing', async () => {
  const [ann, , table] = await begunByTwo();
  const heard: number[] = [];
  let events = await ann.listen(table, 0);
  let streams = 1;
  for (let second = 0; second < 120; second++) {
    await server.means.time.pass(1000);
    if (!events.isClosed) continue;
    heard.push(...events.messages.map(({ seq }) => seq));
    events = await ann.listen(table, heard.at(-1)!);
    streams++;
  }
  const { table: card, you, seq } = await ann.look(table);
  const all = (): number[] => [...heard, ...events.messages.map((message) => message.seq)];
  await events.until(() => all().length >= seq);
  expect(card.seats[you!]).toMatchObject({ away: false, standIn: null });
  expect(streams).toBeGreaterThan(2);
  expect(all()).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
  events.close();
});
