import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { Button } from '../../kit/button.tsx';
import type { PagesWords } from '../../words/en/later/pages.ts';
import { Blank } from '../../shell/blank.tsx';
import { NewTable } from '../common/new-table.tsx';
import { CHAIRS } from '../common/chairs.ts';
import { usePagesWords } from '../common/words.tsx';

interface Props {
  readonly table: TableCard;
  readonly onWatch: () => void;
}

/** Too late for a seat: what happened, and what can be done instead. */
export function NoSeat({ table, onWatch }: Props): JSX.Element {
  const { join } = usePagesWords();
  const { heading, says } = sayOf(table, join);
  const isOver = table.status === 'over';
  const canLook = table.watching && table.status !== 'closed';
  return (
    <Blank picture={CHAIRS} heading={heading} says={says}>
      {canLook && (
        <Button kind="primary" big icon="eye" onClick={onWatch}>
          {isOver ? join.look : join.watch}
        </Button>
      )}
      <NewTable game={table.game} class="btn quiet" />
    </Blank>
  );
}

function sayOf(
  { status, watching }: TableCard,
  join: PagesWords['join'],
): { readonly heading: string; readonly says: string } {
  if (status === 'open') return { heading: join.full, says: join.fullSays };
  if (status === 'closed') return { heading: join.closed, says: join.closedSays };
  if (status === 'over') return { heading: join.over, says: watching ? join.overSays : join.closedSays };
  return { heading: join.started, says: watching ? join.startedSays : join.shut };
}
