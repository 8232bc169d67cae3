import type { AnyGame } from '../engine/game.ts';
import { courtePaille } from './courte-paille/game.ts';
import { str8Eight } from './str8-eight/game.ts';
import { straw } from './straw/game.ts';

export const GAMES: readonly AnyGame[] = [straw, courtePaille, str8Eight];

export function gameNamed(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
