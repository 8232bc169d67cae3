import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ShakyStore } from '../../table/testing/world.ts';
import { badRequests, wrongMethods, type Aims } from '../testing/bad-requests.ts';
import { Guest, type Json } from '../testing/guest.ts';
import { leave, onward, party, type Party } from '../testing/party.ts';
import { ROUTE_CASES } from '../testing/route-cases.ts';
import { send, type Got, type Sent } from '../testing/send.ts';
import { bothStores, inMemory, type Kept } from '../testing/stores.ts';
import { testServer } from '../testing/test-server.ts';
import type { App } from './app.ts';
import { addRoutes } from './routes.ts';
import type { Services } from './services.ts';

const AT_ONCE = 8;
const ROUTE_NAMES = Object.keys(ROUTE_CASES);
const PATHS = [...new Set(ROUTE_NAMES.map((route) => route.split(' ')[1]!))];

interface World extends Party {
  readonly aims: Aims;
  readonly salt: string;
}

/** Ann is the host of a table that waits and of one where she plays against Bob and bots. Cleo has no seat. */
async function worldOn(kept: Kept): Promise<World> {
  const salt = '5a17'.repeat(16);
  const commitment = createHash('sha256').update(Buffer.from(salt, 'hex')).digest('hex');
  const all = await party('straw', { commitment }, kept);
  const { ann, cleo, table } = all;
  const open = await ann.open({ game: 'straw', seats: ['me', 'open'] });
  await ann.ok('POST', `/api/tables/${table}/start`, {});
  await ann.ok('POST', `/api/tables/${table}/salt`, { salt });
  await onward(all.server, () => all.streams.ann.messages.some(({ view }) => view !== null));
  return { ...all, salt, aims: { open: open.table.id, running: table, host: ann.token!, outsider: cleo.token! } };
}

let world: World;

/** Some at a time: a server has to cope with that too. */
async function expectRefused(requests: readonly Sent[], route: string): Promise<void> {
  const faults: string[] = [];
  for (let i = 0; i < requests.length; i += AT_ONCE) {
    const some = requests.slice(i, i + AT_ONCE);
    const got = await Promise.all(some.map((request) => send(world.server.url, request)));
    faults.push(...some.flatMap((request, j) => faultsIn(got[j]!).map((fault) => `${fault}: ${told(request)}`)));
  }
  expect(faults, route).toEqual([]);
}

/** What is not as it should be in an answer that refuses. */
function faultsIn({ status, headers, text }: Got): string[] {
  const { type, title, detail, ...problem }: Json = JSON.parse(text || '{}');
  const checks = {
    [`status ${status}`]: status >= 400 && status < 500 && problem.status === status,
    'no problem document': headers['content-type']?.startsWith('application/problem+json') === true,
    'no words': [type, title, detail].every((words) => typeof words === 'string' && words !== ''),
    'no policy': String(headers['content-security-policy']).startsWith("default-src 'none'"),
    'a stack trace': !/node_modules|\.ts:|\bat \w+ \(|Error:/.test(text),
  };
  return Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [fault]));
}

function told({ method, path, headers, body }: Sent): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${String(body)}`.slice(0, 400);
}

/** All that is kept of the tables and of who sits where. */
async function allKept({ kept: { store }, aims, ann, bob, cleo }: World): Promise<string> {
  const tables = await Promise.all([ann, bob, cleo].map(({ id }) => store.tablesOf(id, 100)));
  return JSON.stringify([await store.log(aims.open), await store.log(aims.running), tables]);
}

/** What nobody who reads the log may learn. */
async function secretsOf({ kept: { store }, aims, ann, bob, cleo, salt }: World): Promise<string[]> {
  const looks = [await ann.look(aims.running), await ann.look(aims.open)];
  const codes = looks.flatMap(({ table }) => [table.id, table.code]);
  const openings = [(await store.log(aims.open))[0], (await store.log(aims.running))[0]];
  const drawn = openings.map((entry) => (entry?.kind === 'opened' ? entry.secret : ''));
  const cards = JSON.stringify(looks[0]!.view).match(/[a-z]+-\d+/g) ?? [];
  return [...codes, ...drawn, ...cards, salt, ann.token!, bob.token!, cleo.token!, ann.id];
}

async function expectDiscretion(): Promise<void> {
  const log = world.server.log.join('');
  expect(log).toContain('"route":');
  const secrets = await secretsOf(world);
  expect(secrets.length).toBeGreaterThan(11);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toContain('a request broke');
}

test('no route is left out', async () => {
  const { url, stop } = await testServer();
  const { paths }: Json = await new Guest(url).ok('GET', '/api/openapi.json');
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.filter((route) => ROUTE_CASES[route] === undefined)).toEqual([]);
  expect(routesOfTheApp().sort()).toEqual(ROUTE_NAMES.toSorted());
  await stop();
});

/** Also those that the document does not show, but for the pages and files of the client (`client.test.ts`). */
function routesOfTheApp(): string[] {
  const routes: string[] = [];
  const add = (method: string, path: string): void =>
    void routes.push(`${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const app = {
    get: (path: string) => add('GET', path),
    route: ({ method, url }: { readonly method: string; readonly url: string }) => add(method, url),
  };
  addRoutes(app as unknown as App, { client: { paths: [] as string[] } } as Services);
  return routes.filter((route) => /^\w+ \/(api|healthz)/.test(route));
}

bothStores((open) => {
  beforeEach(async () => {
    world = await worldOn(await open());
  });
  afterEach(() => leave(world));

  test('what is malformed, huge, of the wrong type, of others or out of time is refused, and changes nothing', async () => {
    const before = await allKept(world);
    let sent = 0;
    for (const route of ROUTE_NAMES) {
      const requests = badRequests(route, ROUTE_CASES[route]!, world.aims);
      expect(requests.length, route).toBeGreaterThan(5);
      await expectRefused(requests, route);
      sent += requests.length;
      expect(await allKept(world), route).toBe(before);
    }
    expect(sent).toBeGreaterThan(3000);
    expect(world.server.environment.failures).toEqual([]);
    await expectDiscretion();
  });

  test('a method that an address does not have is refused', async () => {
    const before = await allKept(world);
    for (const path of PATHS) await expectRefused(wrongMethods(path, ROUTE_NAMES, world.aims), path);
    expect(await allKept(world)).toBe(before);
  });
});

describe('when the server itself has a problem', () => {
  test('it says so without telling which, and the log does not name the table', async () => {
    const store = new ShakyStore();
    const server = await testServer({ environment: { store } });
    const ann = await Guest.arrive(server.url, 'Ann');
    const { table } = await ann.open({ game: 'straw', seats: ['me', 'open'] });
    store.refuses = () => true;
    const { status, text } = await ann.call('POST', `/api/tables/${table.id}/phrases`, { phrase: 'good-luck' });
    expect([status, JSON.parse(text).type]).toEqual([500, '/api/docs#broken']);
    expect(text).not.toContain('disk');
    expect(server.log.join('')).toContain('the disk is full');
    for (const secret of [table.id, table.code, ann.token!]) expect(server.log.join('')).not.toContain(secret);
    expect((await ann.call('POST', `/api/tables/${table.id}/phrases`, { phrase: 'good-luck' })).status).toBe(204);
    await server.stop();
  });

  test('HEAD is answered wherever GET is, but for streams, which would never end', async () => {
    world = await worldOn(await inMemory());
    for (const route of ROUTE_NAMES.filter((route) => route.startsWith('GET '))) {
      const path = route.slice(4).replace('{table}', world.aims.open);
      const headers = { authorization: `Bearer ${world.aims.host}` };
      const { status, text } = await send(world.server.url, { method: 'HEAD', path, headers });
      expect([status < 500, text], route).toEqual([true, '']);
    }
    await leave(world);
  });
});
