import { afterEach, describe, expect, test } from 'vitest';
import { IS_WHOLE_RUN } from '../../engine/testing/how-many.ts';
import { GAMES } from '../../games/games.ts';
import { Events } from '../testing/events.ts';
import type { Guest } from '../testing/guest.ts';
import { begun, isOver, leave, play, restarted, type Name, type Party } from '../testing/party.ts';
import { inFleet } from '../testing/fleet/fleet.ts';
import { inMemory, inSqlite, type Kept } from '../testing/stores.ts';
import { tape } from '../testing/tape.ts';

const NAMES: readonly Name[] = ['ann', 'bob', 'cleo'];
/** Enough to have all kinds of messages. The shortest game is played to its end. */
const DECISIONS: Readonly<Record<string, number>> = { 'courte-paille': 10, 'str8-eight': 10 };

let table: Party;
afterEach(() => leave(table));

/** How somebody says which message was the last that they have. */
type Way = (guest: Guest, table: string, after: number) => Promise<Events>;
const byHeader: Way = (guest, table, after) => guest.listen(table, after);
const byAddress: Way = (guest, table, after) =>
  Events.open(`${guest.url}/api/tables/${table}/events?after=${after}`, guest.headersWith({}));

/** Not everybody is told everything: Ann does not hear Bob, and so their messages count differently. */
async function noisyMatch(game: string, kept: Kept): Promise<Party> {
  const party = await begun(game, {}, kept);
  await play(party, 3);
  await party.ann.ok('POST', `/api/tables/${party.table}/mutes`, { seat: 1, muted: true });
  await party.bob.ok('POST', `/api/tables/${party.table}/phrases`, { phrase: 'sorry' });
  await play(party, DECISIONS[game]);
  // streams from several processes arrive in any order
  for (const name of NAMES) {
    const { seq } = await party[name].look(party.table);
    await party.streams[name].until(({ latest }) => latest!.seq >= seq);
  }
  return party;
}

/** Every possible reconnection of everybody, all open at once. */
async function reconnected({ table, ...party }: Party, lasts: Record<Name, number>, way: Way) {
  const open = async (name: Name): Promise<Events[]> => {
    const streams: Events[] = [];
    for (let after = 0; after <= lasts[name]; after++) {
      const stream = await way(party[name], table, after);
      streams.push(await stream.until(() => tape(stream).length >= lasts[name] - after));
    }
    return streams;
  };
  return { ann: await open('ann'), bob: await open('bob'), cleo: await open('cleo') };
}

/** What comes next shows that nothing came too much: it follows on what was missed, in every stream. */
async function expectExactlyTheMissed(party: Party, live: Record<Name, string[]>, way: Way): Promise<void> {
  const lasts = { ann: live.ann.length, bob: live.bob.length, cleo: live.cleo.length };
  const again = await reconnected(party, lasts, way);
  await party.ann.ok('POST', `/api/tables/${party.table}/phrases`, { phrase: 'again' });
  for (const name of NAMES) {
    const next = tape(await again[name].at(-1)!.until((stream) => tape(stream).length > 0));
    for (const [after, stream] of again[name].entries()) {
      await stream.until(() => tape(stream).length > lasts[name] - after);
      expect(tape(stream), `${name} after ${after}`).toEqual([...live[name].slice(after), ...next]);
    }
    live[name].push(...next);
    for (const stream of again[name]) stream.close();
  }
}

const STORES = { 'in SQLite': inSqlite, 'at two processes over PostgreSQL': inFleet };
const GAMES_IN_STORES = GAMES.flatMap(({ id }) =>
  Object.entries(STORES).map(([where, open]) => [id, where, open] as const),
);

describe.each(GAMES_IN_STORES)('%s %s', (game, _, open) => {
  test('whoever reconnects gets exactly what was missed, after any message, also from a new process', async () => {
    table = await noisyMatch(game, await open());
    const { ann, bob, cleo } = table.streams;
    const live = { ann: tape(ann), bob: tape(bob), cleo: tape(cleo) };
    expect(live.ann.length).toBeGreaterThan(30);
    for (const stream of [ann, bob, cleo]) stream.close();
    await expectExactlyTheMissed(table, live, byHeader);
    if (IS_WHOLE_RUN) await expectExactlyTheMissed(table, live, byAddress);
    table = await restarted(table);
    if (IS_WHOLE_RUN) await expectExactlyTheMissed(table, live, byHeader);
    await expectExactlyTheMissed(table, live, byAddress);
  });
});

describe.each(Object.entries({ 'in memory': inMemory, ...STORES }))('%s', (_, open) => {
  test('who was away for the rest of a match catches up with all of it', async () => {
    table = await begun('straw', {}, await open());
    const { server, streams, bob } = table;
    await play(table, 3);
    const { seq } = streams.bob.latest!;
    streams.bob.close();
    while (!hasNews(streams.ann, 'stood-in')) await server.environment.time.pass(1000);
    await play(table, Infinity, ['ann']);
    expect(isOver(streams.ann)).toBe(true);
    const back = await bob.listen(table.table, seq);
    await back.until(isOver);
    const whole = await bob.listen(table.table, 0);
    await whole.until(isOver);
    expect(tape(back)).toEqual(tape(whole).slice(seq));
    expect(back.messages.map((message) => message.seq)).toEqual(tape(back).map((_, i) => seq + 1 + i));
    expect(back.latest).toMatchObject({ view: (await bob.look(table.table)).view });
  });

  test('somebody who comes back during the match plays on: the stand-in gets up', async () => {
    table = await begun('straw', {}, await open());
    const { server, streams, bob } = table;
    const { seq } = streams.bob.latest!;
    streams.bob.close();
    while (!hasNews(streams.ann, 'stood-in')) await server.environment.time.pass(1000);
    const back = await bob.listen(table.table, seq);
    await back.until((stream) => hasNews(stream, 'returned'));
    expect(back.messages.flatMap(({ news }) => news.map(({ type }) => type))).toEqual(
      expect.arrayContaining(['away', 'stood-in', 'back', 'returned']),
    );
    await play({ ...table, streams: { ...streams, bob: back } });
    await back.until(isOver);
  });

  test('a match goes on after a restart', async () => {
    table = await begun('str8-eight', {}, await open());
    await play(table, 2);
    table = await restarted(table);
    const [ann, bob] = [await table.ann.listen(table.table, 0), await table.bob.listen(table.table, 0)];
    await Promise.all([ann, bob].map((stream) => stream.until(({ latest }) => latest !== undefined)));
    const { length } = tape(ann);
    await play({ ...table, streams: { ...table.streams, ann, bob } }, 4);
    expect(tape(ann).length).toBeGreaterThan(length + 3);
  });
});

function hasNews({ messages }: Events, type: string): boolean {
  return messages.some(({ news }) => news.some((one) => one.type === type));
}
