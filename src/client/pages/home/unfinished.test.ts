import { describe, expect, test } from 'vitest';
import type { SeatCard, TableCard } from '../../../protocol/table.ts';
import { cardOf, personAt } from '../../../table/testing/store-contract.ts';
import type { ListedTable } from '../../link/link.ts';
import { byUrgency, unfinishedIn } from './unfinished.ts';

const ANN = personAt('ann');
const BOB = personAt('bob');

function listed(id: string, changes: Partial<TableCard> = {}, rest: Partial<ListedTable> = {}): ListedTable {
  return {
    table: cardOf(id, { status: 'playing', seats: [ANN, BOB], ...changes }),
    waiting: [],
    changed: 1,
    ...rest,
  };
}

const idsOf = (tables: readonly ListedTable[], player?: string): string[] =>
  unfinishedIn(tables, player).map(({ table }) => table.id);

describe('tables that wait', () => {
  test('are those that are not over', () => {
    const all = (['open', 'starting', 'playing', 'over', 'closed'] as const).map((status) =>
      listed(status, { status }),
    );
    expect(idsOf(all, 'ann')).toEqual(['open', 'starting', 'playing']);
  });

  test('are those where I sit, and have not left', () => {
    const left: SeatCard = { ...personAt('ann'), standIn: 'left' } as SeatCard;
    const away: SeatCard = { ...personAt('ann'), standIn: 'away' } as SeatCard;
    const all = [listed('a'), listed('b', { seats: [BOB] }), listed('c', { seats: [BOB, left] })];
    expect(idsOf([...all, listed('d', { seats: [BOB, away] })], 'ann')).toEqual(['a', 'd']);
  });

  test('know my seat, my turn and the way', () => {
    const [one, other] = unfinishedIn([listed('a', {}, { waiting: [0, 1] }), listed('b', {}, { waiting: [0] })], 'bob');
    expect(one).toMatchObject({ you: 1, isMyTurn: true, route: { page: 'table', id: 'a', isOnline: true } });
    expect(other).toMatchObject({ you: 1, isMyTurn: false });
  });

  test('in this browser are all mine', () => {
    const [mine] = unfinishedIn([listed('a', { seats: [{ kind: 'open' }, personAt('you')] })], undefined);
    expect(mine).toMatchObject({ you: 1, route: { isOnline: false } });
  });

  test('come by urgency', () => {
    const all = [
      listed('old', {}, { changed: 1 }),
      listed('new', {}, { changed: 9 }),
      listed('mine', {}, { changed: 2, waiting: [0] }),
    ];
    const sorted = unfinishedIn(all, 'ann').toSorted(byUrgency);
    expect(sorted.map(({ table }) => table.id)).toEqual(['mine', 'new', 'old']);
  });
});
