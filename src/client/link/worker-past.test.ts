import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { TableRequest } from './link.ts';
import { listen, useWorkerPages, WISH } from './testing/worker-pages.ts';
import type { WorkerLink } from './worker.ts';

const pages = useWorkerPages();

const GAMES: readonly (readonly [string, TableRequest['options']])[] = [
  ['straw', {}],
  ['courte-paille', { form: 'single' }],
  ['str8-eight', { target: 100 }],
];

interface AnyView {
  readonly seats: readonly { readonly hand: readonly (string | null)[] }[];
  readonly week?: readonly { readonly card: string | null }[];
}

async function played(link: WorkerLink, game: string, options: TableRequest['options'] = {}): Promise<MatchRecord> {
  const { table } = await link.open({ ...WISH, game, options });
  await link.start(table.id);
  await listen(link, table.id).play(link, table.id);
  return link.record(table.id);
}

describe.each(GAMES)('a match of %s that has ended', (game, options) => {
  test('is shown move by move, with all hands and as I saw it', async () => {
    const link = pages.open();
    const record = await played(link, game, options);
    const past = await link.replay(record, 0);
    expect(past).toHaveLength(record.moves.length + 1);
    expect(past.flatMap(({ events }) => events)).toEqual(record.events);
    for (const { open, seen } of past) {
      const all = open as AnyView;
      expect(all.seats.flatMap(({ hand }) => hand)).not.toContain(null);
      expect((all.week ?? []).map(({ card }) => card)).not.toContain(null);
      expect((seen as AnyView).seats[0]!.hand).not.toContain(null);
    }
    expect((past[0]!.seen as AnyView).seats[1]!.hand).toContain(null);
  });

  test('goes on from one of its points by the same deal', async () => {
    const link = pages.open();
    const record = await played(link, game, options);
    const moves = Math.floor(record.moves.length / 2);
    const id = await link.branch(record, moves, 0);
    await listen(link, id).play(link, id);
    const other = await link.record(id);
    expect(other.seed).toBe(record.seed);
    expect(other.moves.slice(0, moves)).toEqual(record.moves.slice(0, moves));
    expect(await link.verify(other)).toEqual([]);
    expect((await link.mine()).map(({ table }) => table.id)).toContain(id);
  });
});

test('somebody else’s seat is played by a stand-in, and theirs by me', async () => {
  const link = pages.open();
  const record = await played(link, 'straw');
  const shared: MatchRecord = { ...record, seats: record.seats.with(1, { kind: 'human', name: 'Mira' }) };
  const id = await link.branch(shared, 5, 2);
  const { you, table } = await link.look(id);
  expect(you).toBe(2);
  expect(table.seats).toMatchObject([{ standIn: 'left' }, { name: 'Mira', standIn: 'left' }, { standIn: null }]);
  await listen(link, id).play(link, id);
  expect((await link.record(id)).seed).toBe(record.seed);
});
