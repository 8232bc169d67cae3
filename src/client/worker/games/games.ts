import type { WorkerGame } from '../worker-game.ts';
import { courtePaille } from './courte-paille/index.ts';
import { str8Eight } from './str8-eight/index.ts';
import { straw } from './straw/index.ts';

/** All games, in the order in which they are offered. */
export const GAMES: readonly WorkerGame[] = [straw, courtePaille, str8Eight];

export function gameNamed(id: string): WorkerGame | undefined {
  return GAMES.find(({ about }) => about.id === id);
}
