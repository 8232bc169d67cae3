import type { AnyGame } from '../../engine/game.ts';
import { onGrid, type MoveOption } from './analysis.ts';
import type { Weighed } from './trials.ts';

/** What was weighed, in words. */
export function optionsOf(game: AnyGame, weighed: readonly Weighed[]): MoveOption[] {
  return weighed.map(({ code, chance, error }) => ({
    move: game.format(game.decode(code)),
    chance: onGrid(chance),
    error: onGrid(error),
  }));
}
