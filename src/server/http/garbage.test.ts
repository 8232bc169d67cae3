import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.stop());

/** All that the server says before it hangs up; whoever is not done by then hangs up first. */
function overTheWire(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
    socket.end(bytes);
  });
}

async function expectAlive(): Promise<void> {
  expect(await new Guest(server.url).ok('GET', '/healthz')).toMatchObject({ status: 'ok' });
  expect(server.log.join('')).not.toContain('a request broke');
}

const GET = 'GET /api/me HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const GARBAGE: Readonly<Record<string, string | Buffer>> = {
  'no HTTP': 'hello?\r\n\r\n',
  'all bytes there are': Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
  'the beginning of TLS': Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown method': 'FOO /api/me HTTP/1.1\r\nHost: x\r\n\r\n',
  'an unknown version': 'GET /api/me HTTP/9.9\r\nHost: x\r\n\r\n',
  'no host': 'GET /api/me HTTP/1.1\r\n\r\n',
  'a space in the address': 'GET /api/m e HTTP/1.1\r\nHost: x\r\n\r\n',
  'an address with control characters': 'GET /api/\u0001 HTTP/1.1\r\nHost: x\r\n\r\n',
  'a header without a colon': `${GET}nonsense\r\n\r\n`,
  'a header with a line break in it': `${GET}X: a\rb\r\n\r\n`,
  'a very long header': `${GET}X: ${'a'.repeat(100_000)}\r\n\r\n`,
  'very many headers': `${GET}${'X: a\r\n'.repeat(20_000)}\r\n`,
  'a very long address': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'two lengths': `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'a length and chunks': `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `${POST}Content-Length: -1\r\n\r\n{}`,
  'a length that is no number': `${POST}Content-Length: many\r\n\r\n{}`,
  'bad chunks': `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'an unknown encoding': `${POST}Transfer-Encoding: magic\r\n\r\n{}`,
};

test.each(Object.entries(GARBAGE))('%s: answered with 400, or not at all', async (_, bytes) => {
  const said = await overTheWire(bytes);
  expect(said === '' ? 'HTTP/1.1 400' : said).toMatch(/^HTTP\/1\.1 (400|431)/);
  await expectAlive();
});

const UNEXPECTED = `${GET}Expect: the-unexpected\r\nConnection: close\r\n\r\n`;

test.each([
  ['no HTTP', GARBAGE['no HTTP']!, 400],
  ['no host', GARBAGE['no host']!, 400],
  ['a very long header', GARBAGE['a very long header']!, 431],
  ['an expectation', UNEXPECTED, 417],
  ['no such address', `GET /api/none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 404],
])('%s: what is answered is a problem document', async (_, bytes, status) => {
  const [head, body] = (await overTheWire(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head!.toLowerCase()).toContain('content-type: application/problem+json');
  const words = expect.stringMatching(/./);
  expect(JSON.parse(body!)).toEqual({
    type: expect.stringMatching(/^\/api\/docs#/),
    title: words,
    status,
    detail: words,
  });
});

test.each([
  ['in the middle of the headers', GET],
  ['in the middle of the body', `${POST}Content-Length: 100\r\n\r\n{"name":"An`],
  ['in the middle of a chunk', `${POST}Transfer-Encoding: chunked\r\n\r\n64\r\n{"name"`],
  ['before anything was said', ''],
])('whoever hangs up %s has done nothing', async (_, bytes) => {
  await overTheWire(bytes);
  await expectAlive();
  expect(server.log.filter((line) => line.includes('/api/tokens') && line.includes('201'))).toEqual([]);
});

test('after good requests in one go, nonsense gets the last answer', async () => {
  const said = await overTheWire(`${GET}\r\n${GET}\r\nnonsense\r\n\r\n${GET}\r\n`);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(expect.arrayContaining(['HTTP/1.1 400']));
  expect(said.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(2);
  await expectAlive();
});

test('a body in chunks counts like any other: too much is too much', async () => {
  const chunk = `3e8\r\n${'x'.repeat(1000)}\r\n`;
  const said = await overTheWire(`${POST}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(30)}0\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 413[^]*application\/problem\+json/);
  await expectAlive();
});

test('whoever asks to change the protocol is answered as usual; tunnels are not dug', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  expect(await overTheWire(`${GET}${upgrade}`)).not.toContain('HTTP/1.1 101');
  expect(await overTheWire('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('200');
  expect(await overTheWire(`${GET}Expect: the-unexpected\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 417/);
  await expectAlive();
});

test('however the address of the API is spelled, its answers are not stored', async () => {
  for (const address of ['/api/me', '/%61pi/me', 'http://x/api/me', '/api/no-such-thing', '/api/tables/%zz']) {
    const said = await overTheWire(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(said, address).toContain('cache-control: no-store');
  }
});

test('a hundred connections that say nothing keep nobody else out', async () => {
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
  await expectAlive();
  for (const socket of sockets) socket.destroy();
});
