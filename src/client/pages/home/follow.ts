import type { Link } from '../../link/link.ts';
import { kindOf } from '../../shell/errors.ts';
import { go } from '../../shell/route.ts';
import { wayIn } from '../common/code.ts';
import { nearTable, type Near } from './near-table.tsx';

interface Telling {
  tellEmpty(): void;
  tellNear(near: Near | undefined): void;
}

/** To the table; where there is none, looks whether a public one was meant. */
export async function follow(online: Link, typed: string, { tellEmpty, tellNear }: Telling): Promise<void> {
  const way = wayIn(typed);
  if (way === undefined) return tellEmpty();
  if (way.page === 'table') return go(way);
  try {
    await online.look(way.code);
  } catch (error) {
    if (kindOf(error) === 'no-such-table') tellNear(nearTable(way.code, await online.lobby()));
    throw error;
  }
  go(way);
}
