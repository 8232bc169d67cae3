import { describe, expect, test } from 'vitest';
import { listed } from '../../protocol/people.ts';
import { message, snapshot } from '../../protocol/table.ts';
import type { TableRequest } from './link.ts';
import { listen, useWorkerPages, WISH } from './testing/worker-pages.ts';

const pages = useWorkerPages();

const GAMES: readonly (readonly [string, TableRequest['options']])[] = [
  ['straw', {}],
  ['courte-paille', { form: 'announced' }],
  ['str8-eight', { target: 100 }],
];

describe.each(GAMES)('%s alone', (game, options = {}) => {
  test('a whole match, told in the shapes of the protocol, and again', async () => {
    const link = pages.open();
    const { table } = await link.open({ ...WISH, game, options, seats: [...WISH.seats, { bot: 'random' }] });
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    expect(witness.connections).toEqual(['connecting', 'open']);
    expect(witness.snapshots.map((one) => snapshot.parse(one))).toEqual(witness.snapshots);
    expect(witness.messages.map((one) => message.parse(one))).toEqual(witness.messages);
    expect(witness.messages.map(({ seq }) => seq)).toEqual(
      witness.messages.map((_, i) => witness.snapshots[0]!.seq + 1 + i),
    );
    const record = await link.record(table.id);
    expect(record).toMatchObject({ game, options });
    expect(await link.verify(record)).toEqual([]);
    const next = await link.rematch(table.id);
    expect((await link.look(table.id)).table.rematch).toBe(next.table.id);
    const mine = await link.mine();
    expect(mine.map((one) => listed.parse(one))).toEqual(mine);
    expect(mine.map((one) => one.table.id).sort()).toEqual([table.id, next.table.id].sort());
  });

  test('a match goes on in a page that has never heard of the game', async () => {
    const first = pages.open();
    const { table } = await first.open({ ...WISH, game, options });
    await first.start(table.id);
    const before = listen(first, table.id, 0);
    await before.play(first, table.id, 2);
    await before.until(({ isAsked }) => isAsked);
    await pages.closeFirst();

    const second = pages.open();
    expect((await second.mine()).map((one) => one.table.game)).toEqual([game]);
    const after = listen(second, table.id);
    await after.until(({ snapshots }) => snapshots.length > 0);
    expect(after.latest).toMatchObject({ view: before.latest!.view, waiting: before.latest!.waiting });
    await after.play(second, table.id);
    expect(await second.verify(await second.record(table.id))).toEqual([]);
  });

  test('another page looks at a match, and gives it up', async () => {
    const [first, second] = [pages.open(), pages.open()];
    const { table } = await first.open({ ...WISH, game, options });
    await first.start(table.id);
    await listen(first, table.id).until(({ isAsked }) => isAsked);
    const { view, ask } = await second.look(table.id);
    expect([view, ask]).not.toContain(null);
    await pages.open().leave(table.code);
    expect(await second.mine()).toEqual([]);
  });
});
