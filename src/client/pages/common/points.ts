import type { Games } from '../../link/link.ts';

/** How strong each level is: what is shown beside its name. Empty where nobody measured it, or a server of an earlier version does not tell. */
export type Points = Readonly<Record<string, number>>;

export function pointsAt(game: Games['games'][number] | undefined, players: number): Points {
  return game?.strength?.[players] ?? {};
}
