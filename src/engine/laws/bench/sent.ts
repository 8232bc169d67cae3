import { askOf } from '../../ask.ts';
import type { Position } from '../../game.ts';
import type { Viewer } from '../../seats.ts';
import type { Bench } from './bench.ts';

/** All that is put before a viewer in a position, as bytes: the view, what is asked, and why not. */
export function sentTo(bench: Bench, state: Position, viewer: Viewer): string {
  const { game } = bench;
  const view = game.view(state, viewer);
  if (viewer === 'watcher') return JSON.stringify(view);
  const isAsked = bench.moves(state, viewer).length > 0;
  const ask = isAsked ? askOf(game, state, viewer) : null;
  return JSON.stringify([view, ask, bench.tried.map((move) => game.refuse(state, viewer, move) ?? null)]);
}
