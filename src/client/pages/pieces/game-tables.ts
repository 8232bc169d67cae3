import type { JSX } from 'preact';
import type { Sitting, Standing } from '../../table/sitting.ts';
import type { GameId } from './games.ts';

export interface AtTable {
  readonly sitting: Sitting;
  /** With a view: the game has begun. */
  readonly standing: Standing;
}

type GameTable = (props: AtTable) => JSX.Element;

/** What shows a match. Straw's comes with the page of a table; each other one is a file of its own. */
export const GAME_TABLES: Readonly<Record<Exclude<GameId, 'straw'>, () => Promise<GameTable>>> = {
  'courte-paille': async () => (await import('../../table/courte/courte-table.tsx')).CourteTable,
  'str8-eight': async () => (await import('../../table/str8/str8-table.tsx')).Str8Table,
};

/** Ahead of the tap that needs it. If it does not come, the page that wants it says so. */
export function fetchTable(game: GameId): void {
  import('../table.tsx').catch(() => undefined);
  if (game !== 'straw') GAME_TABLES[game]().catch(() => undefined);
}
