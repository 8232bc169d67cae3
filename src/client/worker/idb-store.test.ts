import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { cardOf, entryAt, IDLE, opening, storeContract } from '../../table/testing/store-contract.ts';
import { IdbStore } from './idb-store.ts';

Object.assign(globalThis, { IDBKeyRange, indexedDB });

let databases = 0;
const newName = (): string => `database ${++databases}`;

storeContract('IndexedDB', async () => {
  const store = await IdbStore.open(newName());
  return { store, close: async () => store.close() };
});

const QUIET = { ...IDLE, due: 9, waiting: 1, quiet: true };

describe('what was written', () => {
  test('is there when the database is opened again', async () => {
    const name = newName();
    const first = await IdbStore.open(name);
    await opening(first, 'a', 1, { code: 'sun' });
    await opening(first, 'b', 2);
    await first.append('a', 1, entryAt(3), { ...IDLE, card: cardOf('a', { code: 'sun', status: 'playing' }) });
    await first.append('a', 2, entryAt(4), QUIET);
    await first.keepName('Ann');
    first.close();
    const second = await IdbStore.open(name);
    expect(await second.log('a')).toEqual(await first.log('a'));
    expect(await second.tablesOf('ada', 9)).toEqual(await first.tablesOf('ada', 9));
    expect(await second.due(9, 9)).toEqual(['a']);
    expect(await second.idOf('sun')).toBe('a');
    expect(await second.running()).toEqual(['a', 'b']);
    expect(await second.name()).toBe('Ann');
    expect(await second.append('a', 3, entryAt(5), IDLE)).toBe(true);
  });

  test('nobody has a name at first', async () => {
    expect(await (await IdbStore.open(newName())).name()).toBeUndefined();
  });
});

describe('two tabs without locks', () => {
  async function twoTabs(): Promise<[IdbStore, IdbStore]> {
    const name = newName();
    return [await IdbStore.open(name), await IdbStore.open(name)];
  }

  test('of those who race for a place one has it, and the other learns what was written', async () => {
    const [one, other] = await twoTabs();
    await opening(one, 'a', 1);
    const both = [one.append('a', 1, entryAt(2, 'draw'), IDLE), other.append('a', 1, entryAt(3, 'fold'), IDLE)];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(await other.log('a')).toEqual([entryAt(1), entryAt(2, 'draw')]);
    expect(await other.append('a', 2, entryAt(4), IDLE)).toBe(true);
    expect(await one.append('a', 2, entryAt(4), IDLE)).toBe(false);
    expect(await one.log('a')).toEqual(await other.log('a'));
  });

  test('a table of the other tab is found', async () => {
    const [one, other] = await twoTabs();
    await opening(one, 'a', 1, { code: 'sun' });
    expect(await other.idOf('sun')).toBe('a');
    expect(await other.log('a')).toEqual([entryAt(1)]);
  });

  test('an id or a code that the other tab has opens nothing', async () => {
    const [one, other] = await twoTabs();
    await opening(one, 'a', 1, { code: 'sun' });
    expect(await opening(other, 'b', 1, { code: 'sun' })).toBe(false);
    expect(await opening(other, 'a', 2, { code: 'moon' })).toBe(false);
    expect(await other.log('a')).toEqual([entryAt(1)]);
    expect(await other.log('b')).toEqual([]);
  });
});

test('what cannot be written is no lost race', async () => {
  const store = await IdbStore.open(newName());
  await opening(store, 'a', 1);
  store.close();
  await expect(store.append('a', 1, entryAt(2), IDLE)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(await store.log('a')).toHaveLength(1);
});
