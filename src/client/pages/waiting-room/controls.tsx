import type { ComponentChildren, JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Session, TableState } from '../../play/session/session.ts';
import type { Action } from '../../shell/use-action.ts';
import { To } from '../../shell/to.tsx';
import { ToHome } from '../../shell/to-home.tsx';
import { mayHost } from './host.ts';
import { Starting } from './starting.tsx';
import { useLevels } from './use-levels.ts';
import type { LostSeat } from './use-lost-seat.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  readonly action: Action;
  readonly lostSeat: LostSeat;
}

/** What can be done now: start, for the host; wait, for the others; sit down, for who only looks. */
export function Controls({ session, state, action, lostSeat }: Props): JSX.Element {
  const { waiting } = usePagesWords();
  const { table, you } = state;
  const open = openIn(table);
  if (table.status === 'starting') return <Starting session={session} state={state} />;
  if (you === null) return <Watching table={table} lost={lostSeat} />;
  if (mayHost(state)) return <HostControls session={session} open={open} action={action} isHost={you === table.host} />;
  const host = table.host === null ? undefined : table.seats[table.host];
  return (
    <Note>
      {host !== undefined && host.kind !== 'open' && <b>{waiting.hostStarts(host.name)}</b>} {waiting.guestNote}
    </Note>
  );
}

interface WatchingProps {
  readonly table: TableCard;
  readonly lost: LostSeat;
}

/** For who has no seat, or has lost it: that is said first. */
function Watching({ table, lost }: WatchingProps): JSX.Element {
  const { waiting } = usePagesWords();
  const isFree = openIn(table) > 0;
  const note = isFree ? waiting.watcherNote : waiting.full;
  const lostNote = isFree ? waiting.lostSeatFree : waiting.lostSeatFull;
  return (
    <>
      {lost !== null && (
        <div class="wnote" role="alert">
          <p class="lostseat">
            <Icon name="warn" /> <b>{waiting.lostSeat[lost]}</b>
          </p>
          <p class="small">{lostNote}</p>
        </div>
      )}
      <div class="actions">
        {isFree && (
          <To route={{ page: 'join', code: table.code }} class="btn primary big">
            <Icon name="arrow" />
            {waiting.sit}
          </To>
        )}
        {lost !== null && <ToHome />}
      </div>
      {lost === null && <Note>{note}</Note>}
    </>
  );
}

interface HostProps {
  readonly session: Session;
  readonly open: number;
  readonly action: Action;
  readonly isHost: boolean;
}

function HostControls({ session, open, action, isHost }: HostProps): JSX.Element {
  const { waiting } = usePagesWords();
  const { usual } = useLevels(session);
  const start = (): void => action.run(() => (open === 0 ? session.start() : session.start(usual)));
  return (
    <>
      <div class="actions">
        <Button kind="primary" big icon="play" busy={action.isBusy} onClick={start}>
          {open === 0 ? waiting.start : waiting.fill(open)}
        </Button>
      </div>
      <Note>{isHost ? waiting.hostNote : waiting.hostAway}</Note>
    </>
  );
}

function openIn({ seats }: TableCard): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

function Note({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <p class="small wnote">{children}</p>;
}
