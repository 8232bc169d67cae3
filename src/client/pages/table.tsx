import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fieldsOf, keep, readKept } from '../storage.ts';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { Busy } from '../parts/busy.tsx';
import { StrawTable } from '../table/straw/straw-table.tsx';
import { useSitting } from '../table/use-sitting.ts';
import { wordsFor } from './errors.ts';
import { Blank } from './pieces/blank.tsx';
import { GAME_TABLES } from './pieces/game-tables.ts';
import { later, NotLoaded } from './pieces/later.tsx';
import { Shell } from './pieces/shell.tsx';
import { To } from './pieces/to.tsx';
import { ToHome } from './pieces/to-home.tsx';
import { usePage } from './pieces/use-page.ts';

const TABLES = {
  'courte-paille': later(GAME_TABLES['courte-paille']),
  'str8-eight': later(GAME_TABLES['str8-eight']),
};
const WaitingRoom = later(async () => (await import('./waiting-room.tsx')).WaitingRoom);

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
  const { sitting, standing } = useSitting(isOnline ? online : alone, id);
  useLastTable(id, standing?.table.game);
  if (sitting === null) return <Connecting />;
  const { refusal } = sitting;
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
  if (standing === null) return <Connecting />;
  const { status, closed, game } = standing.table;
  if (status === 'open' || status === 'starting') return <WaitingRoom sitting={sitting} standing={standing} />;
  if (status === 'closed' || standing.view === null) {
    return <Nothing head={say.closed} more={closed === null ? '' : say.closings[closed]} isOnline={isOnline} />;
  }
  if (game === 'straw') return <StrawTable sitting={sitting} standing={standing} />;
  if (!isLater(game)) {
    return <Nothing head={say.refused} more={words.pages.errors['no-such-game']} isOnline={isOnline} />;
  }
  const Table = TABLES[game];
  return <Table sitting={sitting} standing={standing} />;
}

function isLater(game: unknown): game is keyof typeof TABLES {
  return typeof game === 'string' && Object.hasOwn(TABLES, game);
}

const LAST = 'last-table';

/** Which game is played at the table that was come to last is kept, so that who comes back need not wait for an answer to load it. */
function useLastTable(id: string, game: string | undefined): void {
  useEffect(() => {
    const last = fieldsOf(readKept(LAST));
    if (last['id'] === id && isLater(last['game'])) TABLES[last['game']].fetch();
  }, [id]);
  useEffect(() => {
    if (game !== undefined) keep(LAST, { id, game });
  }, [id, game]);
}

function Connecting(): JSX.Element {
  const { table: say, common } = useWorld().words;
  usePage({ title: common.loading, classes: 'home', game: 'straw' });
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
  usePage({ title: elsewhere.heading, classes: 'home', game: 'straw' });
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
  usePage({ title: head, classes: 'home', game: 'straw' });
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
