import { mkdirSync, writeFileSync } from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message, Snapshot, TableCard } from '../protocol/table.ts';
import { firstMove, Guest } from '../server/testing/guest.ts';
import { tape } from '../server/testing/tape.ts';
import { gistOf, KEPT, linesOf, type KeptTable, type Seen, type Who } from './testing/before/kept.ts';
import type { Analysis } from '../bots/analysis/analysis.ts';
import { ServerOfToday } from './testing/before/server.ts';
import { testFolder, threestraws } from './testing/command.ts';

const FOLDER = testFolder();
const DATA = `${FOLDER}/data`;
/** More than bots need to think, also on a busy machine. */
const PATIENCE = 20_000;
const WHO = ['ann', 'bob', 'cleo'] as const;

let server: ServerOfToday;
beforeAll(async () => {
  mkdirSync(DATA);
  server = await ServerOfToday.on(DATA);
});
afterAll(() => server.stop());

const tablesThat = (...kinds: KeptTable['kind'][]) =>
  KEPT.tables.filter(({ kind }) => kinds.includes(kind)).map((table) => ({ ...table, name: nameOf(table) }));
const nameOf = ({ game, kind }: KeptTable): string => `${game}, ${kind}`;
const seenAt = ({ seen }: KeptTable) => Object.entries(seen) as [Who, Seen][];
const pathOf = (id: string, what: string): string => `/api/tables/${id}/${what}`;

// before any of them ends
test('the lobby shows the same tables', async () => {
  expect(idsIn((await server.guest('bob').ok('GET', '/api/tables')).tables)).toEqual(
    KEPT.lobby.map(([id]) => id).sort(),
  );
});

// soon: who shows no sign of life for 40 seconds is played for
test.each(tablesThat('stand-in'))(
  'what a stand-in plays is given back and goes on to its end: $game',
  async ({ id }) => {
    const cleo = server.guest('cleo');
    const before = await cleo.look(id);
    expect(before.table.seats[0]).toMatchObject({ kind: 'person', standIn: 'left' });
    await cleo.ok('POST', pathOf(id, 'seats'), {});
    expect((await cleo.look(id)).table.seats[0]).toMatchObject({ kind: 'person', standIn: null });
    await expectToEnd(id, ['ann', 'cleo']);
  },
);

describe('people', () => {
  test.each(WHO)('%s is known by what the browser or the program has', async (who) => {
    const { id, name } = KEPT.people[who];
    expect(await server.guest(who).ok('GET', '/api/me')).toEqual({ player: { id, name } });
  });

  test('who made a link goes on as the same person elsewhere', async () => {
    const stranger = new Guest(server.url);
    const { player } = await stranger.ok('POST', '/api/me/claim', { code: KEPT.link });
    expect(player.id).toBe(KEPT.people.ann.id);
    expect((await stranger.call('POST', '/api/me/claim', { code: KEPT.link })).status).toBe(404);
  });

  test.each(WHO)('%s finds the same tables', async (who) => {
    const { tables } = await server.guest(who).ok('GET', '/api/me/tables');
    expect(idsIn(tables)).toEqual(KEPT.tablesOf[who].map(([id]) => id).sort());
  });
});

function idsIn(tables: readonly { readonly table: { readonly id: string } }[]): string[] {
  return tables.map(({ table }) => table.id).sort();
}

describe('what was sent is sent again', () => {
  test.each(tablesThat('open', 'starting', 'playing', 'stand-in', 'over', 'rematch'))('$name', async (table) => {
    for (const [who, { gists, messages }] of seenAt(table)) {
      const whole = await heard(server.guest(who), table.id, 0, gists.length);
      expect(whole.map(gistOf)).toEqual(gists);
      for (const message of messages) expect(whole[message.seq - 1]).toEqual(message);
    }
  });

  test.each(tablesThat('playing', 'stand-in', 'over'))('also in part: $name', async (table) => {
    for (const [who, { gists, messages }] of seenAt(table)) {
      const after = Math.floor(gists.length / 2);
      const rest = await heard(server.guest(who), table.id, after, gists.length - after);
      expect(rest.map(gistOf)).toEqual(gists.slice(after));
      expect(rest.at(-1)).toEqual(messages.at(-1));
    }
  });

  test.each(tablesThat('playing', 'over'))('and stands as it stood: $name', async (table) => {
    for (const [who, { snapshot }] of seenAt(table)) {
      expect(asBefore(await server.guest(who).look(table.id))).toEqual(snapshot);
    }
  });
});

/** Without what tables tell of themselves only since then. */
function asBefore<T extends { readonly table?: TableCard | undefined }>(sent: T): T {
  if (sent.table === undefined) return sent;
  const { sealing: _sealing, sealings: _sealings, ...card } = sent.table;
  const seats = card.seats.map((seat) => {
    if (seat.kind !== 'person') return seat;
    const { unsalted: _unsalted, ...before } = seat;
    return before;
  });
  return { ...sent, table: { ...card, seats } };
}

/** So many messages after one. */
async function heard(guest: Guest, table: string, after: number, count: number): Promise<Message[]> {
  const stream = await guest.listen(table, after);
  await stream.until(() => tape(stream).length >= count);
  stream.close();
  return stream.messages.slice(0, count).map(asBefore);
}

describe('what is over', () => {
  const over = tablesThat('over').map((table, place) => ({ ...table, place }));

  test.each(over)('has the same record, byte for byte: $game', async ({ id, place }) => {
    const { text } = await server.guest('ann').call('GET', pathOf(id, 'record'));
    expect(text).toBe(linesOf('fair-records.jsonl')[place]);
  });

  test.each(over)('is looked back at anew, for analyses say more by now: $game', async ({ id }) => {
    const analysis = async (): Promise<{ status: number; text: string }> =>
      server.guest('bob').call('GET', pathOf(id, 'analysis'));
    await expect.poll(async () => (await analysis()).status).toBe(200);
    const [first] = (JSON.parse((await analysis()).text) as Analysis).seats;
    expect(first).toMatchObject({ luck: expect.any(Number), rest: expect.any(Number) });
  });

  test.each(over)('is played again where they had met for it: $game', async ({ id, rematch }) => {
    const ann = server.guest('ann');
    expect((await ann.look(id)).table.rematch).toBe(rematch);
    await ann.ok('POST', pathOf(rematch!, 'start'), {});
    await expectToPlay(rematch!, ['ann', 'bob'], 3);
  });
});

describe('what has not begun', () => {
  test.each(tablesThat('open'))('can be sat at and started, with a salt from before: $game', async ({ id, salt }) => {
    const [ann, bob] = [server.guest('ann'), server.guest('bob')];
    const own = randomBytes(32);
    await bob.ok('POST', pathOf(id, 'seats'), { commitment: createHash('sha256').update(own).digest('hex') });
    await ann.ok('POST', pathOf(id, 'start'), {});
    await ann.ok('POST', pathOf(id, 'salt'), { salt });
    await bob.ok('POST', pathOf(id, 'salt'), { salt: own.toString('hex') });
    await expectToPlay(id, ['ann', 'bob'], 3);
  });

  test('what was just being started begins', async () => {
    await expectToPlay(tablesThat('starting')[0]!.id, ['ann'], 3);
  });
});

test.each(tablesThat('playing'))('what was being played goes on to its end: $game', async ({ id }) => {
  await expectToEnd(id, ['ann', 'bob']);
});

/** The record of the whole match is true, also of what the version before has played of it. */
async function expectToEnd(id: string, who: readonly Who[]): Promise<void> {
  await expectToPlay(id, who, Infinity);
  expect((await server.guest('ann').look(id)).table.status).toBe('over');
  const { text } = await server.guest('ann').call('GET', pathOf(id, 'record'));
  // by the rules that it began with, whatever they are by now
  expect(JSON.parse(text)).toMatchObject({ rules: 1 });
  const file = `${FOLDER}/${id}.ndjson`;
  writeFileSync(file, text);
  const { status, stdout, stderr } = threestraws(['verify', file]);
  expect(stdout).toMatch(/^match 1 \(line 1\): the numbers of \d of \d people count; sealed once\n$/);
  expect([status, stderr]).toEqual([0, '']);
}

/** So many decisions of these people are made, or all until the end. */
async function expectToPlay(id: string, who: readonly Who[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    const all = await untilAsked(id, who);
    const asked = all.findIndex(isAsked);
    if (asked < 0) return;
    const { ask, move } = firstMove(all[asked]!)!;
    const { status, text } = await server.guest(who[asked]!).move(id, ask, move);
    expect(status, text).toBe(200);
  }
}

/** How the table stands for each of them once one has to decide, or when it is over. */
async function untilAsked(id: string, who: readonly Who[]): Promise<Snapshot[]> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const all = await Promise.all(who.map((one) => server.guest(one).look(id)));
    if (all.some(isAsked) || all[0]!.table.status === 'over') return all;
  }
  throw new Error(`nobody is asked at ${id}`);
}

function isAsked({ ask, waiting, you }: Snapshot): boolean {
  return ask !== null && waiting.includes(you!);
}

// the last test of this file: there is no server after it
test('all that went without a complaint', async () => {
  expect(await server.stop()).toBe(0);
  expect(server.complaints).toBe('');
});
