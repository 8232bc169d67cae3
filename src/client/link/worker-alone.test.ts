import { describe, expect, test } from 'vitest';
import { PassingStore } from '../worker/passing-store.ts';
import { listen, useWorkerPages, WISH } from './testing/worker-pages.ts';

const pages = useWorkerPages();

describe('a person alone', () => {
  test('has a salt in the shuffle, and waits for nothing', async () => {
    const link = pages.open();
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    const record = await link.record(table.id);
    expect(record.fairness?.salts).toMatchObject([{ seat: 0, salt: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await link.verify(record)).toEqual([]);
  });

  test('gives a match up for good, whatever a bot is about to do', async () => {
    const link = pages.open();
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id, 1);
    await link.leave(table.id);
    expect(await link.mine()).toEqual([]);
    await expect(link.look(table.id)).rejects.toMatchObject({ kind: 'no-such-table' });
  });

  test('plays where the browser keeps nothing', async () => {
    const link = pages.open(async () => new PassingStore());
    expect(await link.isKept()).toBe(false);
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    expect(await link.mine()).toMatchObject([{ table: { status: 'over' } }]);
    await link.forget();
    expect(await link.mine()).toEqual([]);
  });
});
