import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdbStore } from './idb-store.ts';
import { LocalTables } from './local-tables.ts';
import { PageListener } from './page-listener.ts';

Object.assign(globalThis, { IDBKeyRange, indexedDB: new IDBFactory() });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

test('who looks away keeps the seat, also over the next visit', async () => {
  const first = await IdbStore.open('alone');
  const tables = new LocalTables(first);
  await tables.begin();
  const { table } = await tables.open({ game: 'straw', seats: ['me', { bot: 'random' }] });
  await tables.start({ table: table.id }, {});
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect((await first.log(table.id)).map(({ kind }) => kind)).not.toContain('away');
  await tables.stop();
  first.close();

  const second = await IdbStore.open('alone');
  const later = new LocalTables(second);
  await later.begin();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const log = await second.log(table.id);
  expect(log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['begun']));
  expect(log.map(({ kind }) => kind)).not.toContain('away');
  expect(await later.look({ table: table.id })).toMatchObject({ waiting: [0], table: { status: 'playing' } });
  await later.stop();
});

test('a match waits for years', async () => {
  const store = await IdbStore.open('years');
  const tables = new LocalTables(store);
  await tables.begin();
  const { table } = await tables.open({ game: 'straw', seats: ['me', { bot: 'random' }] });
  await tables.start({ table: table.id }, {});
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await tables.stop();
  store.close();
  vi.setSystemTime(Date.now() + 3 * YEAR);

  const later = await IdbStore.open('years');
  const again = new LocalTables(later);
  await again.begin();
  const listener = new PageListener(1, () => undefined);
  await again.listen(table.id, listener, undefined);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(await again.look({ table: table.id })).toMatchObject({
    waiting: [0],
    table: { status: 'playing', closed: null },
  });
  await again.stop();
  later.close();
});
