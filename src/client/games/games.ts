import type { ClientGame } from '../play/game.ts';
import { courtePaille } from './courte-paille/index.tsx';
import { str8Eight } from './str8-eight/index.tsx';
import { straw } from './straw/index.tsx';

/** All games, in the order in which they are offered. */
export const GAMES: readonly ClientGame[] = [straw, courtePaille, str8Eight];

/** Where nobody has said which game they want. */
export const FIRST_GAME = straw;

export function gameNamed(id: string): ClientGame | undefined {
  return GAMES.find((game) => game.id === id);
}
