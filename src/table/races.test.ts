import { describe, expect, test } from 'vitest';
import { think } from '../bots/think.ts';
import { verify } from '../engine/record/verify.ts';
import { GAMES } from '../games/games.ts';
import { Tables } from './tables.ts';
import type { Thinker } from './environment.ts';
import { Guest } from './testing/guest.ts';
import {
  askedFirst,
  begunTable,
  fullTable,
  kindsOf,
  logOf,
  playOn,
  type TestTable,
  type Wish,
} from './testing/guests.ts';
import { testTables } from './testing/environment.ts';
import { ok } from './testing/results.ts';

const BOTS: Wish = { seats: ['me', { bot: 'medium' }, { bot: 'random' }], clock: 'brisk' };
/** Who is there and lets that pass has a stand-in. */
const TOO_LONG = 30_000;

async function secondTables({ environment }: TestTable): Promise<Tables> {
  const tables = new Tables(environment);
  await tables.begin();
  return tables;
}

async function expectTrueRecord({ id }: TestTable, tables: Tables): Promise<void> {
  const record = await ok(tables.record(id));
  expect(record.outcome).not.toBeNull();
  expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
}

describe('a process that dies', () => {
  /** Stops thinking, and with it doing anything, after so many bots' moves. */
  async function dying(most: number): Promise<TestTable> {
    let left = most;
    const thinker: Thinker = {
      think: async (request) => (left-- > 0 ? think(request) : new Promise(() => undefined)),
    };
    const mortal = await begunTable('straw', { ...BOTS, given: { thinker } });
    await mortal.environment.time.pass(TOO_LONG);
    expect((await kindsOf(mortal)).filter((kind) => kind === 'moved')).toHaveLength(most);
    return mortal;
  }

  test.each([0, 1, 7])('after %d moves leaves a match that the next one plays to its end', async (most) => {
    const party = await dying(most);
    const { store, time } = party.environment;
    const { tables } = await testTables({ store, time });
    await new Guest(tables, party.id, 'ann').listen();
    await time.pass(TOO_LONG);
    await expectTrueRecord(party, tables);
  });

  test('between the start and the beginning leaves a match that begins', async () => {
    const party = await fullTable('straw', { salted: true });
    await ok(party.ann.start());
    await party.tables.stop();
    await party.environment.time.pass(60_000);
    expect((await kindsOf(party)).at(-1)).toBe('started');
    const tables = await secondTables(party);
    await ok(tables.reveal(party.id, 'ann', party.ann.salt));
    await ok(tables.reveal(party.id, 'bob', party.bob.salt));
    await party.environment.time.pass(0);
    expect((await ok(tables.look(party.id, 'ann'))).table.status).toBe('playing');
  });
});

describe('two processes over the same store', () => {
  test.each([1, 3])('do the bots’ turns, with %d others at it, and every place is written once', async (others) => {
    const party = await begunTable('straw', BOTS);
    for (let i = 0; i < others; i++) await secondTables(party);
    await playOn(party);
    const log = await logOf(party);
    expect(log.filter(({ kind }) => kind === 'begun')).toHaveLength(1);
    for (const tables of [party.tables, await secondTables(party)]) await expectTrueRecord(party, tables);
    expect(party.environment.failures).toEqual([]);
  });

  test('a lost race for a place is decided anew and never shown', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    const elsewhere = new Guest(await secondTables(party), party.id, other.id);
    await ok(elsewhere.say('good-luck'));
    await ok(elsewhere.say('one-moment'));
    await asked.answer();
    expect((await kindsOf(party)).slice(-3)).toEqual(['said', 'said', 'moved']);
    const seqs = asked.stream!.messages.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
    expect(asked.stream!.types.slice(-2)).toEqual(['said', 'said']);
  });

  test('of two different answers to one question, at two processes, one counts', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const elsewhere = new Guest(await secondTables(party), party.id, asked.id);
    const [one, other] = [asked.moves[0]!, asked.moves.at(-1)!];
    const answers = await Promise.all([asked.move(1, one), elsewhere.move(1, other)]);
    expect(answers).toEqual([
      { ok: { ask: 1, move: one, seq: asked.sees.seq } },
      { problem: expect.objectContaining({ type: 'stale' }) },
    ]);
  });

  test('who listens at the other one hears of it when that one next looks', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    const elsewhere = new Guest(await secondTables(party), party.id, other.id);
    const stream = await elsewhere.listen();
    await asked.answer();
    expect(stream.messages).toEqual([]);
    await ok(elsewhere.say('again'));
    expect(stream.texts).toEqual(other.stream!.texts.slice(-1).concat(stream.texts.slice(1)));
    expect(stream.messages.map(({ events, news }) => [events.length > 0, news.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  test('what one leaves undone, the other does, though it did not know of it', async () => {
    const silent = { think: () => new Promise<never>(() => undefined) };
    const bot = { bot: 'medium' } as const;
    const seatings: NonNullable<Wish['seats']>[] = [
      ['me', bot],
      [bot, 'me'],
    ];
    const parties = await Promise.all(
      seatings.map((seats) => begunTable('straw', { seats, clock: '1-day', given: { thinker: silent } })),
    );
    const party = parties.find(({ ann }) => ann.isAsked)!;
    const { store, time } = party.environment;
    const { tables } = await testTables({ store, time });
    const before = await ok(tables.look(party.id, 'ann'));
    // only the first process hears of this
    await party.ann.answer();
    await time.pass(10_000);
    const { waiting, seq } = await ok(tables.look(party.id, 'ann'));
    expect({ waiting, seq }).toEqual({ waiting: before.waiting, seq: before.seq + 2 });
  });
});
