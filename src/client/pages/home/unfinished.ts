import type { TableCard } from '../../../protocol/table.ts';
import type { Link, ListedTable } from '../../link/link.ts';
import type { Route } from '../../route.ts';

/** A table where somebody still has a seat. */
export interface Unfinished {
  readonly table: TableCard;
  readonly route: Route;
  readonly you: number;
  readonly waiting: readonly number[];
  readonly isMyTurn: boolean;
  readonly changed: number;
}

/** My tables at one end of the way that are not over. */
export async function unfinished(link: Link): Promise<Unfinished[]> {
  const me = await link.me();
  // in this browser there is one person only, who may have no name yet
  if (me === null && link.isOnline) return [];
  const player = link.isOnline ? me?.id : undefined;
  const tables = await link.mine();
  return tables.flatMap((listed) => {
    const you = seatOf(listed, player);
    if (you === undefined || isOver(listed.table)) return [];
    const { table, waiting, changed } = listed;
    const route: Route = { page: 'table', id: table.id, isOnline: link.isOnline };
    return [{ table, route, you, waiting, isMyTurn: waiting.includes(you), changed }];
  });
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
