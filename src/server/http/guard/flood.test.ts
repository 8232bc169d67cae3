import { afterEach, describe, expect, test } from 'vitest';
import type { Events } from '../../testing/events.ts';
import { Guest, type Answer } from '../../testing/guest.ts';
import { serverOn } from '../../testing/party.ts';
import { send } from '../../testing/send.ts';
import { inSqlite } from '../../testing/stores.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { DEFAULTS, type Settings } from '../../settings.ts';

let server: TestServer;
afterEach(() => server.stop());

/** With the limits that a server has by default. */
async function limited(more: Partial<Settings> = {}): Promise<Guest> {
  server = await testServer({ settings: { rateLimit: DEFAULTS.rateLimit, ...more } });
  return Guest.arrive(server.url, 'Ann');
}

const wish = { game: 'straw', seats: ['me', 'open'] };

/** Asks again and again; how often it went well, and what the first refusal was. */
async function flood(ask: () => Promise<Answer>, most = 1000): Promise<{ passed: number; refused: Answer }> {
  for (let passed = 0; passed < most; passed++) {
    const answer = await ask();
    if (answer.status === 429) return { passed, refused: answer };
  }
  throw new Error(`${most} requests, and still none too many`);
}

function expectToWait({ status, headers, text }: Answer): number {
  expect([status, JSON.parse(text).type]).toEqual([429, '/api/docs#too-fast']);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  return seconds;
}

describe('too many requests', () => {
  test('of one player: they have to wait as long as they are told, others do not', async () => {
    const ann = await limited();
    const bob = await Guest.arrive(server.url, 'Bob');
    const { passed, refused } = await flood(() => ann.call('GET', '/api/me'));
    expect(passed).toBe(100);
    const seconds = expectToWait(refused);
    expect((await bob.call('GET', '/api/me')).status).toBe(200);
    await server.environment.time.pass(seconds * 1000);
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
  });

  test('from one address, by nobody in particular: it has to wait', async () => {
    await limited();
    const nobody = new Guest(server.url);
    const { passed, refused } = await flood(() => nobody.call('GET', '/healthz'));
    expect(passed).toBeGreaterThan(300);
    await server.environment.time.pass(expectToWait(refused) * 1000);
    expect((await nobody.call('GET', '/healthz')).status).toBe(200);
  });

  test('nobody gets a new address by inventing one', async () => {
    await limited();
    const statuses = new Set<number>();
    for (let i = 0; i < 420; i++) {
      const headers = { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` };
      statuses.add((await send(server.url, { method: 'GET', path: '/healthz', headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  test('behind a proxy only what the proxy itself says counts', async () => {
    await limited({ trustProxy: true });
    const from = async (addresses: string): Promise<number> =>
      (await send(server.url, { method: 'GET', path: '/healthz', headers: { 'x-forwarded-for': addresses } })).status;
    for (let i = 0; i < 400; i++) await from(`10.0.${i >> 8}.${i & 255}, 192.0.2.1`);
    expect(await from('10.9.9.9, 192.0.2.1')).toBe(429);
    expect(await from('10.9.9.9, 192.0.2.2')).toBe(200);
  });

  test('no limit when it is switched off', async () => {
    const ann = await limited({ rateLimit: 0 });
    await expect(flood(() => ann.call('GET', '/api/me'), 450)).rejects.toThrow('none too many');
  });
});

describe('too much that is new', () => {
  test('tokens', async () => {
    await limited();
    const nobody = new Guest(server.url);
    const { passed, refused } = await flood(() => nobody.call('POST', '/api/tokens', {}));
    expect(passed).toBe(39);
    await server.environment.time.pass(expectToWait(refused) * 1000);
    expect((await nobody.call('POST', '/api/tokens', {})).status).toBe(201);
  });

  test('tables', async () => {
    const ann = await limited({ tablesPerPlayer: 0 });
    const { passed, refused } = await flood(() => ann.call('POST', '/api/tables', wish));
    expect(passed).toBe(39);
    await server.environment.time.pass(expectToWait(refused) * 1000);
    expect((await ann.call('POST', '/api/tables', wish)).status).toBe(201);
  });

  test('players who come without a name, links, and tries to claim one', async () => {
    const ann = await limited();
    expectToWait((await flood(() => new Guest(server.url).call('PATCH', '/api/me', { name: 'X' }))).refused);
    expectToWait((await flood(() => ann.call('POST', '/api/me/link'))).refused);
    expectToWait((await flood(() => ann.call('POST', '/api/me/claim', { code: 'x' }))).refused);
  });
});

describe('a private table', () => {
  test('is not listed, and whoever does not know its name does not find it', async () => {
    const ann = await limited();
    const { table } = await ann.open(wish);
    const stranger = new Guest(server.url);
    expect(await stranger.ok('GET', '/api/tables')).toEqual({ tables: [] });
    for (const guess of [
      'tamokiru',
      table.id.slice(0, -1),
      `${table.id}x`,
      table.id.toLowerCase(),
      table.code.slice(1),
    ])
      expect((await stranger.call('GET', `/api/tables/${guess}`)).status, guess).toBe(404);
    expect((await stranger.call('GET', `/api/tables/${table.code.toUpperCase()}`)).status).toBe(200);
  });

  test('cannot be guessed: after too many misses not even the right name is answered, for a while', async () => {
    const ann = await limited();
    const { table } = await ann.open(wish);
    const stranger = new Guest(server.url);
    const { passed, refused } = await flood(() => stranger.call('GET', '/api/tables/tamokiru'));
    expect(passed).toBe(20);
    for (const path of ['', '/events', '/record'])
      expectToWait(await stranger.call('GET', `/api/tables/${table.code}${path}`));
    expectToWait(await stranger.call('POST', `/api/tables/${table.code}/seats`, {}));
    // whoever knows the id has not guessed it, and a neighbour's guesses stop nobody's match
    expect((await ann.call('GET', `/api/tables/${table.id}`)).status).toBe(200);
    await server.environment.time.pass(expectToWait(refused) * 1000);
    expect((await stranger.call('GET', `/api/tables/${table.code}`)).status).toBe(200);
  });

  test.each(['', '/events', '/record'])('however it is guessed: GET …%s', async (path) => {
    await limited();
    const stranger = new Guest(server.url);
    expect((await flood(() => stranger.call('GET', `/api/tables/tamokiru${path}`))).passed).toBe(20);
  });
});

test('phrases: a few at once, then a pause', async () => {
  const ann = await limited({ rateLimit: 0 });
  const { table } = await ann.open(wish);
  const say = (): Promise<Answer> => ann.call('POST', `/api/tables/${table.id}/phrases`, { phrase: 'good-luck' });
  const { passed, refused } = await flood(say);
  expect(passed).toBe(5);
  await server.environment.time.pass(expectToWait(refused) * 1000);
  expect((await say()).status).toBe(204);
});

describe('streams', () => {
  async function listening(guest: Guest, count: number): Promise<Events[]> {
    const { table } = await guest.open(wish);
    const all = await Promise.allSettled(Array.from({ length: count }, () => guest.listen(table.id, 0)));
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  test('nobody has more than thirty, not even by opening them all at once', async () => {
    const kept = await inSqlite();
    server = await serverOn(kept, { settings: { rateLimit: DEFAULTS.rateLimit } });
    expect(await listening(await Guest.arrive(server.url, 'Ann'), 45)).toHaveLength(30);
    await server.stop();
    await kept.drop();
  });

  test('who closes one may open another', async () => {
    const ann = await limited();
    const [first] = await listening(ann, 30);
    const { table } = await ann.open(wish);
    await expect(ann.listen(table.id)).rejects.toThrow(/429/);
    first!.close();
    await server.environment.time.pass(2000);
    await ann.listen(table.id);
  });

  test('those that were refused do not count', async () => {
    const ann = await limited();
    for (let i = 0; i < 15; i++) await ann.listen('tamokiru').catch(() => undefined);
    for (let i = 0; i < 20; i++) await ann.call('GET', '/api/tables/%00/events', undefined);
    await server.environment.time.pass(120_000);
    expect(await listening(ann, 30)).toHaveLength(30);
  });
});
