import { afterEach, describe, expect, inject, test } from 'vitest';
import { codeContract } from '../../../table/testing/code-contract.ts';
import { cardOf, entryAt, IDLE, opening, storeContract } from '../../../table/testing/store-contract.ts';
import { StoreUnavailable } from '../../../table/store/others.ts';
import { peopleContract } from '../../people/testing/people-contract.ts';
import { asked } from '../../testing/postgres/asked.ts';
import { newDatabase, PostgresServer } from '../../testing/postgres/postgres-server.ts';
import { openPostgres, type Postgres } from './postgres.ts';

const closing: { close(): unknown }[] = [];
afterEach(async () => {
  for (const thing of closing.splice(0).toReversed()) await thing.close();
});

async function opened(url: string): Promise<Postgres> {
  const store = await openPostgres(url);
  closing.push(store);
  return store;
}

async function openNew(): Promise<{ store: Postgres; close(): Promise<void> }> {
  const store = await openPostgres(await newDatabase(inject('postgres')));
  return { store, close: () => store.close() };
}

storeContract('postgres', openNew);
codeContract('postgres', openNew);
peopleContract('postgres', openNew);

describe('several processes', () => {
  async function both(): Promise<[Postgres, Postgres]> {
    const url = await newDatabase(inject('postgres'));
    return [await opened(url), await opened(url)];
  }

  test('ten of them start together on an empty database', async () => {
    const url = await newDatabase(inject('postgres'));
    const all = await Promise.all(Array.from({ length: 10 }, () => opened(url)));
    expect(new Set(all.map(({ others }) => others.number)).size).toBe(10);
    await opening(all[0]!, 'a');
    expect(await all[9]!.log('a')).toEqual([entryAt(1)]);
  });

  test('of those who race for a place in all of them, one has it', async () => {
    const [one, other] = await both();
    await opening(one, 'a');
    for (let place = 1; place <= 20; place++) {
      const answers = await Promise.all([one, other].map((store) => store.append('a', place, entryAt(place), IDLE)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
    expect(await other.log('a')).toHaveLength(21);
  });

  test('the others hear that a table moved on, and nobody hears of what they did themselves', async () => {
    const [one, other] = await both();
    const heard: string[] = [];
    const hear = (name: string) => (moved: (table: string) => void) => ({
      moved: (table: string) => {
        heard.push(`${name} ${table}`);
        moved(table);
      },
      deafened: () => undefined,
      restored: () => undefined,
    });
    await opening(one, 'a');
    await new Promise<void>((resolve) => {
      one.others.hear(hear('one')(() => undefined));
      other.others.hear(hear('other')(() => resolve()));
      void one.append('a', 1, entryAt(2), IDLE);
    });
    expect(heard).toEqual(['other a']);
  });

  test('one keeps a table, until it is gone', async () => {
    const url = await newDatabase(inject('postgres'));
    const [one, other] = [await openPostgres(url), await opened(url)];
    await one.open('a', entryAt(1), { due: 5, waiting: 0, card: cardOf('a') });
    expect([await one.others.keep('a'), await other.others.keep('a'), await one.others.keep('a')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await other.others.takeOver(9, 9, [])).toEqual([]);
    expect(await one.others.takeOver(9, 9, [])).toEqual(['a']);
    await one.close();
    expect(await other.others.takeOver(9, 9, ['a'])).toEqual([]);
    expect(await other.others.takeOver(9, 9, [])).toEqual(['a']);
  });

  test('of those who are due and free each is taken by one, however close they are', async () => {
    const [one, other] = await both();
    const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
    for (const [due, id] of ids.entries()) await one.open(id, entryAt(1), { due, waiting: 0, card: cardOf(id) });
    for (let round = 0; round < 30; round++) {
      const taken = await Promise.all([one, other].map(({ others }) => others.takeOver(99, 20, [])));
      expect(taken[0]!.filter((id) => taken[1]!.includes(id))).toEqual([]);
      const left = [...(await one.others.takeOver(99, 99, [])), ...(await other.others.takeOver(99, 99, []))];
      expect(new Set([...taken.flat(), ...left]).size).toBe(40);
      for (const { others } of [one, other]) await Promise.all(ids.map((id) => others.release(id)));
    }
  });

  test('who is missed by one is asked for at the others; of all who give up at once one misses them', async () => {
    const [one, other] = await both();
    const bob = { table: 'a', player: 'bob' };
    await one.others.vouch(bob);
    await other.others.vouch(bob);
    expect((await Promise.all([one.others.disown(bob), other.others.disown(bob)])).sort()).toEqual([false, true]);
    expect(await one.others.disown(bob)).toBe(false);
  });

  test('the people of one that is gone have its lease to come back', async () => {
    const url = await newDatabase(inject('postgres'));
    const [one, other] = [await openPostgres(url), await opened(url)];
    const bob = { table: 'a', player: 'bob' };
    await one.others.vouch(bob);
    await one.close();
    expect(await other.others.adopt(9)).toEqual([]);
    expect(await other.others.disown(bob)).toBe(true);
    await leaseOver(url, one.others.number);
    expect(await other.others.adopt(9)).toEqual([bob]);
    expect(await other.others.adopt(9)).toEqual([]);
    expect(await other.others.disown(bob)).toBe(false);
  });
});

describe('a database that is gone for a while', () => {
  test('is said to be, and heals by itself', async () => {
    const server = await PostgresServer.start();
    closing.push({ close: () => server.drop() });
    const store = await opened(await server.database());
    await opening(store, 'a');
    const news: string[] = [];
    const restored = new Promise<void>((resolve) => {
      store.others.hear({
        moved: () => undefined,
        deafened: () => void news.push('deaf'),
        restored: () => {
          news.push('restored');
          resolve();
        },
      });
    });
    await server.down('SIGKILL');
    await expect(store.append('a', 1, entryAt(2), IDLE)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.log('a')).rejects.toBeInstanceOf(StoreUnavailable);
    await server.up();
    await restored;
    expect(news).toEqual(['deaf', 'restored']);
    expect(await store.log('a')).toEqual([entryAt(1)]);
    expect(await store.append('a', 1, entryAt(2), IDLE)).toBe(true);
  });
});

/** As if so much time had passed. */
async function leaseOver(url: string, process: number): Promise<void> {
  await asked(url, 'UPDATE threestraws.processes SET until = now() WHERE number = $1', [process]);
}
