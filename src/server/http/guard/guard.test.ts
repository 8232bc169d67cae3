import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { json, send, type Got } from '../../testing/send.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const PUBLIC_URL = 'https://straws.example';
const host = 'straws.example';

let server: TestServer;
let ann: Browser;
async function serve(publicUrl?: string): Promise<void> {
  server = await testServer({ settings: { publicUrl } });
  ann = new Browser(server.url, publicUrl === undefined ? {} : { host });
  await ann.ok('PATCH', '/api/me', { name: 'Ann' });
}
afterEach(() => server.stop());

const rename = (headers: Readonly<Record<string, string>>): Promise<Got> =>
  ann.call('PATCH', '/api/me', { name: 'Zoe' }, headers);

describe('a page of another site', () => {
  beforeEach(() => serve(PUBLIC_URL));

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { origin: `${PUBLIC_URL}.evil.example` },
    { origin: PUBLIC_URL.replace('https', 'http') },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none, cross-site' },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
  ])('cannot change anything: %j', async (headers) => {
    const { status, text } = await rename(headers as Record<string, string>);
    expect([status, JSON.parse(text).type]).toEqual([403, '/api/docs#foreign-page']);
    expect((await ann.ok('GET', '/api/me')).player.name).toBe('Ann');
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'cannot send a form as %s',
    async (type) => {
      for (const path of ['/api/tables', '/api/tokens', '/api/me/claim', '/api/me/link', '/api/tables/x/rematch']) {
        const headers = { host, 'content-type': type, cookie: `straws=${ann.token}` };
        const { status } = await send(server.url, { method: 'POST', path, headers, body: '{"name":"x"}' });
        expect(status, path).toBe(415);
      }
    },
  );

  test('is never granted a preflight, and may read nothing', async () => {
    const origin = 'https://evil.example';
    const preflight = { host, origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x' };
    const answers = [
      await send(server.url, { method: 'OPTIONS', path: '/api/me', headers: preflight }),
      await send(server.url, { method: 'OPTIONS', path: '/api/tables', headers: preflight }),
      await send(server.url, { method: 'GET', path: '/api/me', headers: { host, origin } }),
      await rename({ origin }),
    ];
    expect(answers[0]!.status).toBe(404);
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the own page', () => {
  test.each([
    ['of the address that people use', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    ['that was typed in', { 'sec-fetch-site': 'none' }],
    ['of a program that is no browser', {}],
  ])('%s may change things', async (_, headers) => {
    await serve(PUBLIC_URL);
    expect((await rename(headers as Record<string, string>)).status).toBe(200);
  });

  test('of the address that is listened on may change things, where people use no other', async () => {
    await serve();
    expect((await rename({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('where the address is known that people use', () => {
  const ask = (path: string, headers: Readonly<Record<string, string>>): Promise<Got> =>
    send(server.url, { method: 'GET', path, headers });

  test.each(['straws.example', 'STRAWS.example', 'straws.example:443'])('%s is that one', async (host) => {
    await serve(PUBLIC_URL);
    expect((await ask('/api/me', { host })).status).toBe(200);
  });

  test.each(['evil.example', 'straws.example.evil.example', 'straws.example:80', 'straws.example.', '127.0.0.1', 'x'])(
    '%s is another one: nobody reads anything there, and nothing is done',
    async (host) => {
      await serve(PUBLIC_URL);
      const making = { method: 'POST', path: '/api/tokens', ...json({}) };
      const reading = ['/', '/api/me', '/api/games', '/nothing'].map((path) => ({ method: 'GET', path }));
      for (const request of [making, ...reading]) {
        const { status, text } = await send(server.url, { ...request, headers: { ...making.headers, host } });
        expect([request.path, status, JSON.parse(text).type]).toEqual([request.path, 421, '/api/docs#wrong-host']);
      }
    },
  );

  test('not even whether the server is well is told under the name of another', async () => {
    await serve(PUBLIC_URL);
    expect((await ask('/healthz', { host: 'evil.example' })).status).toBe(421);
  });

  test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '10.1.2.3'])(
    'a probe may ask at %s whether the server is well, and nothing else',
    async (host) => {
      await serve(PUBLIC_URL);
      expect((await ask('/healthz', { host })).status).toBe(200);
      expect((await ask('/api/games', { host })).status).toBe(421);
    },
  );

  test('what the proxy says counts if it is trusted, and only then', async () => {
    await serve(PUBLIC_URL);
    const passedOn = { host: '127.0.0.1:3000', 'x-forwarded-host': host };
    expect((await ask('/api/me', passedOn)).status).toBe(421);
    await server.stop();
    server = await testServer({ settings: { publicUrl: PUBLIC_URL, trustProxy: true } });
    expect((await ask('/api/me', passedOn)).status).toBe(200);
    expect((await ask('/api/me', { host, 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  });
});

const POLICY = {
  'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('every answer', () => {
  beforeEach(() => serve());

  test.each([
    ['GET', '/', 200],
    ['GET', '/early.js', 200],
    ['GET', '/api/docs.css', 200],
    ['GET', '/healthz', 200],
    ['GET', '/api/docs', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/games', 200],
    ['GET', '/api/me', 200],
    ['GET', '/api/me/tables', 401],
    ['GET', '/api/tables/tamokiru', 404],
    ['GET', '/api/tables/tamokiru/events', 404],
    ['GET', '/nothing', 404],
    ['GET', '/api/tables/%zz', 400],
    ['GET', `/api/tables/${'a'.repeat(200)}`, 400],
    ['POST', '/api/tables', 415],
    ['DELETE', '/', 404],
  ])('%s %s carries the policy of the site', async (method, path, status) => {
    const body = method === 'POST' ? { body: 'x' } : {};
    const got = await send(server.url, { method, path, ...body });
    expect([got.status, got.headers]).toEqual([status, expect.objectContaining(POLICY)]);
    const cached = ['/', '/early.js'].includes(path) && method === 'GET' ? 'no-cache' : undefined;
    expect(got.headers['cache-control'], path).toBe(path.startsWith('/api') ? 'no-store' : cached);
    expect(got.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['localhost:80', 'same-origin'],
    ['[::1]:80', 'same-origin'],
    ['straws.home:80', undefined],
    ['192.168.1.7', undefined],
    ['127.evil.example', undefined],
  ])('says at %s only what a browser takes over plain http', async (host, policy) => {
    const { headers } = await send(server.url, { method: 'GET', path: '/', headers: { host } });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });

  test('streams carry it too', async () => {
    const { table } = await ann.ok('POST', '/api/tables', { game: 'straw', seats: ['me', 'open'] });
    const stop = new AbortController();
    const { status, headers } = await fetch(`${server.url}/api/tables/${table.id}/events`, { signal: stop.signal });
    stop.abort();
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      expect.objectContaining({
        ...POLICY,
        'cache-control': 'no-store',
        'content-type': 'text/event-stream; charset=utf-8',
      }),
    ]);
  });

  test('pages hold no script of their own and load nothing from elsewhere', async () => {
    for (const path of ['/', '/t/abc', '/api/docs']) {
      const { headers, text } = await send(server.url, { method: 'GET', path });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toMatch(/^<!doctype html>/);
      const scripts = text.match(/<script[^>]*>[^<]+/gi);
      expect(scripts).toBeNull();
      expect(text).not.toMatch(/<style|<iframe|<img|\son\w+=|\sstyle=|javascript:|(src|href)="(https?:)?\/\//i);
    }
  });

  test('a strange host is refused before a link is made of it', async () => {
    for (const host of ['a'.repeat(4000), 'x y', '<b>']) {
      const { status } = await send(server.url, {
        method: 'POST',
        path: '/api/tokens',
        ...json({}),
        headers: { host },
      });
      expect(status, host).toBe(400);
    }
  });
});
