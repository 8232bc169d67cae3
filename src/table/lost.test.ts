import { describe, expect, test } from 'vitest';
import type { Entry } from './log/entry.ts';
import { UnknownEntry } from './log/lost.ts';
import { MemoryStore } from './store/memory-store.ts';
import { Tables } from './tables.ts';
import { GAMES } from '../games/games.ts';
import { TestEnvironment } from './testing/environment.ts';
import { begunTable, playOn, testTable } from './testing/guests.ts';
import { whyNot } from './testing/results.ts';

const HOUR = 3_600_000;

/** Some of its logs have an entry more, or are gone. */
class ChangedStore extends MemoryStore {
  readonly newer = new Set<string>();
  readonly gone = new Set<string>();

  override async log(id: string): Promise<Entry[]> {
    if (this.gone.has(id)) return [];
    const log = await super.log(id);
    return this.newer.has(id) ? [...log, { kind: 'dreamt', at: log.at(-1)!.at } as unknown as Entry] : log;
  }

  override async append(...args: Parameters<MemoryStore['append']>): Promise<boolean> {
    return this.newer.has(args[0]) || this.gone.has(args[0]) ? false : super.append(...args);
  }
}

describe('a table that a newer program has written to', () => {
  async function newer(seats: ('me' | { bot: 'random' })[] = ['me', { bot: 'random' }]) {
    const store = new ChangedStore();
    const party = await begunTable('straw', { seats, given: { store } });
    store.newer.add(party.id);
    return { store, party, next: new Tables(party.environment) };
  }

  test('answers so to whoever wants anything of it', async () => {
    const { party, next } = await newer();
    await next.begin();
    expect(await whyNot(next.look(party.id, undefined))).toBe('newer-table');
    expect(await whyNot(next.leave(party.id, party.ann.id))).toBe('newer-table');
    expect(await whyNot(next.record(party.id))).toBe('newer-table');
    expect(await whyNot(next.rematch(party.id, party.ann.id))).toBe('newer-table');
    await next.stop();
  });

  test('or opened by rules of a version to come: it is not closed, but left to that program', async () => {
    const party = await begunTable('straw');
    await playOn(party, 3);
    await party.tables.stop();
    const { store, time } = party.environment;
    const older = new TestEnvironment({
      store,
      time,
      games: GAMES.map((game) => ({ ...game, rules: game.rules - 1 })),
    });
    const tables = new Tables(older);
    await tables.begin();
    await time.pass(HOUR);
    expect(await whyNot(tables.look(party.id, 'ann'))).toBe('newer-table');
    expect((await store.log(party.id)).map(({ kind }) => kind)).not.toContain('closed');
    await tables.stop();
  });

  test('is reported once, however often its duties are due', async () => {
    const { party, next } = await newer();
    await party.tables.stop();
    party.environment.failures.length = 0;
    await next.begin();
    await party.environment.time.pass(HOUR);
    expect(party.environment.failures).toEqual([expect.any(UnknownEntry)]);
    expect(party.environment.failures[0]).toMatchObject({ message: "an entry of the unknown kind 'dreamt'" });
    await next.stop();
  });

  test('is left in the middle of a match, and its listeners go', async () => {
    const { party } = await newer();
    expect(await whyNot(party.ann.say('thanks'))).toBe('newer-table');
    expect(await whyNot(party.ann.say('thanks'))).toBe('newer-table');
    expect(party.ann.stream!.isEnded).toBe(true);
    expect(party.environment.failures).toHaveLength(1);
  });

  test('keeps no other from its duties, even if there are many', async () => {
    const store = new ChangedStore();
    const { environment, tables } = await testTable('straw', { given: { store } });
    const given = { store, time: environment.time, random: environment.random };
    const elsewhere = (): ReturnType<typeof testTable> => testTable('straw', { given, looksAround: false });
    for (let i = 0; i < 150; i++) store.newer.add((await elsewhere()).id);
    const last = await elsewhere();
    // as if the process that had it were gone
    await last.tables.stop();
    await environment.time.pass(HOUR + 10_000);
    expect((await store.log(last.id)).at(-1)).toMatchObject({ kind: 'closed', why: 'idle' });
    expect(environment.failures).toHaveLength(150);
    await tables.stop();
  });
});

describe('a table that was removed while it is in memory', () => {
  test('is no table any more for whoever changes it, nor for who listens', async () => {
    const store = new ChangedStore();
    const party = await begunTable('straw', { seats: ['me', { bot: 'random' }], given: { store } });
    await playOn(party);
    store.gone.add(party.id);
    expect(await whyNot(party.tables.record(party.id))).toBe('no-such-table');
    expect(await whyNot(party.tables.say(party.id, party.ann.id, 'thanks'))).toBe('no-such-table');
    expect(await whyNot(party.tables.look(party.id, undefined))).toBe('no-such-table');
    expect(party.ann.stream!.isEnded).toBe(true);
    expect(party.environment.failures).toEqual([]);
  });
});
