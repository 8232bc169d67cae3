import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../engine/record/record.ts';
import type { OpenTable } from '../../protocol/requests.ts';
import { tableCard } from '../../protocol/table.ts';
import type { Opened } from '../log/entry.ts';
import { Guest } from '../testing/guest.ts';
import { fullTable, logOf, playOn, testTable, wished, type Wish } from '../testing/guests.ts';
import { testTables } from '../testing/environment.ts';
import { ok, problemOf, whyNot } from '../testing/results.ts';

async function opening(game: string, request: Wish): Promise<string | undefined> {
  const { tables } = await testTables();
  return whyNot(tables.open({ id: 'ann', name: 'Ann' }, wished(game, request)));
}

describe('seats', () => {
  test('some are for friends, some for bots, and one is mine', async () => {
    const { ann } = await testTable('straw', { seats: ['open', { bot: 'medium' }, 'me', { bot: 'random' }] });
    const card = await ann.card();
    const me = {
      player: 'ann',
      name: 'ANN',
      commitment: null,
      revealed: false,
      unsalted: false,
      away: false,
      standIn: null,
    };
    expect(card.seats).toEqual([
      { kind: 'open' },
      { kind: 'bot', name: 'Mira', level: 'medium' },
      { kind: 'person', ...me },
      { kind: 'bot', name: 'Otto', level: 'random' },
    ]);
    expect(card).toMatchObject({ status: 'open', host: 2, rematch: null, closed: null });
    expect(tableCard.parse(card)).toEqual(card);
  });

  test('no bot has the name of who opens', async () => {
    const { tables } = await testTables();
    const request = wished('straw', { seats: ['me', { bot: 'random' }] });
    const { table } = await ok(tables.open({ id: 'ann', name: 'mira' }, request));
    expect(table.seats[1]).toMatchObject({ name: 'Otto' });
  });

  const many = (count: number): OpenTable['seats'] => ['me', ...Array<'open'>(count - 1).fill('open')];
  test.each([
    ['straw', 1],
    ['straw', 7],
    ['courte-paille', 6],
    ['str8-eight', 5],
  ])('%s is not for %d', async (game, seats) => {
    expect(await opening(game, { seats: many(seats) })).toBe('bad-seats');
  });

  test('exactly one is mine', async () => {
    expect(await opening('straw', { seats: ['open', 'open'] })).toBe('bad-seats');
    expect(await opening('straw', { seats: ['me', 'me'] })).toBe('bad-seats');
  });

  test('there is no bot of a level that nobody has written', async () => {
    expect(await opening('straw', { seats: ['me', { bot: 'genius' as Level }] })).toBe('no-such-level');
  });
});

describe('game and options', () => {
  test('there is no such game', async () => {
    const { tables } = await testTables();
    expect(await problemOf(tables.open({ id: 'ann', name: 'Ann' }, wished('chess')))).toEqual({
      type: 'no-such-game',
      says: 'There is straw, courte-paille, str8-eight.',
    });
  });

  test('an option that the game does not have, or not so', async () => {
    expect(await opening('straw', { options: { target: 100 } })).toBe('bad-options');
    expect(await opening('str8-eight', { options: { target: 99 } })).toBe('bad-options');
    expect(await opening('straw', { options: { ending: 'never' } })).toBe('bad-options');
  });

  test('what nobody asked for has its default, which may depend on the seats', async () => {
    const two = await testTable('str8-eight');
    const three = await testTable('str8-eight', { seats: ['me', 'open', 'open'] });
    const asked = await testTable('str8-eight', { options: { target: 200 } });
    const targets = await Promise.all([two, three, asked].map(async ({ ann }) => (await ann.card()).options));
    expect(targets).toEqual([{ target: 1000 }, { target: 500 }, { target: 200 }]);
  });
});

describe('finding a table', () => {
  test('a private one is not in the lobby, a public one is', async () => {
    const { tables, ann } = await testTable('straw');
    expect(await tables.lobby()).toEqual([]);
    const { table } = await ok(tables.open(ann.visitor, wished('straw', { public: true })));
    expect((await tables.lobby()).map(({ card }) => card)).toEqual([table]);
  });

  test('both are among the tables of who opened them', async () => {
    const { tables, ann, id, environment } = await testTable('straw');
    await environment.time.pass(1);
    const { table } = await ok(tables.open(ann.visitor, wished('straw', { public: true })));
    expect((await tables.tablesOf('ann')).map(({ card }) => card.id)).toEqual([table.id, id]);
    expect(await tables.tablesOf('bob')).toEqual([]);
  });

  test('by its code, in lower or upper case, or by its id', async () => {
    const { tables, ann, id } = await testTable('straw');
    const { code } = await ann.card();
    expect(await tables.idOf(code)).toBe(id);
    expect(await tables.idOf(code.toUpperCase())).toBe(id);
    expect(await tables.idOf(id)).toBe(id);
  });

  test('a code that no table has finds none', async () => {
    const { tables } = await testTable('straw');
    const stranger = new Guest(tables, await tables.idOf('badabada'), 'bob');
    expect(await whyNot(stranger.sit())).toBe('no-such-table');
    expect(await whyNot(tables.look('nowhere', undefined))).toBe('no-such-table');
    expect(await whyNot(tables.record('nowhere'))).toBe('no-such-table');
  });

  test('a code that is taken is drawn anew', async () => {
    const draws = [0, 5, 10, 15, 0, 5, 10, 15, 20, 25, 30, 35];
    const random = (bytes: number): Uint8Array =>
      bytes === 1 ? Uint8Array.of(draws.shift()!) : new Uint8Array(bytes).fill(draws.length);
    const { tables } = await testTables({ random });
    const first = await ok(tables.open({ id: 'ann', name: 'Ann' }, wished('straw')));
    const second = await ok(tables.open({ id: 'ann', name: 'Ann' }, wished('straw')));
    expect([first.table.code, second.table.code]).toEqual(['badafaga', 'jakalama']);
  });
});

describe('the secret', () => {
  const secretOf = async (party: Awaited<ReturnType<typeof testTable>>): Promise<string> =>
    ((await logOf(party))[0] as Opened).secret;

  test('the commitment is its SHA-256', async () => {
    const party = await testTable('straw');
    const { commitment } = await party.ann.card();
    expect(commitment).toBe(bytesToHex(sha256(hexToBytes(await secretOf(party)))));
  });

  test('every table has its own', async () => {
    const party = await testTable('straw');
    const { table } = await ok(party.tables.open(party.ann.visitor, wished('straw')));
    expect(table.commitment).not.toBe((await party.ann.card()).commitment);
  });

  test('nobody is sent it before the end, not even when it is over', async () => {
    const party = await fullTable('straw', { salted: true, public: true });
    const { tables, id, ann, bob, cleo, seated } = party;
    const streams = await Promise.all([ann, bob, cleo].map((guest) => guest.listen(0)));
    await ok(ann.start());
    for (const guest of seated) await ok(guest.reveal());
    const sent: unknown[] = [];
    const lookAround = async (): Promise<void> => {
      for (const guest of [ann, bob, cleo]) sent.push(await guest.look());
      sent.push(await tables.lobby(), await tables.tablesOf('ann'), await tables.record(id));
    };
    await lookAround();
    await playOn(party, 5);
    await lookAround();
    expect(await whyNot(tables.record(id))).toBe('not-ended');
    await playOn(party);
    const all = [...streams.flatMap(({ texts }) => texts), JSON.stringify(sent)].join('\n');
    const secret = await secretOf(party);
    expect(streams[0]!.texts.length).toBeGreaterThan(20);
    expect(all).not.toContain(secret);
    for (const { salt } of seated) expect(all).not.toContain(salt);
    expect(JSON.stringify(await tables.record(id))).toContain(secret);
  });
});
