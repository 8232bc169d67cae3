import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { CODE_KEPT } from '../times.ts';
import { cardOf, entryAt, IDLE, opening, type OpenStore } from './store-contract.ts';

/** What a store promises that many people draw codes from: there would be none left one day. */
export function codeContract(name: string, open: () => Promise<OpenStore<Store>>): void {
  describe(`${name} gives codes anew`, () => {
    let opened: OpenStore<Store>;
    let store: Store;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    const LATER = 1 + CODE_KEPT;

    test.each(['over', 'closed'] as const)('some days after its table is %s a code finds nothing', async (status) => {
      await opening(store, 'a', 1, { code: 'sun', status });
      expect(await store.idOf('sun', LATER)).toBe('a');
      expect(await store.idOf('sun', LATER + 1)).toBeUndefined();
    });

    test.each(['over', 'closed'] as const)(
      'and a new table may have it, while the one that is %s stays',
      async (status) => {
        await opening(store, 'a', 1, { code: 'sun', status });
        const kept = await store.tablesOf('ada', 9);
        expect(await opening(store, 'b', LATER, { code: 'sun' })).toBe(false);
        expect(await opening(store, 'b', LATER + 1, { code: 'sun', seats: [] })).toBe(true);
        expect(await store.idOf('sun', LATER + 1)).toBe('b');
        expect(await store.log('a')).toEqual([entryAt(1)]);
        expect(await store.tablesOf('ada', 9)).toEqual(kept);
        expect(await opening(store, 'c', LATER + 2, { code: 'sun' })).toBe(false);
      },
    );

    test('the table that had it goes on without it', async () => {
      await opening(store, 'a', 1, { code: 'sun', status: 'over' });
      await opening(store, 'b', LATER + 1, { code: 'sun' });
      const card = cardOf('a', { code: 'sun', status: 'over' });
      expect(await store.append('a', 1, entryAt(LATER + 2), { ...IDLE, card })).toBe(true);
      expect(await store.idOf('sun', LATER + 2)).toBe('b');
    });

    test('a table that has not ended keeps it, however long it rests', async () => {
      const statuses = ['open', 'starting', 'playing'] as const;
      for (const status of statuses) await opening(store, status, 1, { code: status, status });
      for (const status of statuses) {
        expect(await store.idOf(status, 10 * LATER)).toBe(status);
        expect(await opening(store, 'b', 10 * LATER, { code: status })).toBe(false);
      }
    });

    test('of those who race for one that is free again, one has it', async () => {
      await opening(store, 'old', 1, { code: 'sun', status: 'over' });
      const racers = ['a', 'b', 'c', 'd'].map((id) => opening(store, id, LATER + 1, { code: 'sun' }));
      expect((await Promise.all(racers)).filter(Boolean)).toHaveLength(1);
      expect(await store.running()).toEqual([await store.idOf('sun', LATER + 1)]);
    });
  });
}
