import type { JSX } from 'preact';
import { OTHER_LANDS } from '../../art/other-lands.ts';
import { addLands, Backdrop } from '../../parts/backdrop.tsx';
import { GameScene } from '../../parts/scene.tsx';
import { Camel } from '../../parts/straw.tsx';
import { useWorld } from '../../world.ts';
import { dressOf, nameOf, type GameId } from '../pieces/games.ts';

addLands(OTHER_LANDS);

/** Which game the table is for. */
export function Banner({ game }: { readonly game: GameId }): JSX.Element {
  const { words } = useWorld();
  return (
    <section class="banner">
      <Backdrop game={dressOf(game)} />
      <span class="svg" aria-hidden="true">
        {game === 'straw' ? <Camel weight={20} cards={['item-9', 'item-4']} label="" /> : <GameScene game={game} />}
      </span>
      <div class="bt">
        <h1>{nameOf(game, words)}</h1>
        <p>{words.pages.games[game].says}</p>
      </div>
    </section>
  );
}
