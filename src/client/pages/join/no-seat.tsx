import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { Button } from '../../kit/button.tsx';
import { useSession } from '../../play/session/use-session.ts';
import type { PagesWords } from '../../words/en/later/pages.ts';
import { Blank } from '../../shell/blank.tsx';
import { useWorld } from '../../shell/world.ts';
import { NewTable } from '../common/new-table.tsx';
import { CHAIRS } from '../common/chairs.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  /** As it was when this page came to it. */
  readonly table: TableCard;
  readonly onWatch: () => void;
  /** Takes a seat that has become free. */
  readonly onSit: (now: TableCard) => void;
}

/** Too late for a seat: what happened, and what can be done instead. It follows the table, where a seat may become free again. */
export function NoSeat({ table, onWatch, onSit }: Props): JSX.Element {
  const { join } = usePagesWords();
  const now = useFollowed(table);
  const { heading, says } = sayOf(now, join);
  const isFree = hasFreeSeat(now);
  const canLook = now.watching && now.status !== 'closed';
  return (
    <>
      <Blank picture={CHAIRS} heading={heading} says={says}>
        {isFree && (
          <Button kind="primary" big icon="arrow" onClick={() => onSit(now)}>
            {join.sit}
          </Button>
        )}
        {canLook && (
          <Button kind={isFree ? 'quiet' : 'primary'} big={!isFree} icon="eye" onClick={onWatch}>
            {now.status === 'over' ? join.look : join.watch}
          </Button>
        )}
        <NewTable game={now.game} class="btn quiet" />
      </Blank>
      <p class="sr" role="status">
        {now === table ? '' : heading}
      </p>
    </>
  );
}

export function hasFreeSeat({ status, seats }: TableCard): boolean {
  return status === 'open' && seats.some(({ kind }) => kind === 'open');
}

/** The table as it is now. */
function useFollowed(table: TableCard): TableCard {
  const { session, state } = useSession(useWorld().online, table.id);
  const now = state?.table ?? table;
  // who may not watch is not told more than that
  return session?.problem?.kind === 'no-watching' ? { ...now, status: 'playing', watching: false } : now;
}

function sayOf(now: TableCard, join: PagesWords['join']): { readonly heading: string; readonly says: string } {
  const { status, watching } = now;
  if (hasFreeSeat(now)) return { heading: join.freed, says: join.freedSays };
  if (status === 'open') return { heading: join.full, says: join.fullSays };
  if (status === 'closed') return { heading: join.closed, says: join.closedSays };
  if (status === 'over') return { heading: join.over, says: watching ? join.overSays : join.closedSays };
  return { heading: join.started, says: watching ? join.startedSays : join.shut };
}
