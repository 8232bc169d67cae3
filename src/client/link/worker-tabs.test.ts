import { describe, expect, test } from 'vitest';
import { movesIn } from '../../table/testing/guest.ts';
import { Witness } from './testing/witness.ts';
import { listen, useWorkerPages, WISH } from './testing/worker-pages.ts';

const pages = useWorkerPages();

describe('two tabs', () => {
  test('the second takes a match over, the first is told, and takes it back', async () => {
    const [first, second] = [pages.open(), pages.open()];
    const { table } = await first.open(WISH);
    await first.start(table.id);
    const [before, here] = [listen(first, table.id, 0), new Witness()];
    await before.play(first, table.id, 2);
    await before.until(({ isAsked }) => isAsked);

    expect((await second.mine()).map((one) => one.table.id)).toEqual([table.id]);
    expect(await second.look(table.id)).toMatchObject({ seq: before.latest!.seq, you: 0 });
    expect(before.refusal).toBeUndefined();

    second.listen(table.id, here, before.latest!.seq);
    await before.until(({ refusal }) => refusal !== undefined);
    expect(before.refusal).toMatchObject({ kind: 'busy-elsewhere' });
    const late = first.move(table.id, before.latest!.ask!.id, movesIn(before.latest!)[0]!);
    await expect(late).rejects.toMatchObject({ kind: 'busy-elsewhere' });
    await here.until(({ connections }) => connections.at(-1) === 'open');
    here.latest = before.latest;
    await here.play(second, table.id, 2);
    await here.until(({ isAsked }) => isAsked);

    const back = listen(first, table.id, here.latest!.seq);
    await here.until(({ refusal }) => refusal !== undefined);
    await back.until(({ connections }) => connections.at(-1) === 'open');
    back.latest ??= here.latest;
    await back.play(first, table.id);

    const seqs = [...before.messages, ...here.messages, ...back.messages].map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(await second.verify(await second.record(table.id))).toEqual([]);
  });

  test('each plays a match of its own', async () => {
    const tabs = [pages.open(), pages.open()];
    const played = tabs.map(async (link) => {
      const { table } = await link.open(WISH);
      await link.start(table.id);
      const witness = listen(link, table.id);
      await witness.play(link, table.id);
      expect(witness.refusal).toBeUndefined();
    });
    await Promise.all(played);
    expect(await tabs[0]!.mine()).toHaveLength(2);
  });

  test('what is given up or forgotten in one is gone in the other', async () => {
    const [first, second] = [pages.open(), pages.open()];
    const [one, other] = [await first.open(WISH), await first.open(WISH)];
    const witness = listen(first, one.table.id);
    await witness.until(({ snapshots }) => snapshots.length > 0);
    await second.leave(one.table.id);
    await witness.until(({ refusal }) => refusal !== undefined);
    expect((await first.mine()).map(({ table }) => table.id)).toEqual([other.table.id]);
    await first.rename('Ann');
    await second.forget();
    expect(await first.mine()).toEqual([]);
    expect(await first.me()).toBeNull();
    await expect(first.look(other.table.id)).rejects.toMatchObject({ kind: 'no-such-table' });
  });
});
