import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class Kept implements Pick<Storage, 'getItem' | 'setItem'> {
  readonly #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
}

/** The page is loaded anew: nothing is left but what the browser kept. */
async function load(): Promise<typeof import('./promised.ts')> {
  vi.resetModules();
  return import('./promised.ts');
}

beforeEach(() => vi.stubGlobal('localStorage', new Kept()));
afterEach(() => void vi.unstubAllGlobals());

describe('what was promised at a table', () => {
  test('is known over a reload', async () => {
    const before = await load();
    before.keepSalt('t1', 'aa');
    before.keepSeal('t1', 'bb');
    const after = await load();
    expect(after.promisedAt('t1')).toEqual({ salt: 'aa', seal: 'bb' });
    expect(after.promisedAt('t2')).toEqual({});
  });

  test('of seals the first counts, of salts the last', async () => {
    const { keepSalt, keepSeal, promisedAt } = await load();
    keepSeal('t1', 'first');
    keepSeal('t1', 'second');
    keepSalt('t1', 'first');
    keepSalt('t1', 'second');
    expect(promisedAt('t1')).toEqual({ seal: 'first', salt: 'second' });
  });

  test('is kept of the last forty tables', async () => {
    const before = await load();
    for (let i = 0; i < 60; i++) before.keepSeal(`t${i}`, 'seal');
    const after = await load();
    expect(after.promisedAt('t19')).toEqual({});
    expect(after.promisedAt('t20')).toEqual({ seal: 'seal' });
    expect(after.promisedAt('t59')).toEqual({ seal: 'seal' });
  });

  test('lasts as long as the page where nothing may be kept', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { keepSalt, promisedAt } = await load();
    keepSalt('t1', 'aa');
    expect(promisedAt('t1')).toEqual({ salt: 'aa' });
  });

  test('is nothing where something else was kept', async () => {
    localStorage.setItem('promised', '{"t1":{"salt":7},"t2":"x"}');
    const { promisedAt } = await load();
    expect([promisedAt('t1'), promisedAt('t2')]).toEqual([{}, {}]);
  });
});
