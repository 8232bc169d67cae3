import { afterEach, describe, expect, inject, test } from 'vitest';
import { seeded } from '../engine/testing/seeded.ts';
import type { MoveOption } from '../bots/analysis/analysis.ts';
import type { Adviser } from '../table/environment.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { Fleet } from './testing/crash/fleet.ts';
import type { Events } from './testing/events.ts';
import { inFleet, type FleetServer } from './testing/fleet/fleet.ts';
import { Guest, type Answer } from './testing/guest.ts';
import { isAsked, onward } from './testing/party.ts';
import { newDatabase } from './testing/postgres/postgres-server.ts';
import type { Kept } from './testing/stores.ts';

/*
 * Two processes over one database, and somebody who asks both, so that each sees half of it. Time is the same for both and goes on when nothing
 * is on its way.
 */

const TOLD = 250;
const WISH = { game: 'straw', seats: ['me', 'open'] };

describe('somebody who asks two processes', () => {
  let kept: Kept;
  let fleet: FleetServer;
  afterEach(async () => {
    await fleet.stop();
    await kept.drop();
  });

  async function serve(settings: Partial<Settings> = {}, adviser?: Adviser): Promise<[string, string]> {
    const opened = await inFleet();
    kept = opened;
    fleet = await opened.server({
      settings: { rateLimit: DEFAULTS.rateLimit, ...settings },
      ...(adviser !== undefined && { environment: { adviser } }),
    });
    // they have greeted each other
    await told();
    return fleet.servers.map(({ url }) => url) as [string, string];
  }

  const told = (): Promise<void> => fleet.environment.time.pass(TOLD);

  /** How often it goes well, up to so many times. */
  async function passed(ask: () => Promise<Answer>, most = 1000): Promise<number> {
    for (let count = 0; count < most; count++) if ((await ask()).status === 429) return count;
    return most;
  }

  const look = (guest: Guest) => (): Promise<Answer> => guest.call('GET', '/api/me');
  const openTable = (guest: Guest): Promise<Answer> => guest.call('POST', '/api/tables', WISH);
  const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

  test('may ask as often as one who asks one', async () => {
    const [first, second] = await serve();
    const ann = await Guest.arrive(first, 'Ann');
    expect(await passed(look(ann), 60)).toBe(60);
    await told();
    expect(await passed(look(ann.at(second)))).toBe(40);
    await told();
    // what half a second adds
    expect(await passed(look(ann))).toBe(10);
  });

  test('owes what they took at both before these had heard of each other', async () => {
    const [first, second] = await serve();
    const ann = await Guest.arrive(first, 'Ann');
    expect([await passed(look(ann)), await passed(look(ann.at(second)))]).toEqual([100, 100]);
    await told();
    const refused = await ann.call('GET', '/api/me');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    await fleet.environment.time.pass(5000);
    expect(await passed(look(ann))).toBe(5);
  });

  test('has no more guesses', async () => {
    const [first, second] = await serve();
    const guess = (url: string) => (): Promise<Answer> => new Guest(url).call('GET', '/api/tables/tamokiru');
    expect(await passed(guess(first))).toBe(20);
    await told();
    expect(await passed(guess(second))).toBe(0);
  });

  test('brings no more new players in a day', async () => {
    const [first, second] = await serve({ playersPerAddress: 5 });
    const arrive = (url: string) => (): Promise<Answer> => new Guest(url).call('POST', '/api/tokens', {});
    expect(await passed(arrive(first), 3)).toBe(3);
    await told();
    expect(await passed(arrive(second))).toBe(2);
    await told();
    expect(await passed(arrive(first))).toBe(0);
  });

  test('opens no more tables from an address, not even at the same moment', async () => {
    const [first, second] = await serve({ tablesPerAddress: 3 });
    const ann = await Guest.arrive(first, 'Ann');
    const bob = await Guest.arrive(second, 'Bob');
    const answers = await Promise.all([ann, bob, ann, bob, ann, bob].map(openTable));
    expect(statusesOf(answers)).toEqual([201, 201, 201, 429, 429, 429]);
    const { table } = JSON.parse(answers.find(({ status }) => status === 201)!.text);
    for (const guest of [ann, bob]) await guest.call('DELETE', `/api/tables/${table.id}/seats/me`);
    await told();
    expect(statusesOf(await Promise.all([ann, bob].map(openTable)))).toEqual([201, 429]);
  });

  test('sits at no more tables, not even at the same moment', async () => {
    const [first, second] = await serve({ tablesPerPlayer: 3, tablesPerAddress: 0 });
    const ann = await Guest.arrive(first, 'Ann');
    const answers = await Promise.all(
      [first, second, first, second, first, second].map((url) => openTable(ann.at(url))),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 429, 429, 429]);
  });

  test('has no more streams, and one more when one is closed', async () => {
    const [first, second] = await serve({ streamsPerAddress: 4 });
    const ann = await Guest.arrive(first, 'Ann');
    const { table } = await ann.open(WISH);
    const streams = [await ann.listen(table.id), await ann.listen(table.id), await ann.listen(table.id)];
    await told();
    await ann.at(second).listen(table.id);
    await expect(ann.at(second).listen(table.id)).rejects.toThrow(/429.*from your network/);
    await told();
    await expect(ann.listen(table.id)).rejects.toThrow(/429.*from your network/);
    streams[0]!.close();
    await onward(fleet, () => /^threestraws_streams 2$/m.test(fleet.servers[0]!.metrics.text()));
    await told();
    await ann.at(second).listen(table.id);
  });

  test('waits for one hint at a time', async () => {
    let isFound = (): void => undefined;
    const found = new Promise<MoveOption[]>((resolve) => (isFound = () => resolve([])));
    let wanted = 0;
    const adviser: Adviser = { advise: () => (wanted++, found) };
    const [first, second] = await serve({}, adviser);
    const ann = await Guest.arrive(first, 'Ann');
    const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'random' }], hints: true });
    const hears = await ann.listen(table.id);
    await ann.ok('POST', `/api/tables/${table.id}/start`, {});
    await onward(fleet, () => isAsked(hears));
    const hint = (url: string): Promise<Answer> => ann.at(url).call('POST', `/api/tables/${table.id}/hint`);
    const waited = hint(first);
    await onward(fleet, () => wanted === 1);
    const refused = await hint(second);
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('still waiting for another hint')]);
    isFound();
    expect((await waited).status).toBe(200);
    // that it is free again need not have come through
    while ((await hint(second)).status === 429);
    expect(wanted).toBe(2);
  });
});

test('what a process counted that was killed is forgotten, and somebody new is told what the others count', async () => {
  const home = { DATABASE_URL: await newDatabase(inject('postgres')), RATE_LIMIT: '10000', STREAMS_PER_ADDRESS: '2' };
  const processes = await Fleet.launch(home, [{}, {}], seeded(1, 2));
  try {
    await processes.allReady();
    const [doomed, other] = processes.servers as [(typeof processes.servers)[0], (typeof processes.servers)[0]];
    const ann = await Guest.arrive(other.url, 'Ann');
    const { table } = await ann.open(WISH);
    const listen = (url: string): Promise<Events | undefined> => ann.at(url).listen(table.id).catch(ifFull);
    const isFull = async (url: string): Promise<boolean> => {
      const stream = await listen(url);
      stream?.close();
      return stream === undefined;
    };
    for (let open = 0; open < 2;) open += (await listen(doomed.url)) === undefined ? 0 : 1;
    while (!(await isFull(other.url)));
    await doomed.crash();
    while (await isFull(other.url));
    // that one was closed may not have come through
    for (let open = 0; open < 2;) open += (await listen(other.url)) === undefined ? 0 : 1;
    while (!(await isFull(doomed.url)));
    expect(processes.ownEnds).toBe(0);
  } finally {
    await processes.stop();
  }
});

function ifFull(error: Error): undefined {
  if (!/429.*from your network/.test(error.message)) throw error;
}
