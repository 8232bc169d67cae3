import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRecord } from '../../../engine/record/record.ts';
import type { TableCard } from '../../../protocol/table.ts';
import { Guest } from '../../../server/testing/guest.ts';
import { testServer, type TestServer } from '../../../server/testing/test-server.ts';
import { recordOf } from '../../../table/log/record.ts';
import { seededRandom } from '../../../table/testing/seeded-random.ts';
import { REVEAL } from '../../../table/times.ts';
import { HttpLink } from '../../link/http.ts';
import { commitmentOf, drawSalt } from '../../link/salt.ts';
import { cookieFetch } from '../../link/testing/cookie-fetch.ts';
import { giveSalt, openPromising } from '../proof/giving.ts';
import { promisedAt } from '../proof/promised.ts';
import { Session, type TableState } from './session.ts';

let server: TestServer;
let link: HttpLink;
let session: Session;
let mira: Guest;
/** Salts that this page sent. */
let sent: string[];
/** How many of them get lost on the way. */
let lost: number;

let tables = 0;

beforeEach(async () => {
  // what was promised is kept by the id of a table: each has another one
  server = await testServer({ environment: { random: seededRandom(`sealing ${tables++}`) } });
  sent = [];
  lost = 0;
  const asMe = cookieFetch();
  link = new HttpLink(server.url, (address, request) => {
    if (!String(address).endsWith('/salt')) return asMe(address, request);
    sent.push(JSON.parse(String(request?.body)).salt);
    return lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : asMe(address, request);
  });
  const { id } = await openPromising(link, { game: 'straw', seats: ['me', 'open'] });
  session = new Session(link, id);
  mira = await Guest.arrive(server.url, 'Mira');
});
afterEach(async () => {
  session.close();
  await server.stop();
});

function until(isSo: (table: TableCard) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.state === null || !isSo(session.state.table)) return;
      off();
      resolve(session.state);
    };
    const off = session.watch(look);
    look();
  });
}

function seat({ seats }: TableCard, at: number): Extract<TableCard['seats'][number], { kind: 'person' }> {
  const card = seats[at];
  if (card?.kind !== 'person') throw new Error(`nobody sits on seat ${at}`);
  return card;
}

/** Mira promises, and gives nothing in time. */
async function untilSealedAnew(): Promise<void> {
  await mira.ok('POST', `/api/tables/${session.id}/seats`, { commitment: commitmentOf(drawSalt()) });
  await until(({ seats }) => seats[1]?.kind === 'person');
  await session.start();
  await until((table) => seat(table, 0).revealed);
  await server.environment.time.pass(REVEAL);
  await until(({ sealings }) => sealings === 2);
}

async function miraGives(): Promise<void> {
  const salt = drawSalt();
  await mira.ok('POST', `/api/tables/${session.id}/seats`, { commitment: commitmentOf(salt) });
  await server.environment.time.pass(0);
  await until(({ sealing }) => sealing === 'reveal');
  await mira.ok('POST', `/api/tables/${session.id}/salt`, { salt });
}

async function untilBegun(): Promise<void> {
  await until((table) => seat(table, 0).revealed && seat(table, 1).revealed);
  await server.environment.time.pass(0);
  await until(({ status }) => status === 'playing');
}

async function recordNow(): Promise<MatchRecord> {
  return recordOf(await server.environment.store.log(session.id), server.environment);
}

test('where somebody’s salt is missing a new one is promised and given, each under its own seal', async () => {
  await untilSealedAnew();
  await until((table) => seat(table, 0).commitment !== null);
  await miraGives();
  await untilBegun();
  const { seals, salts } = promisedAt(session.id);
  expect(salts.map(({ seal, how }) => ({ seal, how }))).toEqual(seals.map((seal) => ({ seal, how: 'given' })));
  expect(new Set(sent)).toEqual(new Set(salts.map(({ salt }) => salt)));
  const { fairness } = await recordNow();
  const [first, last] = [...(fairness!.sealings ?? []), fairness!];
  expect([first!.commitment, last!.commitment]).toEqual(seals);
  expect([first!.salts[0]!.salt, last!.salts[0]!.salt]).toEqual(salts.map(({ salt }) => salt));
});

test('a salt that gets lost on the way is sent again while it is waited for', async () => {
  lost = 1;
  await mira.ok('POST', `/api/tables/${session.id}/seats`, {});
  await until(({ seats }) => seats[1]?.kind === 'person');
  await session.start();
  await until((table) => seat(table, 0).revealed);
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
});

test('a page that is loaded anew goes on with what it had promised', async () => {
  await untilSealedAnew();
  await until((table) => seat(table, 0).commitment !== null);
  const promised = promisedAt(session.id).salts.at(-1)!;
  session.close();
  session = new Session(link, session.id);
  await until(() => true);
  await miraGives();
  await untilBegun();
  expect(promisedAt(session.id).salts).toHaveLength(2);
  expect(sent.at(-1)).toBe(promised.salt);
});

test('a salt is given under the seal that it was promised under, and no other, whatever the table says', async () => {
  await session.link.sit(session.id, {});
  const { table } = await until(() => true);
  const [own] = promisedAt(session.id).salts;
  const starting = { ...table, status: 'starting', sealing: 'reveal' } as const;
  await giveSalt(link, { ...starting, commitment: 'f'.repeat(64), sealings: 2 }, 0, () => true);
  expect(sent).toEqual([]);
  // the server says that it is not time for it yet: it was sent
  await expect(giveSalt(link, starting, 0, () => true)).rejects.toThrow('Salts are given when the match starts');
  expect(sent).toEqual([own!.salt]);
});

test('nothing is promised for a seat that has another promise already', async () => {
  const { table } = await until(() => true);
  await giveSalt(link, { ...table, sealing: 'commit', commitment: 'f'.repeat(64) }, 0, () => true);
  expect(promisedAt(session.id).salts).toHaveLength(1);
});
