import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../world.ts';
import { Button } from '../parts/button.tsx';
import { Busy } from '../parts/busy.tsx';
import { Icon } from '../parts/icon.tsx';
import { StrawTable } from '../table/straw/straw-table.tsx';
import { useSitting } from '../table/use-sitting.ts';
import { wordsFor } from './errors.ts';
import { Blank } from './pieces/blank.tsx';
import { later } from './pieces/later.tsx';
import { Shell } from './pieces/shell.tsx';
import { To } from './pieces/to.tsx';
import { usePage } from './pieces/use-page.ts';

const Str8Table = later(async () => (await import('../table/str8/str8-table.tsx')).Str8Table);
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
  if (sitting === null) return <Connecting />;
  const { refusal } = sitting;
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
  if (game === 'str8-eight') return <Str8Table sitting={sitting} standing={standing} />;
  return <Nothing head={say.notOnTheWeb} more={say.notOnTheWebMore} isOnline={isOnline} />;
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
  const { elsewhere, nav } = useWorld().words.pages;
  usePage({ title: elsewhere.heading, classes: 'home', game: 'straw' });
  return (
    <Shell>
      <Blank picture="chairs" heading={elsewhere.heading} says={elsewhere.says}>
        <Button kind="primary" big icon="arrow" onClick={again}>
          {elsewhere.here}
        </Button>
        <To route={{ page: 'home' }} class="btn quiet">
          <Icon name="home" />
          {nav.toHome}
        </To>
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
        <To route={{ page: 'home' }} class="btn primary big">
          <Icon name="home" />
          {say.home}
        </To>
        {isOnline && (
          <To route={{ page: 'tables' }} class="btn quiet">
            {say.tables}
          </To>
        )}
      </Blank>
    </Shell>
  );
}
