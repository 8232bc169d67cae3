import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import { useCallback, useState } from 'preact/hooks';
import '../styles/table.css';
import '../styles/plate.css';
import '../styles/seats.css';
import '../styles/tray.css';
import '../styles/coco.css';
import '../styles/small.css';
import '../styles/sideways.css';
import { later } from '../../../shell/later.tsx';
import { GameTable, type GameDisplay, type TableProps } from '../../../play/game-table.tsx';
import { laterSheet } from '../../../play/frame/later-sheet.tsx';
import type { TableContext } from '../../../play/session/context.ts';
import { Board } from './board.tsx';
import { CourteEnd } from '../end/ends.tsx';
import type { Ending } from '../end/endings.ts';
import { InEndsWords } from '../end/words.ts';
import { linesOf, openingOf } from './log.ts';
import { isLong, type CourtePailleContext } from './context.ts';
import { Seats } from './seats.tsx';
import { Seen } from './seen.ts';
import type { CourteEvent, CourteView } from './shapes.ts';
import { CourtePailleAnimator } from './animator.tsx';
import { turnSentence } from './turn-sentence.ts';
import { InWords, useWords } from './words.ts';

addLook();

const DISPLAY: GameDisplay<CourteView, CourteEvent, CourtePailleContext, Ending> = {
  classes: 't-courte-paille',
  animator: () => new CourtePailleAnimator(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: DayOf,
  Seats,
  Board,
  End: CourteEnd,
  Hint: laterSheet(async () => (await import('../hint/hint.tsx')).CourteHint),
  Final: later(async () => (await import('../end/final.tsx')).CourteFinal),
};

/** A table of La Courte Paille. */
export function CourteTable(table: TableProps): JSX.Element {
  return (
    <InWords>
      <InEndsWords>
        <Raft {...table} />
      </InEndsWords>
    </InWords>
  );
}

function Raft(table: TableProps): JSX.Element {
  const courte = useWords();
  const [seen] = useState(() => new Seen());
  const contextOf = useCallback(
    (context: TableContext): CourtePailleContext => ({ ...context, courte, seen }),
    [courte, seen],
  );
  return <GameTable {...table} screen={DISPLAY} contextOf={contextOf} />;
}

function DayOf({ view, context }: { readonly view: CourteView; readonly context: CourtePailleContext }): JSX.Element {
  const { courte } = context;
  const day = view.week.filter(({ up }) => up).length;
  const days = view.week.length;
  return <span class="pill">{isLong(context) ? courte.partDayOf(view.part, day, days) : courte.dayOf(day, days)}</span>;
}
