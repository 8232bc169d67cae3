import type { Bout } from '../../bots/arena/bout.ts';
import { BoutPlayer } from '../../bots/arena/matches.ts';

/** Matches `from` to `to` − 1 of a bout. */
export interface ArenaJob {
  readonly bout: Bout;
  /** For who gave the job: which bout it is. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export interface ArenaPlayed {
  readonly number: number;
  /** By match: the bots' parts of the win. */
  readonly parts: readonly (readonly number[])[];
  readonly ms: number;
}

const players = new Map<string, BoutPlayer>();

export function playArena({ bout, number, from, to }: ArenaJob): ArenaPlayed {
  const began = performance.now();
  const player = playerOf(bout);
  const parts = Array.from({ length: to - from }, (_, i) => player.play(from + i));
  return { number, parts, ms: performance.now() - began };
}

/** Searches have large tables, so whoever played stays until the work is done. */
function playerOf(bout: Bout): BoutPlayer {
  const key = JSON.stringify(bout);
  const known = players.get(key) ?? new BoutPlayer(bout);
  players.set(key, known);
  return known;
}
