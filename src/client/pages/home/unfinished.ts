import type { TableCard } from '../../../protocol/table.ts';
import type { Link, ListedTable } from '../../link/link.ts';
import type { Route } from '../../shell/route.ts';

/** A table where somebody still has a seat. */
export interface Unfinished {
  readonly table: TableCard;
  readonly route: Extract<Route, { page: 'table' }>;
  readonly you: number;
  readonly waiting: readonly number[];
  readonly isMyTurn: boolean;
  readonly changed: number;
}

/** My tables at one end of the way that are not over. */
export async function unfinished(link: Link): Promise<Unfinished[]> {
  // in this browser there is one person only, who may have no name yet
  if (!link.isOnline) return unfinishedIn(await link.mine(), undefined);
  const me = await link.me();
  return me === null ? [] : unfinishedIn(await link.mine(), me.id);
}

/** Without a player these are the tables of this browser. */
export function unfinishedIn(tables: readonly ListedTable[], player: string | undefined): Unfinished[] {
  return tables.flatMap((listed) => {
    const you = seatOf(listed, player);
    if (you === undefined || isOver(listed.table)) return [];
    const { table, waiting, changed } = listed;
    const route = { page: 'table', id: table.id, isOnline: player !== undefined } as const;
    return [{ table, route, you, waiting, isMyTurn: waiting.includes(you), changed }];
  });
}

/** Those that wait for me first, and of these the last changed. */
export function byUrgency(a: Unfinished, b: Unfinished): number {
  return Number(b.isMyTurn) - Number(a.isMyTurn) || b.changed - a.changed;
}

function isOver({ status }: TableCard): boolean {
  return status === 'over' || status === 'closed';
}

/** Who left is not called back. */
function seatOf({ table }: ListedTable, player: string | undefined): number | undefined {
  const seat = table.seats.findIndex((one) => {
    if (one.kind !== 'person' || one.standIn === 'left') return false;
    return player === undefined || one.player === player;
  });
  return seat < 0 ? undefined : seat;
}
