import { gameNamed } from '../../games/games.ts';

/** Ahead of the tap that needs it. If it does not come, the page that wants it says so. */
export function fetchTable(game: string): void {
  import('../table.tsx').catch(() => undefined);
  gameNamed(game)?.Table.fetch();
}
