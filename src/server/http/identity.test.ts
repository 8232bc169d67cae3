import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { Browser } from '../testing/browser.ts';
import { Guest } from '../testing/guest.ts';
import { begun, leave, onward, party, serverOn, type Party } from '../testing/party.ts';
import { bothStores, inMemory, inSqlite, type Kept } from '../testing/stores.ts';
import type { TestServer } from '../testing/test-server.ts';

let open: { server: TestServer; kept: Kept };
afterEach(() => leave(open));

async function serve(settings: Partial<Settings> = {}, kept?: Kept): Promise<Browser> {
  const home = kept ?? (await inMemory());
  open = { kept: home, server: await serverOn(home, { settings }) };
  const { publicUrl } = settings;
  return new Browser(open.server.url, publicUrl === undefined ? {} : { host: new URL(publicUrl).host });
}

const wish = { game: 'straw', seats: ['me', 'open'] };

describe('the cookie', () => {
  test('whoever does something for the first time becomes known, out of reach of scripts and other sites', async () => {
    const ann = await serve();
    const { headers } = await ann.call('POST', '/api/tables', wish);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^straws=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await ann.ok('GET', '/api/me')).player.name).toBe('Guest');
    expect((await ann.ok('GET', '/api/me/tables')).tables).toHaveLength(1);
    expect((await ann.call('POST', '/api/tables', wish)).headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['POST', '/api/tables', wish, 'Guest'],
    ['PATCH', '/api/me', { name: 'Ann' }, 'Ann'],
  ])('is given by %s %s', async (method, path, body, name) => {
    const ann = await serve();
    expect(await ann.ok('GET', '/api/me')).toEqual({ player: null });
    await ann.ok(method, path, body);
    expect((await ann.ok('GET', '/api/me')).player).toMatchObject({ name });
  });

  test('is given to who sits down, but not to who asks for a table that is not there', async () => {
    const ann = await serve();
    const { table } = await ann.ok('POST', '/api/tables', wish);
    const bob = new Browser(open.server.url);
    expect((await bob.call('POST', '/api/tables/tamokiru/seats', {})).headers['set-cookie']).toBeUndefined();
    await bob.ok('POST', `/api/tables/${table.code}/seats`, {});
    expect((await bob.ok('GET', '/api/me')).player.name).toBe('Guest');
  });

  test('is not given for looking', async () => {
    const nobody = await serve();
    for (const path of ['/', '/api/games', '/api/tables', '/api/me', '/api/docs'])
      expect((await nobody.call('GET', path)).headers['set-cookie'], path).toBeUndefined();
  });

  test('travels encrypted only, where the proxy says that people come encrypted', async () => {
    const ann = await serve({ trustProxy: true });
    const answer = await ann.call('POST', '/api/tables', wish, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']![0]).toMatch(/; SameSite=Strict; Secure$/);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  });

  test('travels encrypted only, where the address that people use is', async () => {
    const ann = await serve({ publicUrl: 'https://straws.example' });
    const answer = await ann.call('POST', '/api/tables', wish);
    expect(answer.headers['set-cookie']![0]).toMatch(/; SameSite=Strict; Secure$/);
  });

  test('does not, where nobody trusts that word', async () => {
    const ann = await serve();
    const answer = await ann.call('POST', '/api/tables', wish, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']![0]).not.toContain('Secure');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the token', () => {
  test('is kept as a hash only: no file holds it', async () => {
    const kept = await inSqlite();
    const ann = await serve({}, kept);
    await ann.ok('POST', '/api/tables', wish);
    const bot = await Guest.arrive(open.server.url, 'Bot');
    const { code } = await bot.ok('POST', '/api/me/link');
    const files = readdirSync(kept.folder).map((name) => readFileSync(join(kept.folder, name), 'latin1'));
    expect(files.some((content) => content.includes(bot.id))).toBe(true);
    for (const secret of [ann.token!, bot.token!, code])
      expect(files.some((content) => content.includes(secret))).toBe(false);
  });

  test('an unknown one is refused even where nobody has to be known', async () => {
    await serve();
    const stranger = new Guest(open.server.url, 'x'.repeat(43));
    expect((await stranger.call('GET', '/api/me')).status).toBe(401);
    expect((await stranger.call('POST', '/api/tables', wish)).status).toBe(401);
  });

  test('goes before the cookie', async () => {
    const ann = await serve();
    await ann.ok('PATCH', '/api/me', { name: 'Ann' });
    const bot = await Guest.arrive(open.server.url, 'Bot');
    const { text } = await ann.call('GET', '/api/me', undefined, { authorization: `Bearer ${bot.token}` });
    expect(JSON.parse(text).player.name).toBe('Bot');
  });
});

bothStores((kept) => {
  test('a player can take another name, cleaned of what cannot be seen', async () => {
    const ann = await serve({}, await kept());
    const { player } = await ann.ok('PATCH', '/api/me', { name: 'Ann' });
    const renamed = await ann.ok('PATCH', '/api/me', { name: ' \u202EZo\u0000e\u200B   B. ' });
    expect(renamed).toEqual({ player: { id: player.id, name: 'Zoe B.' } });
    expect(await ann.ok('GET', '/api/me')).toEqual(renamed);
  });

  test('a link makes another device the same player, once', async () => {
    const ann = await serve({}, await kept());
    const { player } = await ann.ok('PATCH', '/api/me', { name: 'Ann' });
    const { url, code, expires, qr } = await ann.ok('POST', '/api/me/link');
    expect(url).toBe(`${open.server.url}/link#${code}`);
    expect(expires).toBe(open.server.environment.time.now() + 600_000);
    expect(qr).toMatch(/^<svg [^]*<\/svg>$/);
    const phone = new Browser(open.server.url);
    expect(await phone.ok('POST', '/api/me/claim', { code })).toEqual({ player });
    expect(await phone.ok('GET', '/api/me')).toEqual({ player });
    expect(phone.token).not.toBe(ann.token);
    expect((await new Browser(open.server.url).call('POST', '/api/me/claim', { code })).status).toBe(404);
    expect(await ann.ok('GET', '/api/me')).toEqual({ player });
  });

  test('a link is good for ten minutes', async () => {
    const ann = await serve({}, await kept());
    await ann.ok('PATCH', '/api/me', { name: 'Ann' });
    const [early, late] = [await ann.ok('POST', '/api/me/link'), await ann.ok('POST', '/api/me/link')];
    await open.server.environment.time.pass(599_999);
    expect((await ann.call('POST', '/api/me/claim', { code: early.code })).status).toBe(200);
    await open.server.environment.time.pass(1);
    expect((await ann.call('POST', '/api/me/claim', { code: late.code })).status).toBe(404);
  });

  test('whoever asks to be forgotten is: cookies, tokens and links of theirs are nobody’s', async () => {
    const ann = await serve({}, await kept());
    await ann.ok('PATCH', '/api/me', { name: 'Ann' });
    const { code } = await ann.ok('POST', '/api/me/link');
    const { token } = ann;
    const gone = await ann.call('DELETE', '/api/me');
    expect([gone.status, gone.headers['set-cookie']![0]]).toEqual([
      204,
      expect.stringContaining('straws=; Path=/; Max-Age=0'),
    ]);
    ann.token = token;
    expect(await ann.ok('GET', '/api/me')).toEqual({ player: null });
    expect((await new Guest(open.server.url, token).call('GET', '/api/me')).status).toBe(401);
    expect((await ann.call('POST', '/api/me/claim', { code })).status).toBe(404);
  });

  test('a stand-in plays for who was forgotten; an open table is left', async () => {
    const table: Party = await begun('straw', {}, await kept());
    open = table;
    const { table: waiting } = await table.ann.open({ game: 'straw', seats: ['me', 'open'] });
    await table.ann.ok('DELETE', '/api/me');
    expect((await table.cleo.look(table.table)).table.seats[0]).toMatchObject({ kind: 'person', standIn: 'left' });
    expect((await table.cleo.look(waiting.id)).table).toMatchObject({ status: 'closed', closed: 'empty' });
    await onward(table.server, () => table.streams.bob.latest!.waiting[0] === 1);
  });
});

test('a link is made for the address that people use', async () => {
  const ann = await serve({ publicUrl: 'https://straws.example' });
  await ann.ok('PATCH', '/api/me', { name: 'Ann' });
  expect((await ann.ok('POST', '/api/me/link')).url).toMatch(/^https:\/\/straws\.example\/link#[\w-]{43}$/);
});

test('two people at one table know each other by public ids, never by tokens', async () => {
  const table = await party('straw');
  open = table;
  const text = JSON.stringify(await table.cleo.look(table.table));
  expect(text).toContain(table.ann.id);
  for (const { token } of [table.ann, table.bob]) expect(text).not.toContain(token);
});
