import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fieldsOf, keep, readKept } from '../shell/storage.ts';
import { useWorld } from '../shell/world.ts';
import { Busy } from '../kit/busy.tsx';
import { useSession } from '../play/session/use-session.ts';
import { gameNamed } from '../games/games.ts';
import { NotLoaded } from '../shell/later.tsx';
import { Shell } from '../shell/shell.tsx';
import { pageWithWords } from './common/words.tsx';
import { PLAIN_LOOK, usePage } from '../shell/use-page.ts';

const Elsewhere = pageWithWords(async () => (await import('./no-table.tsx')).Elsewhere);
const NoTable = pageWithWords(async () => (await import('./no-table.tsx')).NoTable);
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
  const { online, alone } = useWorld();
  const { session, state } = useSession(isOnline ? online : alone, id);
  useLastTable(id, state?.table.game);
  if (session === null) return <Connecting />;
  const { problem } = session;
  if (problem?.kind === 'not-loaded') return <NotLoaded />;
  if (problem?.kind === 'busy-elsewhere') return <Elsewhere again={again} />;
  if (problem !== null) return <NoTable why={{ problem }} isOnline={isOnline} />;
  if (state === null) return <Connecting />;
  const { status, closed, game } = state.table;
  if (status === 'open' || status === 'starting') return <WaitingRoom session={session} state={state} />;
  if (status === 'closed' || state.view === null) {
    return <NoTable why={{ closed }} isOnline={isOnline} />;
  }
  const Table = gameNamed(game)?.Table;
  if (Table === undefined) return <NoTable why="no-such-game" isOnline={isOnline} />;
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
