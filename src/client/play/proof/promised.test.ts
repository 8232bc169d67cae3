import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableCard } from '../../../protocol/table.ts';
import { tableOf } from '../testing/tables.ts';

class Kept implements Pick<Storage, 'getItem' | 'setItem'> {
  readonly #items = new Map<string, string>();
  isFull = false;
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.#items.set(key, value);
  };
}

let storage: Kept;

/** The page is loaded anew: nothing is left but what the browser kept. */
async function load(): Promise<typeof import('./promised.ts')> {
  vi.resetModules();
  return import('./promised.ts');
}

function showing(id: string, commitment: string, change: Partial<TableCard> = {}): TableCard {
  return { ...tableOf('Ann', 'Mira'), id, commitment, status: 'open', ...change };
}

beforeEach(() => {
  storage = new Kept();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('what was promised at a table', () => {
  test('is known over a reload', async () => {
    const before = await load();
    before.keepSalt('t1', { salt: 'aa' });
    before.keepSeal(showing('t1', 'bb'));
    const after = await load();
    expect(after.promisedAt('t1')).toEqual({ seals: ['bb'], isLate: false, salts: [{ salt: 'aa', seal: 'bb' }] });
    expect(after.promisedAt('t2')).toEqual({ seals: [], salts: [] });
  });

  test('has all seals in the order in which they were shown, each once', async () => {
    const { keepSeal, promisedAt } = await load();
    keepSeal(showing('t1', 'first'));
    keepSeal(showing('t1', 'second', { status: 'starting', sealings: 2 }));
    keepSeal(showing('t1', 'first'));
    expect(promisedAt('t1')).toEqual({ seals: ['first', 'second'], isLate: false, salts: [] });
  });

  test('tells whether this browser came after the first seal', async () => {
    const { keepSeal, promisedAt } = await load();
    keepSeal(showing('t1', 'second', { status: 'starting', sealings: 2 }));
    expect(promisedAt('t1').isLate).toBe(true);
  });

  test('binds each salt to one seal, for good', async () => {
    const { keepSalt, keepSeal, promisedAt } = await load();
    keepSalt('t1', { salt: 'aa' });
    keepSeal(showing('t1', 'first'));
    keepSeal(showing('t1', 'second', { status: 'starting', sealings: 2 }));
    keepSalt('t1', { salt: 'aa', how: 'given' });
    keepSalt('t1', { salt: 'bb', seal: 'second' });
    expect(promisedAt('t1').salts).toEqual([
      { salt: 'aa', seal: 'first', how: 'given' },
      { salt: 'bb', seal: 'second' },
    ]);
  });

  test('is kept of the last forty tables', async () => {
    const before = await load();
    for (let i = 0; i < 60; i++) before.keepSeal(showing(`t${i}`, 'seal'));
    const after = await load();
    expect(after.promisedAt('t19').seals).toEqual([]);
    expect(after.promisedAt('t20').seals).toEqual(['seal']);
    expect(after.promisedAt('t59').seals).toEqual(['seal']);
  });

  test('is read as it was kept before decks were sealed anew', async () => {
    localStorage.setItem('promised', '{"t1":{"salt":"aa","seal":"bb"},"t2":{"seal":"bb"}}');
    const { keepSeal, promisedAt } = await load();
    expect(promisedAt('t1')).toEqual({ seals: ['bb'], salts: [{ salt: 'aa', seal: 'bb', how: 'taken' }] });
    expect(promisedAt('t2')).toEqual({ seals: ['bb'], salts: [] });
    keepSeal(showing('t1', 'cc', { status: 'starting', sealings: 2 }));
    expect(promisedAt('t1')).toMatchObject({ seals: ['bb', 'cc'], isLate: false });
  });

  test('is what another tab has learnt meanwhile', async () => {
    const here = await load();
    here.keepSeal(showing('t1', 'first'));
    const there = await load();
    there.keepSalt('t1', { salt: 'aa', seal: 'first' });
    expect(here.promisedAt('t1').salts).toEqual([{ salt: 'aa', seal: 'first' }]);
  });

  test('lasts as long as the page where nothing may be kept, or no more', async () => {
    const { keepSalt, promisedAt } = await load();
    keepSalt('t1', { salt: 'aa' });
    storage.isFull = true;
    keepSalt('t1', { salt: 'bb' });
    expect(promisedAt('t1').salts).toEqual([{ salt: 'aa' }, { salt: 'bb' }]);
    vi.stubGlobal('localStorage', undefined);
    keepSalt('t2', { salt: 'cc' });
    expect(promisedAt('t2').salts).toEqual([{ salt: 'cc' }]);
  });

  test('is nothing where something else was kept', async () => {
    localStorage.setItem('promised', '{"t1":{"salt":7},"t2":"x","t3":{"salts":[null,7,{}],"seals":[3]}}');
    const { promisedAt } = await load();
    for (const table of ['t1', 't2', 't3']) expect(promisedAt(table)).toEqual({ seals: [], salts: [] });
  });
});
