import type { JSX } from 'preact';
import { focusRestRef } from '../../../kit/focus-back.ts';
import { useState } from 'preact/hooks';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { Button } from '../../../kit/button.tsx';
import { go } from '../../../shell/route.ts';
import { useWorld } from '../../../shell/world.ts';
import type { TableContext } from '../../../play/session/context.ts';
import { CHARACTERS } from '../../../../games/courte-paille/faces.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { goneFrom, partsOf } from './parts.ts';
import { Medal } from '../table/castaway-marks.tsx';
import { PartStraws } from './part-straws.tsx';
import { useEnds } from './words.ts';

interface Props {
  readonly view: CourtePailleView;
  /** All that was heard of the match. */
  readonly events: readonly CourtePailleEvent[];
  readonly context: TableContext;
  readonly you: number;
  /** The cards of the round while they act; the parts make room for them. */
  readonly order: JSX.Element | null;
}

/** In the place of the hand, for who has no cards any more. */
export function Out({ view, events, context, you, order }: Props): JSX.Element {
  const { table: say } = useWorld().words;
  const says = useEnds();
  const [isWatching, setIsWatching] = useState(false);
  return (
    <section class="tray t-outtray" aria-label={says.watchLabel} tabIndex={-1} ref={focusRestRef}>
      <div class="say">
        <span class="me out">
          <Animal name={animalOf(you)} />
        </span>
        <span role="status">
          <b>{says.outHead}</b> <small>{says.outMore}</small>
        </span>
      </div>
      {order ?? <SoFar view={view} events={events} context={context} />}
      {!isWatching && (
        <div class="actions">
          <Button kind="quiet" icon="exit" onClick={() => go({ page: 'home' })}>
            {say.leave}
          </Button>
          <Button kind="primary" big icon="eye" onClick={() => setIsWatching(true)}>
            {says.keepWatching}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The parts, and who has left the raft. */
function SoFar({ view, events, context }: Pick<Props, 'view' | 'events' | 'context'>): JSX.Element {
  const says = useEnds();
  const gone = goneFrom(events, CHARACTERS, view.characters);
  return (
    <div class="outbox">
      <PartStraws parts={partsOf(events, view.part)} context={context} />
      <div class="gone">
        <b class="small">{says.leftRaft}</b>
        <span role="img" aria-label={says.castawayList(gone)}>
          {gone.map((who) => (
            <Medal key={who} who={who} mood={1} />
          ))}
        </span>
      </div>
    </div>
  );
}
