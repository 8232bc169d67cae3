import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

async function assetOf(kind: string): Promise<string> {
  const page = await (await get('/')).text();
  return new RegExp(`/assets/[\\w-]+\\.${kind}`).exec(page)![0];
}

describe('the client', () => {
  test.each([
    '/',
    '/tables',
    '/settings',
    '/link',
    '/set/straw',
    '/rules/straw',
    '/j/TAMO-KIRU',
    '/t/abc',
    '/alone/abc',
    '/t/abc/back',
    '/alone/abc/back',
  ])('is one page at every address: %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toBe(await (await get('/')).text());
  });

  test('says itself that somebody is lost', async () => {
    const answer = await get('/nowhere/at/all', { accept: 'text/html,*/*' });
    expect([answer.status, await answer.text()]).toEqual([404, await (await get('/')).text()]);
  });

  test('has files that never change, and packs them', async () => {
    const path = await assetOf('js');
    const answer = await get(path, { 'accept-encoding': 'identity' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const packed = await send(server.url, { method: 'GET', path, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.headers['content-length'])).toBeLessThan((await answer.arrayBuffer()).byteLength);
  });

  test('is not sent again to who has it', async () => {
    const first = await get('/');
    const tag = first.headers.get('etag')!;
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each(['/assets/../package.json', '/assets/%2e%2e/package.json', '/../package.json', '/assets/', '/index.html'])(
    'is all there is to get: %s',
    async (path) => {
      expect((await send(server.url, { method: 'GET', path })).status).toBe(404);
    },
  );
});
