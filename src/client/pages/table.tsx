import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fieldsOf, keep, readKept } from '../shell/storage.ts';
import { useWorld } from '../shell/world.ts';
import { Button } from '../kit/button.tsx';
import { Busy } from '../kit/busy.tsx';
import { useSession } from '../play/session/use-session.ts';
import { wordsFor } from '../shell/errors.ts';
import { Blank } from '../shell/blank.tsx';
import { gameNamed } from '../games/games.ts';
import { NotLoaded } from '../shell/later.tsx';
import { Shell } from '../shell/shell.tsx';
import { To } from '../shell/to.tsx';
import { ToHome } from '../shell/to-home.tsx';
import { pageWithWords } from './shared/words.tsx';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';

const WaitingRoom = pageWithWords(async () => (await import('./waiting-room/waiting-room.tsx')).WaitingRoom);

interface Props {
  readonly id: string;
  readonly isOnline: boolean;
}

/** A table, wherever it is and however far it has come. */
export function TablePage(props: Props): JSX.Element {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} {...props} again={() => setVisit(visit + 1)} />;
}

function Visit({ id, isOnline, again }: Props & { readonly again: () => void }): JSX.Element {
  const { words, online, alone } = useWorld();
  const { table: say } = words;
  const { session, state } = useSession(isOnline ? online : alone, id);
  useLastTable(id, state?.table.game);
  if (session === null) return <Connecting />;
  const { refusal } = session;
  if (refusal?.kind === 'not-loaded') return <NotLoaded />;
  if (refusal?.kind === 'busy-elsewhere') return <Elsewhere again={again} />;
  if (refusal !== null) {
    const [head, more] =
      refusal.kind === 'no-such-table'
        ? [say.noTable, say.noTableMore]
        : refusal.kind === 'no-watching'
          ? [say.noWatching, say.noWatchingMore]
          : [say.refused, wordsFor(refusal, words)];
    return <Nothing head={head} more={more} isOnline={isOnline} />;
  }
  if (state === null) return <Connecting />;
  const { status, closed, game } = state.table;
  if (status === 'open' || status === 'starting') return <WaitingRoom session={session} state={state} />;
  if (status === 'closed' || state.view === null) {
    return <Nothing head={say.closed} more={closed === null ? '' : say.closings[closed]} isOnline={isOnline} />;
  }
  const Table = gameNamed(game)?.Table;
  if (Table === undefined) {
    return <Nothing head={say.refused} more={words.pages.errors['no-such-game']} isOnline={isOnline} />;
  }
  return <Table session={session} state={state} />;
}

const LAST = 'last-table';

/** Which game is played at the table that was come to last is kept, so that who comes back need not wait for an answer to load it. */
function useLastTable(id: string, game: string | undefined): void {
  useEffect(() => {
    const last = fieldsOf(readKept(LAST));
    if (last['id'] === id) gameNamed(String(last['game']))?.Table.fetch();
  }, [id]);
  useEffect(() => {
    if (game !== undefined) keep(LAST, { id, game });
  }, [id, game]);
}

function Connecting(): JSX.Element {
  const { table: say, common } = useWorld().words;
  usePage({ title: common.loading, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <section class="blank" role="status">
        <Busy />
        <p>{say.connecting}</p>
      </section>
    </Shell>
  );
}

/** Another tab has taken the game; nothing is lost by taking it back. */
function Elsewhere({ again }: { readonly again: () => void }): JSX.Element {
  const { elsewhere } = useWorld().words.pages;
  usePage({ title: elsewhere.heading, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Blank picture="chairs" heading={elsewhere.heading} says={elsewhere.says}>
        <Button kind="primary" big icon="arrow" onClick={again}>
          {elsewhere.here}
        </Button>
        <ToHome />
      </Blank>
    </Shell>
  );
}

interface NothingProps {
  readonly head: string;
  readonly more: string;
  readonly isOnline: boolean;
}

/** There is no table to show. */
function Nothing({ head, more, isOnline }: NothingProps): JSX.Element {
  const { table: say } = useWorld().words;
  usePage({ title: head, classes: 'home', game: PLAIN_LOOK });
  return (
    <Shell>
      <Blank picture={isOnline ? 'chairs' : 'signpost'} heading={head} says={more}>
        <ToHome isFirst />
        {isOnline && (
          <To route={{ page: 'tables' }} class="btn quiet">
            {say.tables}
          </To>
        )}
      </Blank>
    </Shell>
  );
}
