import { describe, expect, test } from 'vitest';
import { verify } from '../engine/record/verify.ts';
import { GAMES } from '../games/games.ts';
import { Tables } from './tables.ts';
import { askedFirst, begunTable, logOf, playOn, testTable, wished, type TestTable } from './testing/guests.ts';
import { ok } from './testing/results.ts';
import { ShakyStore, WatchedThinker } from './testing/world.ts';

async function shaky(seats: NonNullable<Parameters<typeof begunTable>[1]>['seats'] = ['me', 'open']) {
  const store = new ShakyStore();
  return { store, party: await begunTable('straw', { seats, clock: 'brisk', given: { store } }) };
}

async function expectTrueEnd(party: TestTable): Promise<void> {
  await playOn(party);
  const record = await ok(party.tables.record(party.id));
  expect(record.outcome).not.toBeNull();
  expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  for (const { stream } of party.seated) {
    const seqs = stream!.messages.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
  }
}

describe('a move that could not be saved', () => {
  test('is an error to who made it, and nobody hears of it', async () => {
    const { store, party } = await shaky();
    const [asked, other] = askedFirst(party);
    const before = await logOf(party);
    const heard = [...other.stream!.texts];
    store.refuses = () => true;
    await expect(asked.answer()).rejects.toThrow('the disk is full');
    expect(other.stream!.texts).toEqual(heard);
    expect(await logOf(party)).toEqual(before);
  });

  test('can be made again, or another one', async () => {
    const { store, party } = await shaky();
    const [asked] = askedFirst(party);
    store.refuses = () => true;
    await expect(asked.answer(asked.moves[0])).rejects.toThrow('the disk is full');
    const other = asked.moves.at(-1)!;
    expect(await asked.answer(other)).toMatchObject({ ask: 1, move: other });
    expect((await logOf(party)).at(-1)).toMatchObject({ kind: 'moved', move: other });
    await expectTrueEnd(party);
  });

  test('by a bot is made again, though nobody does anything', async () => {
    const { store, party } = await shaky(['me', { bot: 'medium' }]);
    store.refuses = (entry) => entry.kind === 'moved' && entry.seat === 1;
    await playOn(party, 1);
    await party.environment.time.pass(5000);
    expect(party.environment.failures).toEqual([new Error('the disk is full')]);
    expect(party.ann.isAsked).toBe(true);
    await expectTrueEnd(party);
  });

  test('by a bot is made again even if it would have been the last', async () => {
    const rehearsal = await shaky(['me', { bot: 'random' }]);
    await rehearsal.party.environment.time.pass(30_000);
    let left = (await logOf(rehearsal.party)).filter(({ kind }) => kind === 'moved').length;
    const { store, party } = await shaky(['me', { bot: 'random' }]);
    store.refuses = ({ kind }) => kind === 'moved' && --left === 0;
    await party.environment.time.pass(30_000);
    expect(party.environment.failures).toHaveLength(1);
    expect(party.ann.sees.view).not.toHaveProperty('winners');
    await party.environment.time.pass(5000);
    expect(party.ann.sees.view).toHaveProperty('winners');
  });

  test('by a clock is made again', async () => {
    const store = new ShakyStore();
    const party = await begunTable('straw', { clock: 'brisk', given: { store } });
    const [asked, other] = askedFirst(party);
    store.refuses = ({ kind }) => kind === 'stood-in';
    await party.environment.time.pass(35_000);
    expect(other.stream!.types).toContain('stood-in');
    expect((await logOf(party)).findLast(({ kind }) => kind === 'moved')).toMatchObject({ seat: asked.sees.you });
  });
});

describe('a thinker that fails', () => {
  test('is reported and asked again a little later', async () => {
    const thinker = new WatchedThinker();
    const party = await begunTable('straw', { seats: ['me', { bot: 'medium' }], given: { thinker } });
    thinker.failures = 1;
    await playOn(party, 1);
    expect(party.environment.failures).toEqual([new Error('lost the thread')]);
    expect(party.ann.isAsked).toBe(false);
    await party.environment.time.pass(5000);
    expect(party.ann.isAsked).toBe(true);
    await expectTrueEnd(party);
  });

  test('again and again is asked again and again', async () => {
    const thinker = new WatchedThinker();
    const party = await begunTable('straw', { seats: ['me', { bot: 'medium' }], given: { thinker } });
    thinker.failures = 5;
    await playOn(party, 1);
    await party.environment.time.pass(30_000);
    expect(party.environment.failures).toHaveLength(5);
    expect(party.ann.isAsked).toBe(true);
  });
});

describe('a table that cannot be read', () => {
  test('is an error to who looks at it, until it can be read', async () => {
    const store = new ShakyStore();
    const { tables, environment, ann, id } = await testTable('straw', { given: { store } });
    const other = new Tables(environment);
    store.broken = id;
    await expect(other.look(id, 'ann')).rejects.toThrow('worn out');
    store.broken = undefined;
    expect(await ok(other.look(id, 'ann'))).toEqual(await ann.look());
    await tables.stop();
  });

  test('does not keep others from being looked after', async () => {
    const store = new ShakyStore();
    const party = await begunTable('straw', { seats: ['me', { bot: 'random' }], given: { store } });
    const { tables, environment, ann } = party;
    const { table } = await ok(tables.open(ann.visitor, wished('straw')));
    await tables.stop();
    store.broken = party.id;
    const next = new Tables(environment);
    await next.begin();
    expect(environment.failures).toEqual([new Error('the disk is worn out')]);
    await environment.time.pass(3_700_000);
    expect((await ok(next.look(table.id, 'ann'))).table).toMatchObject({ closed: 'idle' });
    store.broken = undefined;
    expect((await ok(next.look(party.id, 'ann'))).table.status).toBe('playing');
  });
});
