import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { verify } from '../../engine/record/verify.ts';
import { everyVersionOf } from '../../engine/versions.ts';
import { GAMES } from '../../games/games.ts';
import { Tables } from '../tables.ts';
import type { Result } from '../steps/step.ts';
import { begunTable, fullTable, kindsOf, logOf, playOn, testTable, type TestTable } from '../testing/guests.ts';
import { TestEnvironment } from '../testing/environment.ts';
import { ok, whyNot } from '../testing/results.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a table that nobody starts', () => {
  test('is closed after an hour without a change', async () => {
    const { ann, bob, environment, tables } = await fullTable('straw', { public: true });
    await environment.time.pass(HOUR - 1);
    expect((await ann.card()).status).toBe('open');
    await environment.time.pass(1);
    expect((await ann.card()).closed).toBe('idle');
    expect(bob.stream!.news.at(-1)).toEqual({ type: 'closed', why: 'idle' });
    expect(await tables.lobby()).toEqual([]);
  });

  test('is closed also when it has long been forgotten', async () => {
    const { ann, environment } = await testTable('straw');
    await environment.time.pass(HOUR + 20_000);
    expect((await ann.card()).closed).toBe('idle');
  });

  test('stays open as long as something happens', async () => {
    const { ann, bob, environment } = await fullTable('straw');
    await environment.time.pass(HOUR - 1);
    await ok(bob.say('good-luck'));
    await environment.time.pass(HOUR - 1);
    expect((await ann.card()).status).toBe('open');
  });

  test('once closed takes nobody and nothing', async () => {
    const { ann, bob, environment, tables, id } = await testTable('straw');
    await environment.time.pass(2 * HOUR);
    const refused: Promise<Result<unknown>>[] = [
      bob.sit(),
      ann.move(1, 'play straw'),
      ann.start(),
      ann.setSeat(1, 'random'),
      ann.rematch(),
    ];
    expect(await Promise.all(refused.map((one) => whyNot(one)))).toEqual([
      'not-open',
      'not-playing',
      'not-open',
      'not-open',
      'not-ended',
    ]);
    expect(await whyNot(tables.record(id))).toBe('not-ended');
  });
});

describe('a match that nobody goes on with', () => {
  test('without a clock is closed after two days, and its record is true and without an outcome', async () => {
    const party = await begunTable('courte-paille', { looksAround: false });
    await playOn(party, 6);
    await party.ann.answer();
    await party.environment.time.pass(2 * DAY - 1);
    expect((await party.ann.card()).status).toBe('playing');
    await party.environment.time.pass(1);
    expect(party.bob.sees).toMatchObject({ ask: null, waiting: [], table: { status: 'closed', closed: 'idle' } });
    const record = await ok(party.tables.record(party.id));
    expect(record.outcome).toBeNull();
    expect(record.moves.length).toBeGreaterThan(3);
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
    expect(await whyNot(party.ann.move(99, 'choose cook-3'))).toBe('not-playing');
  });
});

describe('a finished match', () => {
  test('stays as it was, for whoever comes later', async () => {
    const party = await begunTable('straw', { seats: ['me', { bot: 'medium' }] });
    await playOn(party);
    const [seen, record] = [await party.ann.look(), await ok(party.tables.record(party.id))];
    party.ann.stream!.hangUp();
    await party.environment.time.pass(2 * HOUR);
    const tables = new Tables(party.environment);
    expect(await ok(tables.look(party.id, 'ann'))).toEqual(seen);
    expect(await ok(tables.record(party.id))).toEqual(record);
    expect(seen.table.status).toBe('over');
    expect((await tables.tablesOf('ann')).map(({ card }) => card)).toEqual([seen.table]);
  });

  test('shows who has left', async () => {
    const party = await begunTable('straw');
    await playOn(party);
    await ok(party.ann.leave());
    expect((await party.bob.card()).seats[0]).toMatchObject({ kind: 'person', standIn: 'left' });
  });
});

describe('when the rules have changed since', () => {
  const newer: AnyGame[] = GAMES.map((game) => ({ ...game, rules: game.rules + 1 }));

  async function laterTables(
    { environment, tables }: TestTable,
    games = newer,
  ): Promise<{ tables: Tables; environment: TestEnvironment }> {
    await tables.stop();
    const { store, time } = environment;
    const later = new TestEnvironment({ store, time, games });
    return { tables: new Tables(later), environment: later };
  }

  test('a match goes on by the rules that it began with, and is played again by the newest', async () => {
    const party = await begunTable('straw');
    await playOn(party, 5);
    const { tables } = await laterTables(party, everyVersionOf(newer));
    await tables.begin();
    for (const guest of party.seated) {
      guest.tables = tables;
      await guest.listen();
    }
    await playOn({ ...party, tables });
    expect((await ok(tables.record(party.id))).rules).toBe(1);
    const again = await ok(party.bob.rematch());
    const [opened] = await logOf({ ...party, id: again });
    expect(opened).toMatchObject({ kind: 'opened', game: 'straw', rules: 2 });
  });

  test('where those are not known any more, a match that goes on is closed as soon as somebody looks', async () => {
    const party = await begunTable('straw');
    await playOn(party, 5);
    const { tables, environment } = await laterTables(party);
    await tables.begin();
    await environment.time.pass(0);
    const { table, view, ask } = await ok(tables.look(party.id, 'ann'));
    expect({ closed: table.closed, view, ask }).toEqual({ closed: 'rules', view: null, ask: null });
    expect((await kindsOf(party)).at(-1)).toBe('closed');
  });

  test('it gives no record, and nobody moves or plays again', async () => {
    const party = await begunTable('straw');
    await playOn(party, 5);
    const { tables, environment } = await laterTables(party);
    await tables.begin();
    await environment.time.pass(0);
    expect(await whyNot(tables.record(party.id))).toBe('not-ended');
    expect(await whyNot(tables.move(party.id, 'ann', { ask: 1, move: 'play straw' }))).toBe('not-playing');
    expect(await whyNot(tables.rematch(party.id, 'ann'))).toBe('not-ended');
    expect(environment.failures).toEqual([]);
  });

  test('a match that was over stays over, and its record gives a problem, not an exception', async () => {
    const party = await begunTable('straw');
    await playOn(party);
    const { tables, environment } = await laterTables(party);
    await tables.begin();
    await environment.time.pass(0);
    const { table, view } = await ok(tables.look(party.id, 'ann'));
    expect({ status: table.status, closed: table.closed, view }).toEqual({ status: 'over', closed: null, view: null });
    expect(await whyNot(tables.record(party.id))).toBe('not-ended');
    expect(await whyNot(tables.rematch(party.id, 'ann'))).toBe('not-ended');
    expect(environment.failures).toEqual([]);
  });
});
