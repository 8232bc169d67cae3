import type { ComponentChildren, JSX } from 'preact';
import { Busy } from '../../kit/busy.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Session, TableState } from '../../play/session/session.ts';
import type { Action } from '../../shell/use-action.ts';
import { To } from '../../shell/to.tsx';
import { mayHost } from './host.ts';
import { useLevels } from './use-levels.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly session: Session;
  readonly state: TableState;
  readonly action: Action;
}

/** What can be done now: start, for the host; wait, for the others; sit down, for who only looks. */
export function Controls({ session, state, action }: Props): JSX.Element {
  const { waiting } = usePagesWords();
  const { table, you } = state;
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  if (table.status === 'starting') return <Starting />;
  if (you === null && open === 0) return <Note>{waiting.full}</Note>;
  if (you === null) {
    return (
      <>
        <div class="actions">
          <To route={{ page: 'join', code: table.code }} class="btn primary big">
            <Icon name="arrow" />
            {waiting.sit}
          </To>
        </div>
        <Note>{waiting.watcherNote}</Note>
      </>
    );
  }
  if (mayHost(state)) return <HostControls session={session} open={open} action={action} isHost={you === table.host} />;
  const host = table.host === null ? undefined : table.seats[table.host];
  return (
    <Note>
      {host !== undefined && host.kind !== 'open' && <b>{waiting.hostStarts(host.name)}</b>} {waiting.guestNote}
    </Note>
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

function Starting(): JSX.Element {
  const { waiting } = usePagesWords();
  return (
    <p class="small wnote" role="status">
      <Busy /> {waiting.starting}
    </p>
  );
}

function Note({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <p class="small wnote">{children}</p>;
}
