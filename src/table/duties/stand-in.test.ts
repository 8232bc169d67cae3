import type { Thought } from '../../bots/answer.ts';
import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES, gameNamed } from '../../games/games.ts';
import { tableFrom } from '../log/log.ts';
import { askedFirst, begunTable, fullTable, kindsOf, logOf, playOn, type TestTable } from '../testing/guests.ts';
import { ok } from '../testing/results.ts';
import { WatchedThinker } from '../testing/world.ts';

/** Only these guests go on playing. */
const onlyWith = (party: TestTable, ...seated: TestTable['seated']): TestTable => ({ ...party, seated });

describe('who leaves during the match', () => {
  test('has a stand-in, and the others are told', async () => {
    const party = await begunTable('straw');
    const [asked, other] = askedFirst(party);
    await ok(asked.leave());
    const { you } = asked.sees;
    expect(other.stream!.messages.at(-1)!.news).toEqual([{ type: 'stood-in', seat: you, why: 'left' }]);
    expect((await other.card()).seats[you!]).toMatchObject({ kind: 'person', standIn: 'left' });
    await party.environment.time.pass(0);
    expect(other.isAsked).toBe(true);
  });

  test('is played for to the end, and the record says so', async () => {
    const party = await begunTable('straw');
    await playOn(party, 4);
    await ok(party.bob.leave());
    await playOn(onlyWith(party, party.ann));
    const record = await ok(party.tables.record(party.id));
    const bobs = record.moves.filter(({ seat }) => seat === 1);
    const standIns = bobs.filter(({ by }) => by === 'stand-in').length;
    expect(bobs.slice(-standIns).every(({ by }) => by === 'stand-in')).toBe(true);
    expect([bobs.length - standIns, standIns > 2]).toEqual([2, true]);
    expect(record.moves.some(({ seat, by }) => seat === 0 && by !== undefined)).toBe(false);
    expect(record.outcome).not.toBeNull();
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  });

  test('while the match starts has one from its first move on', async () => {
    const party = await fullTable('straw', { salted: true });
    await ok(party.ann.start());
    await ok(party.bob.leave());
    await ok(party.ann.reveal());
    await party.environment.time.pass(3000);
    party.ann.drawAnew();
    await ok(party.ann.sit({ commitment: party.ann.commitment }));
    await party.environment.time.pass(0);
    await ok(party.ann.reveal());
    await playOn(onlyWith(party, party.ann));
    const { moves } = await ok(party.tables.record(party.id));
    expect(new Set(moves.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['0 undefined', '1 stand-in']));
  });

  test('twice has left once', async () => {
    const party = await begunTable('straw');
    await ok(party.bob.leave());
    await ok(party.bob.leave());
    expect((await kindsOf(party)).filter((kind) => kind === 'stood-in')).toHaveLength(1);
  });

  test('and looks on is not taken for back', async () => {
    const party = await begunTable('straw');
    await ok(party.bob.leave());
    await party.bob.look();
    await party.bob.listen(0);
    expect((await party.ann.card()).seats[1]).toMatchObject({ standIn: 'left' });
  });

  test('takes the seat again by sitting down, and sees everything missed', async () => {
    const party = await begunTable('straw');
    const { ann, bob } = party;
    const live = bob.stream!;
    const known = live.latest.seq;
    await ok(bob.leave());
    await playOn(onlyWith(party, ann), 3);
    const missed = await bob.listen(known);
    expect(missed.texts).toEqual(live.texts.slice(-missed.texts.length));
    expect(missed.messages.some(({ events }) => events.length > 0)).toBe(true);
    expect(await ok(bob.sit())).toBe(1);
    expect(ann.stream!.news.at(-1)).toEqual({ type: 'returned', seat: 1 });
    await playOn(onlyWith(party, ann), 1);
    expect(bob.isAsked).toBe(true);
  });

  test('takes the seat again by moving', async () => {
    const thinker = { think: () => new Promise<never>(() => undefined) };
    const party = await begunTable('straw', { given: { thinker } });
    const [asked, other] = askedFirst(party);
    const { ask, moves } = asked;
    await ok(asked.leave());
    await party.environment.time.pass(100);
    await ok(asked.move(ask, moves[0]!));
    const { news, events } = other.stream!.messages.at(-1)!;
    expect(news).toEqual([{ type: 'returned', seat: asked.sees.you }]);
    expect(events[0]).toMatchObject({ type: 'played' });
    expect((await logOf(party)).at(-1)).not.toHaveProperty('by');
  });

  test('finds a question stale that the stand-in answered, even with the same move', async () => {
    const party = await begunTable('straw');
    const [asked] = askedFirst(party);
    const { ask } = asked;
    await ok(asked.leave());
    await party.environment.time.pass(0);
    const moved = (await logOf(party)).findLast(({ kind }) => kind === 'moved');
    expect(moved).toMatchObject({ by: 'stand-in' });
    const answer = await asked.move(ask, (moved as { move: string }).move);
    expect(answer).toMatchObject({ problem: { type: 'stale' } });
  });
});

describe('when nobody is there any more', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const moves = async (party: TestTable): Promise<number> =>
    (await kindsOf(party)).filter((kind) => kind === 'moved').length;

  test.each(['none', 'brisk', '1-day'] as const)(
    'and all have left, a match (%s) rests until one is back',
    async (clock) => {
      const party = await begunTable('straw', { seats: ['me', { bot: 'random' }, 'open'], clock });
      for (const guest of party.seated) await ok(guest.leave());
      const before = await moves(party);
      await party.environment.time.pass(10 * MINUTE);
      expect(await moves(party)).toBe(before);
      await ok(party.bob.sit());
      await playOn(onlyWith(party, party.bob));
      const record = await ok(party.tables.record(party.id));
      expect(record.outcome).not.toBeNull();
      expect(record.moves.some(({ by }) => by === 'stand-in')).toBe(true);
    },
  );

  test('because all are away, it rests, no time runs, and it goes on with who comes back', async () => {
    const party = await begunTable('straw', { seats: ['me', { bot: 'random' }], clock: 'brisk' });
    await playOn(party, 1);
    party.ann.stream!.hangUp();
    await party.environment.time.pass(10 * MINUTE);
    const before = await moves(party);
    await party.environment.time.pass(10 * MINUTE);
    expect(await moves(party)).toBe(before);
    const { until, at } = await party.ann.look();
    expect(until).toBe(at + 30_000);
    await party.ann.listen();
    await playOn(party);
    expect((await ok(party.tables.record(party.id))).moves.every(({ by }) => by === undefined)).toBe(true);
  });

  test('by days it is played on while one of them still sits there', async () => {
    const party = await begunTable('straw', { seats: ['me', { bot: 'random' }, 'open'], clock: '1-day' });
    for (const guest of party.seated) guest.stream!.hangUp();
    await ok(party.ann.leave());
    await party.environment.time.pass(2 * DAY);
    expect((await ok(party.tables.record(party.id))).outcome).not.toBeNull();
  });

  test('it is closed after two days, also with a clock', async () => {
    const party = await begunTable('straw', { clock: 'brisk' });
    for (const guest of party.seated) await ok(guest.leave());
    await party.environment.time.pass(48 * 60 * MINUTE);
    expect((await kindsOf(party)).at(-1)).toBe('closed');
  });
});

describe('what a bot is told', () => {
  test('is its view and its moves, not who has chosen before it, and luck of its own', async () => {
    const thinker = new WatchedThinker();
    const party = await begunTable('courte-paille', { seats: ['me', { bot: 'random' }, 'open'], given: { thinker } });
    await playOn(party, 3);
    await ok(party.bob.leave());
    await playOn(onlyWith(party, party.ann));
    const game = gameNamed('courte-paille')!;
    const expected: unknown[] = [];
    const log = await logOf(party);
    for (const [place, entry] of log.entries()) {
      if (entry.kind !== 'moved' || (entry.seat !== 1 && entry.by === undefined)) continue;
      const { match } = tableFrom(log.slice(0, place), party.environment);
      const level = entry.seat === 1 ? 'random' : 'medium';
      const { seat } = entry;
      const { seats, options } = match!.state;
      const view = game.view(match!.settled, seat);
      const { id, rules } = game;
      expected.push({ game: id, rules, level, seat, seats, options, view, moves: [...match!.movesOf(seat)] });
    }
    const told = JSON.stringify(thinker.requests, (key, value: unknown) => (key === 'luck' ? undefined : value));
    expect(new Set(thinker.requests.map(({ level }) => level))).toEqual(new Set(['random', 'medium']));
    expect(told).toBe(JSON.stringify(expected));
    const lucks = thinker.requests.map(({ luck }) => String(luck));
    expect(new Set(lucks).size).toBe(lucks.length);
    expect(thinker.requests.every(({ luck }) => luck.length === 32)).toBe(true);
  });

  test('a thought that nobody waits for any more is not played', async () => {
    let decide: (thought: Thought) => void = () => undefined;
    const thinker = { think: () => new Promise<Thought>((resolve) => (decide = resolve)) };
    const party = await begunTable('straw', { given: { thinker } });
    const [asked] = askedFirst(party);
    await ok(asked.leave());
    await party.environment.time.pass(0);
    await ok(asked.sit());
    decide({ code: 0 });
    await party.environment.time.pass(100);
    expect((await kindsOf(party)).filter((kind) => kind === 'moved')).toEqual([]);
    expect((await asked.look()).ask).not.toBeNull();
  });
});
