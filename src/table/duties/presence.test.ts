import { describe, expect, test } from 'vitest';
import { Tables } from '../tables.ts';
import { Guest } from '../testing/guest.ts';
import { begunTable, fullTable, kindsOf, logOf, type TestTable } from '../testing/guests.ts';
import { ok } from '../testing/results.ts';
import { ShakyStore } from '../testing/world.ts';

const seatOf = async ({ ann, tables }: TestTable, guest: Guest): Promise<unknown> =>
  (await ok(tables.look(ann.table, undefined))).table.seats[guest.sees.you!];

describe('who is not connected at a live table', () => {
  test('is away after ten seconds', async () => {
    const party = await begunTable('straw');
    party.bob.stream!.hangUp();
    await party.environment.time.pass(9999);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: false });
    await party.environment.time.pass(1);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: true, standIn: null });
    expect(party.ann.stream!.news.at(-1)).toEqual({ type: 'away', seat: 1 });
  });

  test('has a stand-in after forty seconds, and not before', async () => {
    const party = await begunTable('straw');
    party.bob.stream!.hangUp();
    await party.environment.time.pass(39_000);
    expect(await seatOf(party, party.bob)).toMatchObject({ standIn: null });
    await party.environment.time.pass(999);
    expect(await seatOf(party, party.bob)).toMatchObject({ standIn: null });
    await party.environment.time.pass(1);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: true, standIn: 'away' });
    expect(party.ann.stream!.news.at(-1)).toEqual({ type: 'stood-in', seat: 1, why: 'away' });
  });

  test('keeps the seat by coming back in time, and has forty seconds again', async () => {
    const party = await begunTable('straw');
    party.bob.stream!.hangUp();
    await party.environment.time.pass(39_999);
    const stream = await party.bob.listen();
    expect(party.ann.stream!.news.at(-1)).toEqual({ type: 'back', seat: 1 });
    await party.environment.time.pass(100_000);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: false, standIn: null });
    stream.hangUp();
    await party.environment.time.pass(39_999);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: true, standIn: null });
  });

  test('gets the seat back by coming back late', async () => {
    const party = await begunTable('straw');
    const { ann, bob } = party;
    bob.stream!.hangUp();
    await party.environment.time.pass(60_000);
    await bob.listen();
    expect(ann.stream!.messages.at(-1)!.news).toEqual([
      { type: 'back', seat: 1 },
      { type: 'returned', seat: 1 },
    ]);
    expect(await seatOf(party, bob)).toMatchObject({ away: false, standIn: null });
  });

  test('and still looks in or plays now and then is never away', async () => {
    const party = await begunTable('straw');
    for (const guest of party.seated) guest.stream!.hangUp();
    for (let i = 0; i < 30; i++) {
      await party.environment.time.pass(9000);
      for (const guest of party.seated) {
        const { ask, you, waiting } = await guest.look();
        const offered = ask?.things.flatMap((thing) => ('moves' in thing ? thing.moves : [])) ?? [];
        if (waiting.includes(you!)) await ok(guest.move(ask!.id, offered[0]!.move));
      }
    }
    const kinds = await kindsOf(party);
    expect(kinds).not.toContain('away');
    expect(kinds.filter((kind) => kind === 'moved').length).toBeGreaterThan(10);
  });

  test('is connected as long as one of two screens is', async () => {
    const party = await begunTable('straw');
    const first = party.bob.stream!;
    await party.bob.listen();
    first.hangUp();
    await party.environment.time.pass(100_000);
    expect(await kindsOf(party)).not.toContain('away');
  });

  test('before the match is away, and has a stand-in once it begins', async () => {
    const party = await fullTable('straw');
    party.bob.stream!.hangUp();
    await party.environment.time.pass(60_000);
    expect(await seatOf(party, party.bob)).toMatchObject({ away: true, standIn: null });
    await ok(party.ann.start());
    await party.environment.time.pass(0);
    expect(await seatOf(party, party.bob)).toMatchObject({ standIn: 'away' });
  });

  test('after a crash has a new chance to come back', async () => {
    const party = await begunTable('straw');
    const { bob, environment } = party;
    await party.tables.stop();
    await environment.time.pass(100_000);
    const tables = new Tables(environment);
    await tables.begin();
    await new Guest(tables, party.id, party.ann.id).listen();
    await environment.time.pass(39_999);
    expect(await seatOf({ ...party, tables }, bob)).toMatchObject({ away: true, standIn: null });
    await environment.time.pass(1);
    expect(await seatOf({ ...party, tables }, bob)).toMatchObject({ standIn: 'away' });
  });
});

test.each(['1-day', '3-days'] as const)('at a table of %s nobody is expected to stay connected', async (clock) => {
  const party = await begunTable('straw', { clock });
  for (const guest of party.seated) guest.stream!.hangUp();
  await party.environment.time.pass(3_600_000);
  expect((await kindsOf(party)).slice(-2)).toEqual(['started', 'begun']);
});

describe('when signs of life and their absence cross', () => {
  /** Bob has been gone for ten seconds, and does something while the table is busy with something else. */
  async function crossing(does: (bob: Guest) => Promise<unknown>): Promise<TestTable> {
    const store = new ShakyStore();
    const party = await begunTable('straw', { given: { store } });
    const { ann, bob, environment } = party;
    bob.stream!.hangUp();
    await environment.time.pass(9999);
    let release = (): void => undefined;
    store.hold = new Promise((resolve) => (release = resolve));
    const busy = ann.listen(0);
    const done = does(bob);
    await environment.time.pass(1);
    release();
    await Promise.all([busy, done]);
    return party;
  }

  test('who connects while being missed is not away', async () => {
    const party = await crossing((bob) => bob.listen());
    await party.environment.time.pass(100_000);
    expect(await kindsOf(party)).not.toContain('away');
  });

  test('who looks in while being missed is missed again later', async () => {
    const party = await crossing((bob) => bob.look());
    await party.environment.time.pass(9999);
    expect(await kindsOf(party)).not.toContain('away');
    await party.environment.time.pass(1);
    expect((await logOf(party)).at(-1)).toMatchObject({ kind: 'away', seat: 1 });
  });

  test('an absence that could not be saved is noticed again', async () => {
    const store = new ShakyStore();
    const party = await begunTable('straw', { given: { store } });
    party.bob.stream!.hangUp();
    store.refuses = ({ kind }) => kind === 'away';
    await party.environment.time.pass(20_000);
    expect(party.environment.failures).toHaveLength(1);
    expect((await logOf(party)).at(-1)).toMatchObject({ kind: 'away', seat: 1 });
  });
});
