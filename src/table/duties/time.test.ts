import { describe, expect, test } from 'vitest';
import type { Clock } from '../../protocol/table.ts';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { Tables } from '../tables.ts';
import { begunTable, kindsOf, logOf, playOn, testTable, type TestTable } from '../testing/guests.ts';
import { ok } from '../testing/results.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const JUMPS = { 'an hour back': -HOUR, 'an hour forward': HOUR, 'three days forward': 3 * DAY } as const;
const GAME_IDS = GAMES.map(({ id }) => id);

const withBots = (game: string, clock: Clock): Promise<TestTable> =>
  begunTable(game, {
    seats: ['me', { bot: 'random' }],
    clock,
    ...(game === 'str8-eight' && { options: { target: 100 } }),
  });

async function expectTrueEnd(party: TestTable): Promise<void> {
  await playOn(party);
  const record = await ok(party.tables.record(party.id));
  expect(record.outcome).not.toBeNull();
  expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  expect(party.environment.failures).toEqual([]);
}

/** Lets Ann play on, with some time between her moves. */
async function playSlowly(party: TestTable, moves: number): Promise<void> {
  for (let i = 0; i < moves && (await party.ann.card()).status === 'playing'; i++) {
    await party.environment.time.pass(2 * SECOND);
    if (party.ann.isAsked) await party.ann.answer();
  }
}

describe.each(GAME_IDS)('at a table of %s', (game) => {
  test.each(Object.keys(JUMPS) as (keyof typeof JUMPS)[])('a clock set %s changes nothing', async (jump) => {
    const party = await withBots(game, 'brisk');
    await playSlowly(party, 3);
    party.environment.time.set(JUMPS[jump]);
    await playSlowly(party, 3);
    expect(await kindsOf(party)).not.toContain('stood-in');
    party.environment.time.set(-JUMPS[jump]);
    await playSlowly(party, 3);
    expect((await kindsOf(party)).filter((kind) => kind !== 'moved')).toEqual(['opened', 'started', 'begun']);
    await expectTrueEnd(party);
  });

  test.each([0.5, 3])('a clock that runs %d times as fast changes nothing', async (factor) => {
    const party = await withBots(game, 'brisk');
    party.environment.time.driftBy(factor);
    await playSlowly(party, 12);
    expect((await kindsOf(party)).filter((kind) => kind !== 'moved')).toEqual(['opened', 'started', 'begun']);
    await expectTrueEnd(party);
  });
});

describe('a clock that was set', () => {
  test.each(Object.values(JUMPS))('(%d ms) leaves a decision its time, to the millisecond', async (jump) => {
    const party = await begunTable('straw', { clock: 'brisk' });
    await party.environment.time.pass(10 * SECOND);
    party.environment.time.set(jump);
    await party.environment.time.pass(20 * SECOND - 1);
    expect(await kindsOf(party)).not.toContain('stood-in');
    await party.environment.time.pass(1);
    expect(await kindsOf(party)).toContain('stood-in');
  });

  test.each(Object.values(JUMPS))('(%d ms) leaves who is gone their time', async (jump) => {
    const party = await begunTable('straw');
    party.bob.stream!.hangUp();
    await party.environment.time.pass(20 * SECOND);
    party.environment.time.set(jump);
    await party.environment.time.pass(20 * SECOND - 1);
    expect(await kindsOf(party)).not.toContain('stood-in');
    await party.environment.time.pass(1);
    expect(await kindsOf(party)).toContain('stood-in');
  });

  test.each(Object.values(JUMPS))('(%d ms) closes neither a table that waits nor a match that rests', async (jump) => {
    const open = await testTable('straw');
    const resting = await begunTable('straw');
    for (const guest of resting.seated) guest.stream!.hangUp();
    for (const { environment } of [open, resting]) {
      await environment.time.pass(5 * 60 * SECOND);
      environment.time.set(jump);
      await environment.time.pass(5 * 60 * SECOND);
    }
    expect((await open.ann.card()).status).toBe('open');
    expect((await resting.ann.card()).status).toBe('playing');
    await open.environment.time.pass(61 * 60 * SECOND);
    expect(await kindsOf(open)).toContain('closed');
  });

  test('lets people speak, and dates go forward all the same', async () => {
    const party = await begunTable('straw');
    for (let i = 0; i < 5; i++) await ok(party.ann.say('thanks'));
    party.environment.time.set(-HOUR);
    await party.environment.time.pass(20 * SECOND);
    await ok(party.ann.say('again'));
    await ok(party.bob.say('again'));
    const dates = (await logOf(party)).map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });
});

describe('a deadline in days', () => {
  const standIns = async (party: TestTable): Promise<number> =>
    (await kindsOf(party)).filter((kind) => kind === 'stood-in').length;

  test('goes by the date: a computer that slept, or was set right, has not stopped it', async () => {
    const party = await begunTable('straw', { clock: '1-day' });
    await party.environment.time.pass(HOUR);
    party.environment.time.set(20 * HOUR);
    await party.environment.time.pass(3 * HOUR - SECOND);
    expect(await standIns(party)).toBe(0);
    await party.environment.time.pass(61 * SECOND);
    expect(await standIns(party)).toBe(1);
  });

  test.each([true, false])('that is further off than a day counts from now (looking around: %s)', async (looks) => {
    const party = await begunTable('straw', { clock: '1-day', ...(!looks && { looksAround: false }) });
    for (const guest of party.seated) guest.stream!.hangUp();
    await party.environment.time.pass(HOUR);
    party.environment.time.set(-3 * DAY);
    await party.environment.time.pass(23 * HOUR - SECOND);
    expect(await standIns(party)).toBe(0);
    await party.environment.time.pass(10 * SECOND);
    expect(await standIns(party)).toBe(1);
  });

  test('is kept by the next process, whatever the clock says then', async () => {
    const party = await begunTable('straw', { clock: '1-day' });
    const { environment } = party;
    await party.tables.stop();
    environment.time.set(-3 * DAY);
    const tables = new Tables(environment);
    await tables.begin();
    await environment.time.pass(DAY - SECOND);
    expect(await standIns(party)).toBe(0);
    await environment.time.pass(10 * SECOND);
    expect(await standIns(party)).toBe(1);
  });
});

describe('a process that begins', () => {
  test.each(Object.values(JUMPS))('with a clock set by %d ms meanwhile closes nothing, and goes on', async (jump) => {
    const party = await withBots('straw', 'relaxed');
    const waiting = await testTable('straw', {
      given: { store: party.environment.store, time: party.environment.time },
    });
    await playSlowly(party, 2);
    for (const { tables } of [party, waiting]) await tables.stop();
    const { environment } = party;
    environment.time.set(jump);
    const tables = new Tables(environment);
    await tables.begin();
    party.ann.tables = tables;
    await party.ann.listen();
    await environment.time.pass(30 * SECOND);
    expect((await ok(tables.look(waiting.id, 'ann'))).table.status).toBe('open');
    expect(await kindsOf(party)).not.toContain('closed');
    await expectTrueEnd({ ...party, tables });
  });
});
