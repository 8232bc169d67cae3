import type { AnyGame } from '../engine/game.ts';
import { everyVersionOf } from '../engine/versions.ts';
import { courtePaille } from './courte-paille/game.ts';
import { str8Eight } from './str8-eight/game.ts';
import { straw } from './straw/game.ts';

/** What can be played anew. */
export const GAMES: readonly AnyGame[] = [straw, courtePaille, str8Eight];

/** What can be read and gone on with: the games by every version that their rules have had. */
export const VERSIONS: readonly AnyGame[] = everyVersionOf(GAMES);

export function gameNamed(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
