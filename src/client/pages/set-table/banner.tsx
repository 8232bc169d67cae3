import type { JSX } from 'preact';
import { gameNamed } from '../../games/games.ts';
import { addLands } from '../../games/lands.ts';
import { Backdrop } from '../../kit/backdrop.tsx';
import { useWorld } from '../../shell/world.ts';
import { nameOf } from '../../words/words.ts';
import { GamePoster } from '../common/game-poster.tsx';

addLands();

/** Which game the table is for. */
export function Banner({ game }: { readonly game: string }): JSX.Element {
  const { words } = useWorld();
  const Emblem = gameNamed(game)?.Emblem;
  return (
    <section class="banner">
      <Backdrop game={game} />
      <span class="svg" aria-hidden="true">
        {Emblem === undefined ? <GamePoster game={game} /> : <Emblem />}
      </span>
      <div class="bt">
        <h1>{nameOf(game, words)}</h1>
        <p>{words.games[game]?.says}</p>
      </div>
    </section>
  );
}
