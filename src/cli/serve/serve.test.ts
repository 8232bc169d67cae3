import { DatabaseSync } from '@photostructure/sqlite';
import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Snapshot } from '../../protocol/table.ts';
import { freePort } from '../../server/testing/crash/free-port.ts';
import { Guest } from '../../server/testing/guest.ts';
import { send } from '../../server/testing/send.ts';
import { lanAddress } from './lan.ts';
import type { Environment } from './settings.ts';
import { COMMAND, testFolder } from '../testing/command.ts';

const FOLDER = testFolder();
const DATA = join(FOLDER, 'data');
/** Only what the tests set, whatever is set around them. */
const PLAIN: Environment = { PATH: process.env['PATH'], DATA_DIR: DATA, PORT: '0', LOG_LEVEL: 'silent' };
const TIMEOUT = 20_000;

function serve(args: readonly string[], env: Environment = {}): SpawnSyncReturns<string> {
  const options = { encoding: 'utf8', timeout: TIMEOUT, env: { ...PLAIN, ...env } } as const;
  return spawnSync(process.execPath, [COMMAND, 'serve', ...args], options);
}

function expectOneLine({ status, stdout, stderr }: SpawnSyncReturns<string>, code: number, says: string): void {
  expect(stderr).toContain(says);
  expect(stderr).toMatch(/^threestraws: .*\n$/);
  expect([status, stdout]).toEqual([code, '']);
}

interface Running {
  /** Where it says that it is open. */
  readonly address: string;
  out(): string;
  err(): string;
  /** Answers with its exit code. */
  signal(name: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

const running = new Set<() => void>();
afterEach(() => running.forEach((kill) => kill()));

/** Starts a server and waits until it says that it is open. */
async function opened(args: readonly string[] = [], env: Environment = {}): Promise<Running> {
  const child = spawn(process.execPath, [COMMAND, 'serve', ...args], { env: { ...PLAIN, ...env } });
  const kill = (): void => void child.kill('SIGKILL');
  running.add(kill);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
  const closed = once(child, 'close').then(([code]): number | null => {
    running.delete(kill);
    return code;
  });
  const timer = setTimeout(kill, TIMEOUT);
  await Promise.race([once(child.stdout, 'data'), closed]);
  clearTimeout(timer);
  const address = /^Three Straws is open at (\S+)\n/.exec(texts.out)?.[1];
  if (address === undefined) throw new Error(`did not open: ${texts.out}${texts.err}`);
  const signal = (name: 'SIGINT' | 'SIGTERM'): Promise<number | null> => {
    child.kill(name);
    return closed;
  };
  return { address, out: () => texts.out, err: () => texts.err, signal };
}

describe('what cannot be served', () => {
  test.each([
    ['--port', 'PORT', '65536'],
    ['--host', 'HOST', 'http://here'],
    ['--public-url', 'PUBLIC_URL', 'https://straws.example/games'],
    ['--bot-pace', 'BOT_PACE', 'slow'],
    ['--rate-limit', 'RATE_LIMIT', '-1'],
    ['--keep-days', 'KEEP_DAYS', '0'],
    ['--log', 'LOG_LEVEL', 'loud\nand clear'],
  ])('a bad %s or %s is one line and exit code 2', (flag, variable, bad) => {
    expectOneLine(serve([`${flag}=${bad}`]), 2, `${flag} must be`);
    expectOneLine(serve([], { [variable]: bad }), 2, `${variable} must be`);
  });

  test.each([
    [['--data', ''], {}, "--data must be a folder, not ''"],
    [[], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1, true, 0 or false'],
    [['--lan', '--host', '::1'], {}, '--lan listens on all addresses: leave out --host'],
    [['straw'], {}, "'straw' is too much"],
    [['--ports', '1'], {}, "Unknown option '--ports'"],
  ])('%j with %j is one line and exit code 2', (args, env, says) => {
    expectOneLine(serve(args, env), 2, says);
  });

  test('a PostgreSQL that cannot be reached, and no folder is made', () => {
    const data = join(FOLDER, 'untouched');
    const result = serve(['--data', data], { DATABASE_URL: 'postgres://straws@127.0.0.1:1/straws' });
    expectOneLine(result, 1, 'cannot open the database that DATABASE_URL names: connect ECONNREFUSED 127.0.0.1:1');
    expect(existsSync(data)).toBe(false);
  });

  test('a file in the place of the data folder', () => {
    const file = join(FOLDER, 'file');
    writeFileSync(file, '');
    expectOneLine(serve([], { DATA_DIR: file }), 1, `cannot keep data in ${file}: it is a file`);
    const below = join(file, 'below');
    expectOneLine(serve(['--data', below]), 1, `cannot keep data in ${below}: part of the path is no folder`);
  });

  test('a database that is none', () => {
    const folder = join(FOLDER, 'notes');
    mkdirSync(folder);
    writeFileSync(join(folder, 'threestraws.db'), 'These are my shopping notes, not a database.\n'.repeat(50));
    expectOneLine(serve(['--data', folder]), 1, 'file is not a database');
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expectOneLine(serve(['--port', String(port)]), 1, `port ${port} is taken`);
    other.close();
  });

  test('an address that is not ours', () => {
    expectOneLine(serve(['--host', '203.0.113.1']), 1, '203.0.113.1 is no address of this computer');
  });
});

test('the help names every flag and variable', () => {
  const { status, stdout } = serve(['--help']);
  const flags = [
    'port',
    'host',
    'data',
    'public-url',
    'trust-proxy',
    'bot-pace',
    'rate-limit',
    'keep-days',
    'log',
    'lan',
  ];
  const variables = 'PORT HOST DATA_DIR PUBLIC_URL TRUST_PROXY BOT_PACE RATE_LIMIT KEEP_DAYS LOG_LEVEL'.split(' ');
  const quotas = ['tables-per-player', 'tables-per-address', 'streams-per-address', 'players-per-address'];
  flags.push(...quotas, 'metrics-port', 'metrics-host');
  variables.push(...[...quotas, 'metrics-port', 'metrics-host'].map((flag) => flag.toUpperCase().replaceAll('-', '_')));
  for (const flag of flags) expect(stdout).toMatch(new RegExp(`^  --${flag} `, 'm'));
  for (const variable of variables) expect(stdout).toContain(`[${variable}]`);
  expect(status).toBe(0);
});

describe('a server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('says where it is open, answers, and closes by %s', async (name) => {
    const server = await opened();
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await server.signal(name)).toBe(0);
    expect(server.out()).toBe(`Three Straws is open at ${server.address}\nClosed.\n`);
    expect(server.err()).toBe('');
  });

  test('lets a person play against bots that think, at their usual pace, and keeps it', async () => {
    const { address, signal, err } = await opened(['--log', 'error'], { DATA_DIR: join(FOLDER, 'played') });
    const call = async <Answer>(method: string, path: string, body?: object, token = ''): Promise<Answer> => {
      const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
      const answer = await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) });
      const text = await answer.text();
      expect(answer.ok, text).toBe(true);
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    };
    const { token } = await call<{ token: string }>('POST', '/tokens', {});
    const seats = ['me', { bot: 'hard' }];
    const { table } = await call<Snapshot>('POST', '/tables', { game: 'straw', seats }, token);
    await call('POST', `/tables/${table.id}/start`, {}, token);
    const look = (): Promise<Snapshot> => call('GET', `/tables/${table.id}`, undefined, token);
    for (let turns = 0; turns < 2; turns++) {
      await expect.poll(async () => (await look()).ask, { timeout: TIMEOUT }).not.toBeNull();
      const { ask } = await look();
      const { move } = ask!.things.flatMap((thing) => ('moves' in thing ? thing.moves : []))[0]!;
      await call('POST', `/tables/${table.id}/moves`, { ask: ask!.id, move }, token);
    }
    expect(await signal('SIGTERM')).toBe(0);
    expect(err()).toBe('');
  });

  test('names the public address if it has one', async () => {
    const server = await opened([], { PUBLIC_URL: 'https://straws.example' });
    expect(server.address).toBe('https://straws.example');
    expect(await server.signal('SIGTERM')).toBe(0);
  });

  test('logs lines of JSON beside its output', async () => {
    const server = await opened(['--log', 'debug']);
    await fetch(`${server.address}/healthz`);
    expect(await server.signal('SIGTERM')).toBe(0);
    const lines = server.err().split('\n').slice(0, -1);
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
    expect(lines.length).toBeGreaterThan(0);
    expect(server.out().split('\n')).toHaveLength(3);
  });

  test('shows figures on a port of their own, to this computer only, and nobody in them', async () => {
    const port = await freePort();
    const { address, signal } = await opened([], { METRICS_PORT: String(port), DATA_DIR: join(FOLDER, 'figures') });
    const ann = await Guest.arrive(address, 'Ann');
    const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'easy' }] });
    const figures = `http://127.0.0.1:${port}/metrics`;
    const { status, headers, text } = await new Guest(figures).call('GET', '');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const names = ['moves_total', 'refusals_total', 'request_seconds_count', 'flush_seconds_count', 'streams'];
    names.push(
      'thinking_queued',
      'thinking_running',
      'memory_bytes',
      'disk_free_bytes',
      'event_loop_delay_seconds',
      'duty_delay_seconds',
    );
    for (const name of names) expect(text).toContain(`threestraws_${name}`);
    expect(text).toContain('threestraws_tables{status="open"} 1\n');
    for (const secret of [table.id, table.code, ann.id, ann.token!, 'Ann']) expect(text).not.toContain(secret);
    const statuses = [
      await send(address, { method: 'GET', path: '/metrics' }),
      await send(figures, { method: 'GET', path: '/api/me' }),
      await send(figures, { method: 'POST', path: '/metrics' }),
      await send(figures, { method: 'GET', path: '/metrics', headers: { host: 'evil.example' } }),
    ].map((got) => [got.status, got.headers['content-type']?.split(';')[0]]);
    const problem = 'application/problem+json';
    expect(statuses).toEqual([404, 404, 404, 421].map((status) => [status, problem]));
    expect(await signal('SIGTERM')).toBe(0);
    await expect(fetch(figures)).rejects.toThrow('fetch failed');
  });

  test('opens without figures where their port is taken, and says so in the log', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = await opened(['--log', 'warn', '--metrics-port', String(port)]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await server.signal('SIGTERM')).toBe(0);
    expect(JSON.parse(server.err())).toMatchObject({
      reason: 'EADDRINUSE',
      msg: expect.stringContaining('no /metrics'),
    });
    other.close();
  });

  test('is not well while nothing can be written, and says why until it can be again', async () => {
    const folder = join(FOLDER, 'ill');
    const { address, signal, err } = await opened(['--log', 'error'], { DATA_DIR: folder });
    const database = new DatabaseSync(join(folder, 'threestraws.db'));
    const health = async (): Promise<unknown> => (await fetch(`${address}/healthz`)).json();
    expect(await health()).toMatchObject({ status: 'ok' });
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON probes
      BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`);
    await expect.poll(health, { timeout: TIMEOUT }).toMatchObject({
      type: '/api/docs#not-ready',
      status: 503,
      detail: 'Nothing can be written: the disk is full.',
    });
    database.exec('DROP TRIGGER full');
    await expect.poll(health, { timeout: TIMEOUT }).toMatchObject({ status: 'ok' });
    database.close();
    expect(await signal('SIGTERM')).toBe(0);
    expect(JSON.parse(err())).toMatchObject({ msg: 'not well', problem: 'Nothing can be written: the disk is full.' });
  });

  test('in the local network shows its address there and a QR code', async () => {
    const server = await opened(['--lan'], { HOST: '::1' });
    const { port } = new URL(server.address);
    expect(server.address).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await server.signal('SIGTERM')).toBe(0);
    const lan = lanAddress(networkInterfaces());
    expect(server.out()).toContain(lan === undefined ? 'No address' : `On this network: http://${lan}:${port}\n\n████`);
  });
});
