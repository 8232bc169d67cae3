import { afterEach, describe, expect, test } from 'vitest';
import { Guest, type Answer, type Json } from '../../testing/guest.ts';
import { leave, serverOn } from '../../testing/party.ts';
import { send, type Got } from '../../testing/send.ts';
import { bothStores, inMemory, type Kept } from '../../testing/stores.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { Settings } from '../../settings.ts';

let open: { server: TestServer; kept: Kept };
afterEach(() => leave(open));

/** Behind a proxy, so that requests can come from everywhere; never too fast. */
async function serve(settings: Partial<Settings>, kept?: Kept): Promise<string> {
  const home = kept ?? (await inMemory());
  open = { kept: home, server: await serverOn(home, { settings: { rateLimit: 1000, trustProxy: true, ...settings } }) };
  return open.server.url;
}

const WISH = { game: 'straw', seats: ['me', 'open'] };

class Somewhere extends Guest {
  /** Where requests seem to come from. */
  from = '192.0.2.1';

  static override async arrive(url: string, name: string): Promise<Somewhere> {
    const { token, id } = await Guest.arrive(url, name);
    return new Somewhere(url, token, id);
  }

  override headersWith(more: Readonly<Record<string, string>>): Record<string, string> {
    return super.headersWith({ ...more, 'x-forwarded-for': this.from });
  }
}

function expectTooMany({ status, headers, text }: Answer, says: RegExp): void {
  expect([status, JSON.parse(text).type]).toEqual([429, '/api/docs#too-many']);
  expect(JSON.parse(text).detail).toMatch(says);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

const openTable = (guest: Guest, wish: object = WISH): Promise<Answer> => guest.call('POST', '/api/tables', wish);

bothStores((kept) => {
  test('a player has so many tables that have not ended, not even by asking for all at once', async () => {
    const ann = await Somewhere.arrive(await serve({ tablesPerPlayer: 3 }, await kept()), 'Ann');
    const answers = await Promise.all(Array.from({ length: 8 }, () => openTable(ann)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expectTooMany(
      answers.find(({ status }) => status === 429)!,
      /You sit at 3 tables that have not ended/,
    );
    const bob = await Somewhere.arrive(ann.url, 'Bob');
    expect((await openTable(bob)).status).toBe(201);
  });

  test('a seat at the table of another counts as well; who sits there already takes it back', async () => {
    const url = await serve({ tablesPerPlayer: 1 }, await kept());
    const [ann, bob] = [await Somewhere.arrive(url, 'Ann'), await Somewhere.arrive(url, 'Bob')];
    const { table } = await ann.open(WISH);
    const { table: own } = await bob.open(WISH);
    expectTooMany(await bob.call('POST', `/api/tables/${table.id}/seats`, {}), /finish or leave/);
    expect((await bob.call('POST', `/api/tables/${own.id}/seats`, {})).status).toBe(200);
    await bob.ok('DELETE', `/api/tables/${own.id}/seats/me`);
    expect((await bob.call('POST', `/api/tables/${table.id}/seats`, {})).status).toBe(200);
  });

  test('a table that has ended, or that somebody has left, does not count', async () => {
    const ann = await Somewhere.arrive(await serve({ tablesPerPlayer: 2 }, await kept()), 'Ann');
    const alone = await ann.open({ game: 'straw', seats: ['me', { bot: 'easy' }] });
    const { table } = await ann.open(WISH);
    await ann.ok('POST', `/api/tables/${alone.table.id}/start`, {});
    expect((await openTable(ann)).status).toBe(429);
    for (const { id } of [alone.table, table]) {
      await ann.ok('DELETE', `/api/tables/${id}/seats/me`);
      expect((await openTable(ann)).status).toBe(201);
    }
  });

  test('an address has so many, whoever opens them; another one has its own', async () => {
    const url = await serve({ tablesPerAddress: 3 }, await kept());
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dora'].map((name) => Somewhere.arrive(url, name)));
    const answers = await Promise.all(people.map((guest) => openTable(guest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
    expectTooMany(
      answers.find(({ status }) => status === 429)!,
      /3 tables that have not ended were opened from your/,
    );
    const [ann] = people;
    ann!.from = '192.0.2.2';
    expect((await openTable(ann!)).status).toBe(201);
  });

  test('when a table of an address has ended there is room for another', async () => {
    const ann = await Somewhere.arrive(await serve({ tablesPerAddress: 1 }, await kept()), 'Ann');
    const { table } = await ann.open(WISH);
    expect((await openTable(ann)).status).toBe(429);
    await ann.ok('DELETE', `/api/tables/${table.id}/seats/me`);
    expect((await openTable(ann)).status).toBe(201);
  });
});

test('who plays again has one table more, and whoever comes along finds it', async () => {
  const url = await serve({ tablesPerPlayer: 1 });
  const [ann, bob] = [await Somewhere.arrive(url, 'Ann'), await Somewhere.arrive(url, 'Bob')];
  const { table } = await ann.open({ ...WISH, clock: 'brisk' });
  const at = `/api/tables/${table.id}`;
  await bob.ok('POST', `${at}/seats`, {});
  await ann.ok('POST', `${at}/start`, {});
  while ((await ann.look(table.id)).table.status !== 'over') await open.server.environment.time.pass(3000);
  const { table: other } = await ann.open(WISH);
  expectTooMany(await ann.call('POST', `${at}/rematch`), /finish or leave/);
  await ann.ok('DELETE', `/api/tables/${other.id}/seats/me`);
  const next: Json = await ann.ok('POST', `${at}/rematch`);
  expect((await ann.ok('POST', `${at}/rematch`)).table.id).toBe(next.table.id);
});

test.each([{ rateLimit: 0 }, { tablesPerPlayer: 0, tablesPerAddress: 0 }])('%j: no limit', async (settings) => {
  const ann = await Somewhere.arrive(await serve({ tablesPerPlayer: 2, tablesPerAddress: 2, ...settings }), 'Ann');
  for (let tables = 0; tables < 5; tables++) expect((await openTable(ann)).status).toBe(201);
});

describe('streams', () => {
  test('an address has so many, of all who are there, known or not; another one has its own', async () => {
    const url = await serve({ streamsPerAddress: 4 });
    const [ann, bob] = [await Somewhere.arrive(url, 'Ann'), await Somewhere.arrive(url, 'Bob')];
    const nobody = new Somewhere(url);
    const { table } = await ann.open(WISH);
    for (const guest of [ann, bob, nobody, nobody]) await guest.listen(table.id);
    for (const guest of [ann, nobody]) await expect(guest.listen(table.id)).rejects.toThrow(/429.*from your network/);
    nobody.from = '192.0.2.2';
    await nobody.listen(table.id);
  });

  test('people whom nobody knows are no more than an address lets in, and not only thirty', async () => {
    const url = await serve({});
    const { table } = await (await Somewhere.arrive(url, 'Ann')).open(WISH);
    const streams = await Promise.all(Array.from({ length: 40 }, () => new Somewhere(url).listen(table.id)));
    expect(streams).toHaveLength(40);
  });
});

describe('new players', () => {
  const arrive = (url: string, from: string): Promise<Got> =>
    send(url, {
      method: 'POST',
      path: '/api/tokens',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    });

  test('an address brings so many in a day, as programs or in browsers, and some again later', async () => {
    const url = await serve({ playersPerAddress: 5 });
    for (let players = 0; players < 5; players++) expect((await arrive(url, '192.0.2.1')).status).toBe(201);
    expect((await arrive(url, '192.0.2.1')).status).toBe(429);
    expect((await new Somewhere(url).call('POST', '/api/tables', WISH)).status).toBe(429);
    expect((await arrive(url, '192.0.2.2')).status).toBe(201);
    const { time } = open.server.environment;
    const moment = time.steady() + 5 * 60 * 60_000;
    time.steady = () => moment;
    expect([(await arrive(url, '192.0.2.1')).status, (await arrive(url, '192.0.2.1')).status]).toEqual([201, 429]);
  });
});
