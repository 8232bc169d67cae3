import type { JSX } from 'preact';
import { readKept } from '../../shell/storage.ts';
import { useWorld } from '../../shell/world.ts';
import type { Link } from '../../link/link.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { GamePoster } from '../common/game-poster.tsx';
import { playAlone } from '../common/table-actions.ts';
import { fetchTable } from '../common/fetch-table.ts';
import { nameOf } from '../../words/words.ts';
import { GAMES } from '../../games/games.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { To } from '../../shell/to.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useName } from '../common/use-name.ts';
import { firstDraft, keptAs, requestOf, type Draft } from '../set-table/draft.ts';

export function Posters(): JSX.Element {
  const { words } = useWorld();
  return (
    <section class="posters" aria-label={words.pages.home.gamesLabel}>
      {GAMES.map(({ id }) => (
        <Poster key={id} game={id} />
      ))}
    </section>
  );
}

function Poster({ game }: { readonly game: string }): JSX.Element {
  const { words } = useWorld();
  const { says, players, minutes } = words.games[game]!;
  return (
    <article class="poster" data-game={game}>
      <div class="art">
        <GamePoster game={game} />
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
function Play({ game }: { readonly game: string }): JSX.Element {
  const { words, alone } = useWorld();
  const { home } = words.pages;
  const { isBusy, error, run } = useAction();
  const name = useName();
  const label = nameOf(game, words);
  const play = (): void =>
    run(async () => {
      fetchTable(game);
      await playAlone(alone, requestOf(game, await draftOf(game, alone)), name);
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
      <ProblemNote error={error} />
    </>
  );
}

/** As the table was set last. Who has never set one need not know what could be. */
async function draftOf(game: string, alone: Link): Promise<Draft> {
  if (readKept(keptAs(game, false)) === null) return firstDraft(false);
  const [{ lastDraft }, { games }] = await Promise.all([import('../set-table/last-draft.ts'), alone.games()]);
  return lastDraft(
    games.find(({ id }) => id === game)!,
    false,
  );
}
