import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WatchedThinker } from '../table/testing/world.ts';
import { inFleet, type FleetServer } from './testing/fleet/fleet.ts';
import { Guest } from './testing/guest.ts';
import type { Events } from './testing/events.ts';
import { isAsked, isOver, onward, questionIn } from './testing/party.ts';
import { PostgresServer } from './testing/postgres/postgres-server.ts';
import type { Kept } from './testing/stores.ts';

/*
 * Two processes over one database: Ann is connected to the one and Bob to the other. Time is the same for both and goes on when nothing is on
 * its way.
 */

let kept: Kept;
let fleet: FleetServer;
const thinker = new WatchedThinker();

beforeEach(() => start());

async function start(url?: string): Promise<void> {
  thinker.requests.length = 0;
  const opened = await inFleet(url);
  kept = opened;
  fleet = await opened.server({ environment: { thinker } });
}

afterEach(() => stop());

async function stop(): Promise<void> {
  await fleet.stop();
  await kept.drop();
}

interface Both {
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly annHears: Events;
  readonly bobHears: Events;
}

async function begun(seats: readonly unknown[] = ['me', 'open']): Promise<Both> {
  const [first, second] = fleet.servers.map(({ url }) => url) as [string, string];
  const [ann, bob] = [await Guest.arrive(first, 'Ann'), await Guest.arrive(second, 'Bob')];
  const { table } = await ann.open({ game: 'straw', seats });
  await bob.ok('POST', `/api/tables/${table.id}/seats`, {});
  const [annHears, bobHears] = [await ann.listen(table.id, 0), await bob.listen(table.id, 0)];
  await ann.ok('POST', `/api/tables/${table.id}/start`, {});
  await onward(fleet, () => [annHears, bobHears].every((events) => events.latest?.view !== null));
  return { table: table.id, ann, bob, annHears, bobHears };
}

const newsIn = ({ messages }: Events): string[] => messages.flatMap(({ news }) => news.map(({ type }) => type));

/** Both answer whatever they are asked. */
async function playOn({ table, ann, bob, annHears, bobHears }: Both): Promise<void> {
  const people = [
    { guest: ann, hears: annHears },
    { guest: bob, hears: bobHears },
  ];
  while (!isOver(annHears)) {
    await onward(fleet, () => people.some(({ hears }) => isAsked(hears)) || isOver(annHears));
    for (const { guest, hears } of people) {
      if (!isAsked(hears)) continue;
      const { ask, moves } = questionIn(hears);
      const { seq } = await guest.ok('POST', `/api/tables/${table}/moves`, { ask, move: moves[0] });
      await hears.until(({ latest }) => latest!.seq >= seq);
    }
  }
  await bobHears.until(isOver);
}

describe('two processes', () => {
  test('carry one match to its end, and each thing that nobody asks for is done once', async () => {
    const both = await begun(['me', 'open', { bot: 'medium' }, { bot: 'random' }]);
    await playOn(both);
    const { moves } = await both.ann.ok('GET', `/api/tables/${both.table}/record`);
    const ofBots = moves.filter(({ seat }: { seat: number }) => seat > 1);
    expect(ofBots.length).toBeGreaterThan(3);
    expect(thinker.requests).toHaveLength(ofBots.length);
    expect(newsIn(both.annHears)).toEqual(newsIn(both.bobHears));
  });

  test('nobody is away who is connected to either', async () => {
    const both = await begun();
    await fleet.environment.time.pass(200_000);
    expect(newsIn(both.annHears)).not.toContain('away');
  });

  test('who is connected to neither is away after ten seconds, and back by either', async () => {
    const { table, bob, annHears, bobHears } = await begun();
    bobHears.close();
    await onward(fleet, () => /^threestraws_streams 0$/m.test(fleet.servers[1]!.metrics.text()));
    await fleet.environment.time.pass(9000);
    expect(newsIn(annHears)).not.toContain('away');
    await fleet.environment.time.pass(2000);
    await annHears.until((events) => newsIn(events).includes('away'));
    const back = await new Guest(fleet.servers[0]!.url, bob.token, bob.id).listen(table, 0);
    await back.until((events) => newsIn(events).includes('back'));
    await fleet.environment.time.pass(100_000);
    expect(newsIn(annHears).filter((type) => type === 'away')).toHaveLength(1);
  });

  test('a name that is changed, and a device that is signed out, at one is so at the other', async () => {
    const [first, second] = fleet.servers.map(({ url }) => url) as [string, string];
    const here = await Guest.arrive(first, 'Ann');
    const there = new Guest(second, here.token, here.id);
    expect(await there.ok('GET', '/api/me')).toMatchObject({ player: { name: 'Ann' } });
    await here.ok('PATCH', '/api/me', { name: 'Anna' });
    while ((await there.ok('GET', '/api/me')).player.name === 'Ann');
    await here.call('DELETE', '/api/me');
    while ((await there.call('GET', '/api/me')).status === 200);
    expect((await there.call('GET', '/api/me')).status).toBe(401);
  });
});

test('while the database is gone a move is refused as to be tried again, and counts once when it is there again', async () => {
  const database = await PostgresServer.start();
  await stop();
  await start(await database.database());
  try {
    const { table, ann, bob, annHears, bobHears } = await begun();
    await onward(fleet, () => [annHears, bobHears].some(isAsked));
    const [guest, hears] = isAsked(annHears) ? [ann, annHears] : [bob, bobHears];
    const { ask, moves } = questionIn(hears);
    const answer = { ask, move: moves[0]! };
    await database.down('SIGKILL');
    const refused = await guest.call('POST', `/api/tables/${table}/moves`, answer);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(JSON.parse(refused.text)).toMatchObject({ type: '/api/docs#not-ready' });
    await database.up();
    let again = refused;
    while (again.status === 503) again = await guest.call('POST', `/api/tables/${table}/moves`, answer);
    expect(JSON.parse(again.text)).toMatchObject(answer);
    expect(await guest.ok('POST', `/api/tables/${table}/moves`, answer)).toEqual(JSON.parse(again.text));
  } finally {
    await stop();
    await database.drop();
    await start();
  }
});
