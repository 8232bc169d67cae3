import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardOf, entryAt, IDLE, opening, storeContract } from '../../table/testing/store-contract.ts';
import { IdbStore } from './idb-store.ts';
import { TakenElsewhere } from './local-store.ts';
import { PassingStore } from './passing-store.ts';

Object.assign(globalThis, { IDBKeyRange, indexedDB: new IDBFactory() });

let databases = 0;
const newName = (): string => `database ${++databases}`;

storeContract('IndexedDB', async () => {
  const store = await IdbStore.open(newName());
  return { store, close: async () => store.close() };
});

storeContract('a page that keeps nothing', async () => ({ store: new PassingStore(), close: async () => undefined }));

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
    const tables = await first.tablesOf('ada', 9);
    first.close();
    const second = await IdbStore.open(name);
    expect(await second.log('a')).toEqual(await first.log('a'));
    expect(await second.tablesOf('ada', 9)).toEqual(tables);
    expect(await second.idOf('sun')).toBe('a');
    expect(await second.name()).toBe('Ann');
    expect(await second.running()).toEqual([]);
    await second.claim('a');
    expect(await second.running()).toEqual(['a']);
    expect(await second.due(9, 9)).toEqual(['a']);
    expect(await second.append('a', 3, entryAt(5), IDLE)).toBe(true);
    second.close();
  });

  test('nobody has a name at first', async () => {
    expect(await (await IdbStore.open(newName())).name()).toBeUndefined();
  });
});

describe('two tabs', () => {
  let one: IdbStore;
  let other: IdbStore;

  beforeEach(async () => {
    const name = newName();
    [one, other] = [await IdbStore.open(name), await IdbStore.open(name)];
    await opening(one, 'a', 1, { code: 'sun' });
  });
  afterEach(() => {
    one.close();
    other.close();
  });

  test('a table is written by the last that claimed it, and by nobody else', async () => {
    await expect(other.append('a', 1, entryAt(2), IDLE)).rejects.toBeInstanceOf(TakenElsewhere);
    expect(await one.append('a', 1, entryAt(2), IDLE)).toBe(true);
    await other.claim('a');
    await expect(one.append('a', 2, entryAt(3), IDLE)).rejects.toBeInstanceOf(TakenElsewhere);
    expect(await other.append('a', 2, entryAt(4), IDLE)).toBe(true);
    await one.claim('a');
    expect(await one.log('a')).toEqual([entryAt(1), entryAt(2), entryAt(4)]);
    expect(await one.append('a', 3, entryAt(5), IDLE)).toBe(true);
  });

  test('who claims while the other writes has everything that was written, or nothing was', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const [writer, claimer] = turn % 2 === 0 ? [one, other] : [other, one];
      const told = new Promise<string>((resolve) => writer.whenTaken(resolve));
      const before = (await writer.log('a')).length;
      const writing = writer.append('a', before, entryAt(before + 1), IDLE).catch((error: unknown) => error);
      await claimer.claim('a');
      const isWritten = (await writing) === true;
      expect(await claimer.log('a')).toHaveLength(isWritten ? before + 1 : before);
      await told;
    }
  });

  test('the one that lost it is told, at once or when it writes', async () => {
    const taken = new Promise<string>((resolve) => one.whenTaken(resolve));
    await other.claim('a');
    expect(await taken).toBe('a');
    expect(await one.running()).toEqual([]);
  });

  test('both of two that claim at the same time are sure which one has it', async () => {
    await Promise.all([one.claim('a'), other.claim('a')]);
    const results = await Promise.allSettled([one, other].map((tab) => tab.append('a', 1, entryAt(2), IDLE)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('each lists what the other has, as it is', async () => {
    expect(await other.idOf('sun')).toBe('a');
    await one.append('a', 1, entryAt(7), IDLE);
    expect(await other.tablesOf('ada', 9)).toMatchObject([{ card: { id: 'a' }, changed: 7 }]);
    expect(await other.log('a')).toHaveLength(2);
  });

  test('an id or a code that the other tab has opens nothing', async () => {
    expect(await opening(other, 'b', 1, { code: 'sun' })).toBe(false);
    expect(await opening(other, 'a', 2, { code: 'moon' })).toBe(false);
    expect(await other.log('b')).toEqual([]);
    expect(await other.log('a')).toEqual([entryAt(1)]);
  });

  test('what one clears away is gone for both', async () => {
    await one.keepName('Ann');
    await other.clear();
    await expect(one.append('a', 1, entryAt(2), IDLE)).rejects.toBeInstanceOf(TakenElsewhere);
    await one.claim('a');
    expect(await one.log('a')).toEqual([]);
    expect(await one.tablesOf('ada', 9)).toEqual([]);
    expect(await one.name()).toBeUndefined();
  });
});

test('what cannot be written is no lost race', async () => {
  const store = await IdbStore.open(newName());
  await opening(store, 'a', 1);
  store.close();
  await expect(store.append('a', 1, entryAt(2), IDLE)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(await store.log('a')).toHaveLength(1);
});
