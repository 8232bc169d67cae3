import { DatabaseSync } from '@photostructure/sqlite';
import type { TableCard } from '../../protocol/table.ts';
import { Guest } from '../../server/testing/guest.ts';
import { playToEnd } from '../../server/testing/play-to-end.ts';
import { filesIn } from '../../server/upkeep/files.ts';
import { DAY } from '../../server/upkeep/keeping.ts';
import type { Served } from './served.ts';

interface OldMatches {
  readonly ann: Guest;
  /** Ids. */
  readonly over: string;
  readonly playing: string;
  readonly cards: Readonly<Record<'over' | 'playing', TableCard>>;
}

/** A match that is over and in the memory of the server, and one that goes on. Both seem to be 40 days old. */
export async function oldMatches({ url }: Served, data: string): Promise<OldMatches> {
  const ann = await Guest.arrive(url, 'Ann');
  const begin = async (): Promise<TableCard> => {
    const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'medium' }] });
    await ann.ok('POST', `/api/tables/${table.id}/start`, {});
    return table;
  };
  const cards = { over: await begin(), playing: await begin() };
  await playToEnd([ann], cards.over.id);
  const db = new DatabaseSync(filesIn(data).database, { timeout: 5000 });
  db.prepare('UPDATE tables SET changed = ?').run(Date.now() - 40 * DAY);
  db.close();
  return { ann, over: cards.over.id, playing: cards.playing.id, cards };
}
