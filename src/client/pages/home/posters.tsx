import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { GameScene } from '../../parts/scene.tsx';
import { playAlone } from '../pieces/deeds.ts';
import { fetchTable } from '../pieces/game-tables.ts';
import { dressOf, GAMES, nameOf, type GameId } from '../pieces/games.ts';
import { Trouble } from '../pieces/said.tsx';
import { To } from '../pieces/to.tsx';
import { useDeed } from '../pieces/use-deed.ts';
import { useName } from '../pieces/use-name.ts';
import { lastDraft } from '../set-table/last-draft.ts';
import { wishOf } from '../set-table/wish.ts';

export function Posters(): JSX.Element {
  const { words } = useWorld();
  return (
    <section class="posters" aria-label={words.pages.home.gamesLabel}>
      {GAMES.map((game) => (
        <Poster key={game} game={game} />
      ))}
    </section>
  );
}

function Poster({ game }: { readonly game: GameId }): JSX.Element {
  const { words } = useWorld();
  const { says, players, minutes } = words.pages.games[game];
  return (
    <article class="poster" data-game={dressOf(game)}>
      <div class="art">
        <GameScene game={game} />
      </div>
      <div class="txt">
        <h2>{nameOf(game, words)}</h2>
        <p>{says}</p>
        <p class="facts">
          <span>
            <Icon name="people" />
            {players}
          </span>
          <span>
            <Icon name="clock" />
            {minutes}
          </span>
        </p>
        <Play game={game} />
      </div>
    </article>
  );
}

/** One tap: bots sit down, as they did last, and the cards are dealt. */
function Play({ game }: { readonly game: GameId }): JSX.Element {
  const { words, alone } = useWorld();
  const { home } = words.pages;
  const { isBusy, error, run } = useDeed();
  const name = useName();
  const label = nameOf(game, words);
  const play = (): void =>
    run(async () => {
      fetchTable(game);
      const about = (await alone.games()).games.find(({ id }) => id === game)!;
      await playAlone(alone, wishOf(game, lastDraft(about, false)), name);
    });
  return (
    <>
      <div class="row">
        <Button kind="primary" icon="play" busy={isBusy} onClick={play} label={home.playNowLabel(label)}>
          {home.playNow}
        </Button>
        <To route={{ page: 'set', game }} class="btn quiet" label={home.setTableLabel(label)}>
          {home.setTable}
        </To>
      </div>
      <Trouble error={error} />
    </>
  );
}
