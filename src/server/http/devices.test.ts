import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Events } from '../testing/events.ts';
import { Guest, type Json } from '../testing/guest.ts';
import { leave, serverOn } from '../testing/party.ts';
import { bothStores, inMemory, type Kept } from '../testing/stores.ts';
import type { TestServer } from '../testing/test-server.ts';

const A_DAY = 24 * 60 * 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

let open: { server: TestServer; kept: Kept };
afterEach(() => leave(open));

/** Ann with a browser, and with a phone that goes on as Ann. */
async function annTwice(kept?: Kept): Promise<{ laptop: Browser; phone: Browser }> {
  const home = kept ?? (await inMemory());
  open = { kept: home, server: await serverOn(home) };
  const { url } = open.server;
  const laptop = new Browser(url, { 'user-agent': FIREFOX });
  await laptop.ok('PATCH', '/api/me', { name: 'Ann' });
  const phone = new Browser(url, { 'user-agent': IPHONE });
  await phone.ok('POST', '/api/me/claim', { code: (await laptop.ok('POST', '/api/me/link')).code });
  return { laptop, phone };
}

const devicesOf = async (browser: Browser): Promise<Json[]> => (await browser.ok('GET', '/api/me/devices')).devices;
const nameOf = async (browser: Browser): Promise<string | undefined> =>
  (await browser.ok('GET', '/api/me')).player?.name;

function listen({ url, token }: Browser, table: string): Promise<Events> {
  return Events.open(`${url}/api/tables/${table}/events`, { cookie: `straws=${token}` });
}

/** So much later, and nothing happens in between. */
function skip(ms: number): void {
  const { time } = open.server.environment;
  const [at, moment] = [time.now() + ms, time.steady() + ms];
  time.now = () => at;
  time.steady = () => moment;
}

bothStores((kept) => {
  test('somebody sees where they are known: coarsely what it is, since when, and which one asks', async () => {
    const { laptop, phone } = await annTwice(await kept());
    await Guest.arrive(open.server.url, 'Bob');
    const now = open.server.environment.time.now();
    const known = {
      kind: 'cookie',
      created: now,
      used: now - (now % A_DAY),
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
    };
    const both = [
      { ...known, label: 'Firefox on Linux', current: true },
      { ...known, label: 'Safari on iPhone', current: false },
    ];
    const seen = await devicesOf(laptop);
    expect(seen.toSorted((a, b) => (a.label < b.label ? -1 : 1))).toEqual(both);
    expect((await devicesOf(phone)).find(({ current }) => current).label).toBe('Safari on iPhone');
  });

  test('all others are signed out at once: what they ask, what they hear, and links that were made', async () => {
    const { laptop, phone } = await annTwice(await kept());
    const { code } = await phone.ok('POST', '/api/me/link');
    const { table } = await laptop.ok('POST', '/api/tables', { game: 'straw', seats: ['me', 'open'] });
    const [here, there] = [await listen(laptop, table.id), await listen(phone, table.id)];
    expect((await laptop.call('DELETE', '/api/me/devices')).status).toBe(204);
    await there.until(({ isClosed }) => isClosed);
    expect([await nameOf(laptop), await nameOf(phone)]).toEqual(['Ann', undefined]);
    expect((await phone.call('GET', '/api/me/devices')).status).toBe(401);
    expect((await phone.call('POST', '/api/me/claim', { code })).status).toBe(404);
    expect(await devicesOf(laptop)).toHaveLength(1);
    await laptop.ok('POST', `/api/tables/${table.id}/phrases`, { phrase: 'good-luck' });
    await here.until(({ text }) => text.includes('good-luck'));
    here.close();
  });

  test('one is signed out, and its streams end; the others stay', async () => {
    const { laptop, phone } = await annTwice(await kept());
    const { table } = await laptop.ok('POST', '/api/tables', { game: 'straw', seats: ['me', 'open'] });
    const there = await listen(phone, table.id);
    const { id } = (await devicesOf(laptop)).find(({ current }) => !current);
    expect((await laptop.call('DELETE', `/api/me/devices/${id}`)).status).toBe(204);
    await there.until(({ isClosed }) => isClosed);
    expect([await nameOf(laptop), await nameOf(phone)]).toEqual(['Ann', undefined]);
    const again = await laptop.call('DELETE', `/api/me/devices/${id}`);
    expect([again.status, JSON.parse(again.text).type]).toEqual([404, '/api/docs#no-such-device']);
  });

  test('who signs out the device at hand loses the cookie too', async () => {
    const { laptop, phone } = await annTwice(await kept());
    const { token } = laptop;
    const { id } = (await devicesOf(laptop)).find(({ current }) => current);
    await laptop.ok('DELETE', `/api/me/devices/${id}`);
    expect(laptop.token).toBeUndefined();
    laptop.token = token;
    expect([await nameOf(laptop), await nameOf(phone)]).toEqual([undefined, 'Ann']);
  });

  test('nobody signs out the devices of others', async () => {
    const { laptop } = await annTwice(await kept());
    const bob = await Guest.arrive(open.server.url, 'Bob');
    for (const { id } of await devicesOf(laptop))
      expect((await bob.call('DELETE', `/api/me/devices/${id}`)).status).toBe(404);
    await bob.ok('DELETE', '/api/me/devices');
    expect(await devicesOf(laptop)).toHaveLength(2);
  });

  test('a token that was not used for a year is nobody’s, one that was used is still somebody’s', async () => {
    const { laptop, phone } = await annTwice(await kept());
    const bot = await Guest.arrive(open.server.url, 'Bot');
    skip(300 * A_DAY);
    expect(await nameOf(laptop)).toBe('Ann');
    skip(70 * A_DAY);
    expect([await nameOf(laptop), await nameOf(phone)]).toEqual(['Ann', undefined]);
    expect((await bot.call('GET', '/api/me')).status).toBe(401);
    expect(await devicesOf(laptop)).toHaveLength(1);
  });
});

describe('a cookie', () => {
  const cookieFor = (token: string | undefined): string =>
    `straws=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;

  test('is given anew on the first request of another day, also by a stream, so that a year begins again', async () => {
    const { laptop, phone } = await annTwice();
    const { table } = await laptop.ok('POST', '/api/tables', { game: 'straw', seats: ['me', 'open'] });
    skip(A_DAY);
    const first = await laptop.call('GET', '/api/me');
    expect(first.headers['set-cookie']).toEqual([cookieFor(laptop.token)]);
    expect((await laptop.call('GET', '/api/me')).headers['set-cookie']).toBeUndefined();
    const stop = new AbortController();
    const { headers } = await fetch(`${phone.url}/api/tables/${table.id}/events`, {
      headers: { cookie: `straws=${phone.token}` },
      signal: stop.signal,
    });
    stop.abort();
    expect(headers.getSetCookie()).toEqual([cookieFor(phone.token)]);
  });

  test('is not given to who comes with a token', async () => {
    const { laptop } = await annTwice();
    const bot = await Guest.arrive(laptop.url, 'Bot');
    skip(A_DAY);
    expect((await bot.call('GET', '/api/me')).headers.getSetCookie()).toEqual([]);
  });

  test('ends for who asks to be forgotten, also with the first request of a day', async () => {
    const { laptop } = await annTwice();
    skip(A_DAY);
    const { headers } = await laptop.call('DELETE', '/api/me');
    expect(headers['set-cookie']!.at(-1)).toContain('straws=; Path=/; Max-Age=0');
  });

  test.each([
    ['before', (token: string) => `straws=${'x'.repeat(43)}; straws=${token}`],
    ['after', (token: string) => `straws=${token}; straws=${'x'.repeat(43)}`],
    ['twice before, in nobody’s form,', (token: string) => `straws=; straws="a b"; theme=dark; straws=${token}`],
  ])('that is nobody’s keeps nobody out who has a good one: %s it', async (_, cookies) => {
    const { laptop } = await annTwice();
    const cookie = cookies(laptop.token!);
    const { text } = await laptop.call('GET', '/api/me', undefined, { cookie });
    expect(JSON.parse(text).player).toMatchObject({ name: 'Ann' });
    const opened = await laptop.call('POST', '/api/tables', { game: 'straw', seats: ['me', 'open'] }, { cookie });
    expect(opened.headers['set-cookie']).toBeUndefined();
  });

  test('of very many that are nobody’s is not looked for for ever', async () => {
    const { laptop } = await annTwice();
    const many = Array.from({ length: 100 }, (_, i) => `straws=${i}`).join('; ');
    const { text } = await laptop.call('GET', '/api/me', undefined, { cookie: `${many}; straws=${laptop.token}` });
    expect(JSON.parse(text)).toEqual({ player: null });
  });
});
