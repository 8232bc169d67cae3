import type { ComponentChildren, JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { GameScene } from '../../parts/scene.tsx';
import { playAlone } from '../pieces/deeds.ts';
import { dressOf, nameOf, type GameId } from '../pieces/games.ts';
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
      <Poster game="straw">
        <PlayStraw />
      </Poster>
      <Poster game="courte-paille">
        <NotYet />
      </Poster>
      <Poster game="str8-eight">
        <NotYet />
      </Poster>
    </section>
  );
}

function Poster({ game, children }: { readonly game: GameId; readonly children: ComponentChildren }): JSX.Element {
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
        {children}
      </div>
    </article>
  );
}

/** One tap: bots sit down, as they did last, and the cards are dealt. */
function PlayStraw(): JSX.Element {
  const { words, alone } = useWorld();
  const { home } = words.pages;
  const { isBusy, error, run } = useDeed();
  const name = useName();
  const play = (): void =>
    run(async () => {
      const about = (await alone.games()).games.find(({ id }) => id === 'straw')!;
      await playAlone(alone, wishOf('straw', lastDraft(about, false)), name);
    });
  return (
    <>
      <div class="row">
        <Button kind="primary" icon="play" busy={isBusy} onClick={play} label={home.playNowLabel(words.common.straw)}>
          {home.playNow}
        </Button>
        <To route={{ page: 'set', game: 'straw' }} class="btn quiet" label={home.setTableLabel(words.common.straw)}>
          {home.setTable}
        </To>
      </div>
      <Trouble error={error} />
    </>
  );
}

function NotYet(): JSX.Element {
  const { words } = useWorld();
  const { home } = words.pages;
  return (
    <p class="notyet small">
      {home.notYet} <a href="/api/docs">{home.toDocs}</a>
    </p>
  );
}
