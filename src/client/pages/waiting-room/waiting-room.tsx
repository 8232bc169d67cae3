import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { addLands } from '../../games/lands.ts';
import { Backdrop } from '../../kit/backdrop.tsx';
import { TopBar } from '../../kit/top-bar.tsx';
import { go } from '../../shell/route.ts';
import type { Session, TableState } from '../../play/session/session.ts';
import { nameOf } from '../../words/words.ts';
import '../../shell/styles/pages.css';
import { Controls } from './controls.tsx';
import { Invite } from './invite.tsx';
import { RoundTable } from './round-table.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { mayHost } from './host.ts';
import { useCommitment } from './use-commitment.ts';
import { useLostSeat } from './use-lost-seat.ts';
import { useAction } from '../../shell/use-action.ts';
import { mainRef, usePage } from '../../shell/use-page.ts';
import { ProblemNote } from '../../shell/said.tsx';
import { usePagesWords } from '../common/words.tsx';

addLands();

export interface Waiting {
  readonly session: Session;
  readonly state: TableState;
}

/** A table before the match: people come, the host fills seats and starts. */
export function WaitingRoom({ session, state }: Waiting): JSX.Element {
  const { words } = useWorld();
  const { waiting, invite } = usePagesWords();
  const { table, you } = state;
  const [seat, setSeat] = useState<number | null>(null);
  const action = useAction();
  usePage({ title: waiting.title, classes: 'table t-round t-wait', game: table.game });
  useCommitment(session, state);
  const lostSeat = useLostSeat(session);
  const leave = async (): Promise<void> => {
    if (you !== null) await session.link.leave(session.id);
    go({ page: 'home' });
  };
  const isHost = table.status === 'open' && mayHost(state);
  // whoever has lost the seat has something else to do
  const mayInvite = session.link.isOnline && table.status === 'open' && lostSeat === null;
  return (
    <>
      <Backdrop game={table.game} />
      <TopBar
        title={waiting.title}
        middle={<span class="pill">{nameOf(table.game, words)}</span>}
        menuIcon={you === null ? 'home' : 'exit'}
        menuLabel={you === null ? waiting.toHome : waiting.leave}
        onMenu={() => action.run(leave)}
      />
      <main class="rstage" tabIndex={-1} ref={mainRef}>
        <RoundTable state={state} onSeat={isHost ? setSeat : undefined} />
      </main>
      <section class="tray" aria-label={invite.title}>
        {mayInvite && <Invite table={table} />}
        <Controls {...{ session, state, action, lostSeat }} />
        <ProblemNote error={action.error} />
      </section>
      {seat !== null && isHost && (
        <SeatDialog session={session} table={table} seat={seat} onClose={() => setSeat(null)} />
      )}
    </>
  );
}
