import { describe, expect, test } from 'vitest';
import type { Clock } from '../../protocol/table.ts';
import type { Guest } from '../testing/guest.ts';
import { askedFirst, begunTable, kindsOf, logOf, type TestTable } from '../testing/guests.ts';
import { ok } from '../testing/results.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const standInsIn = (guest: Guest): unknown[] => guest.stream!.news.filter(({ type }) => type === 'stood-in');

/** Three who choose in secret, thirty seconds each. */
const choosing = (): Promise<TestTable> =>
  begunTable('courte-paille', { clock: 'brisk', seats: ['me', 'open', 'open'] });

describe('a decision', () => {
  test.each<[Clock, number]>([
    ['relaxed', 120 * SECOND],
    ['brisk', 30 * SECOND],
    ['1-day', DAY],
    ['3-days', 3 * DAY],
  ])('at the clock %s is made by a stand-in when its time has run out', async (clock, limit) => {
    const party = await begunTable('straw', { clock, looksAround: false });
    const { time } = party.environment;
    const [asked, other] = askedFirst(party);
    const until = time.now() + limit;
    expect([asked.sees.until, other.sees.until]).toEqual([until, until]);
    await time.pass(limit - 1);
    expect(standInsIn(other)).toEqual([]);
    await time.pass(1);
    expect(standInsIn(other)).toEqual([{ type: 'stood-in', seat: asked.sees.you, why: 'time' }]);
    expect((await logOf(party)).at(-1)).toMatchObject({ kind: 'moved', seat: asked.sees.you, by: 'stand-in' });
  });

  test('without a clock takes as long as it likes', async () => {
    const party = await begunTable('straw', { clock: 'none' });
    expect(party.ann.sees.until).toBeNull();
    await party.environment.time.pass(3600 * SECOND);
    expect((await kindsOf(party)).slice(-2)).toEqual(['started', 'begun']);
  });

  test('of the next one has its own time', async () => {
    const party = await begunTable('straw', { clock: 'brisk' });
    const [asked, other] = askedFirst(party);
    await party.environment.time.pass(29 * SECOND);
    await asked.answer();
    expect(other.sees.until).toBe(party.environment.time.now() + 30 * SECOND);
    await party.environment.time.pass(29 * SECOND);
    expect(standInsIn(asked)).toEqual([]);
    await party.environment.time.pass(SECOND);
    expect(standInsIn(asked)).toEqual([{ type: 'stood-in', seat: other.sees.you, why: 'time' }]);
  });

  test('of a bot has no time that could run out', async () => {
    const thinker = { think: () => new Promise<never>(() => undefined) };
    const party = await begunTable('straw', { clock: 'brisk', seats: ['me', { bot: 'random' }], given: { thinker } });
    if (party.ann.isAsked) await party.ann.answer();
    expect(party.ann.sees).toMatchObject({ waiting: [1], until: null });
    await party.environment.time.pass(60 * SECOND);
    expect(await kindsOf(party)).not.toContain('stood-in');
  });
});

describe('a secret choice', () => {
  test('who has chosen in time is not replaced, who is late is', async () => {
    const { ann, bob, cleo, environment } = await choosing();
    await bob.answer();
    await environment.time.pass(30 * SECOND);
    expect(standInsIn(ann)).toEqual([
      { type: 'stood-in', seat: 0, why: 'time' },
      { type: 'stood-in', seat: 2, why: 'time' },
    ]);
    expect(cleo.stream!.messages.flatMap(({ events }) => events.map(({ type }) => type))).toContain('chose');
  });

  test('changing it moves nobody’s deadline', async () => {
    const party = await choosing();
    const { ann, bob, cleo, environment } = party;
    const until = ann.sees.until!;
    await environment.time.pass(10 * SECOND);
    await ann.answer(ann.moves[0]);
    expect(bob.sees.until).toBe(until);
    await environment.time.pass(10 * SECOND);
    await ann.answer(ann.moves[1]);
    await bob.answer();
    expect([ann, bob, cleo].map(({ sees }) => sees.until)).toEqual([until, until, until]);
    await environment.time.pass(until - environment.time.now());
    expect(standInsIn(ann)).toEqual([{ type: 'stood-in', seat: 2, why: 'time' }]);
  });

  test('once made by all who are people leaves no time to wait for', async () => {
    const thinker = { think: () => new Promise<never>(() => undefined) };
    const seats: ['me', { bot: 'random' }] = ['me', { bot: 'random' }];
    const { ann } = await begunTable('courte-paille', { clock: 'brisk', seats, given: { thinker } });
    expect(ann.sees.until).not.toBeNull();
    await ann.answer();
    expect(ann.sees.until).toBeNull();
  });
});

describe('who was replaced because of the time', () => {
  test('is played for until coming back, also while connected', async () => {
    const party = await begunTable('straw', { clock: 'brisk' });
    const [asked, other] = askedFirst(party);
    await party.environment.time.pass(30 * SECOND);
    await other.answer();
    await party.environment.time.pass(0);
    expect(other.isAsked).toBe(true);
    expect((await other.card()).seats[asked.sees.you!]).toMatchObject({ standIn: 'time', away: false });
  });

  test('has the whole time again after coming back', async () => {
    const thinker = { think: () => new Promise<never>(() => undefined) };
    const party = await begunTable('straw', { clock: 'brisk', given: { thinker } });
    const [asked, other] = askedFirst(party);
    await party.environment.time.pass(35 * SECOND);
    expect(other.sees.until).toBeNull();
    await ok(asked.sit());
    expect(other.sees.until).toBe(party.environment.time.now() + 30 * SECOND);
    await party.environment.time.pass(29 * SECOND);
    expect((await asked.card()).seats[asked.sees.you!]).toMatchObject({ standIn: null });
    await party.environment.time.pass(SECOND);
    expect((await asked.card()).seats[asked.sees.you!]).toMatchObject({ standIn: 'time' });
  });
});
