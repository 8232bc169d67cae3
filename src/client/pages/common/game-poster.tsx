import type { JSX } from 'preact';
import { gameNamed } from '../../games/games.ts';

/** The picture of a game's poster; nothing of a game that this page does not know. */
export function GamePoster({ game }: { readonly game: string }): JSX.Element | null {
  const poster = gameNamed(game)?.poster;
  return poster === undefined ? null : <img class="scene" src={poster} width={480} height={320} alt="" />;
}
