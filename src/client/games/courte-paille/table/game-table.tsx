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
import { laterPart } from '../../../shell/later-part.tsx';
import { later } from '../../../shell/later.tsx';
import { GameTable, type GameDisplay, type TableProps } from '../../../play/game-table.tsx';
import { laterSheet } from '../../../play/frame/later-sheet.tsx';
import { withLesson } from '../lesson/words.ts';
import { CourtePailleCards } from '../coach/cards.tsx';
import { CourtePailleCoach } from '../coach/coach.tsx';
import type { TableContext } from '../../../play/session/context.ts';
import { Board } from './board.tsx';
import type { Ending } from '../end/endings.ts';
import { InEndsWords } from '../end/words.ts';
import { linesOf } from './log/lines.ts';
import { openingOf } from './log/opening.ts';
import { isLong, type CourtePailleContext } from './context.ts';
import { Seats } from './seats.tsx';
import { Peeking } from './peeking.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { ScreenView } from './screen-view.ts';
import { CourtePailleAnimator } from './animation/animator.tsx';
import { turnSentence } from './tray/turn-sentence.ts';
import { InWords, useWords } from './words.ts';

addLook();

const DISPLAY: GameDisplay<ScreenView, CourtePailleEvent, CourtePailleContext, Ending> = {
  classes: 't-courte-paille',
  animator: () => new CourtePailleAnimator(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: DayOf,
  Seats,
  Board,
  End: later(async () => (await import('../end/ends.tsx')).CourtePailleEnd),
  Hint: laterSheet(async () => (await import('../hint/hint.tsx')).CourtePailleHint),
  Coach: CourtePailleCoach,
  Lesson: laterPart(withLesson(async () => (await import('../lesson/lesson.tsx')).CourtePailleLesson)),
  Cards: CourtePailleCards,
  Final: later(async () => (await import('../end/final.tsx')).CourtePailleFinal),
};

/** A table of La Courte Paille. */
export function CourtePailleTable(table: TableProps): JSX.Element {
  return (
    <InWords>
      <InEndsWords>
        <Raft {...table} />
      </InEndsWords>
    </InWords>
  );
}

function Raft(table: TableProps): JSX.Element {
  const says = useWords();
  const [peeking] = useState(() => new Peeking());
  const contextOf = useCallback(
    (context: TableContext): CourtePailleContext => ({ ...context, says, peeking }),
    [says, peeking],
  );
  return <GameTable {...table} screen={DISPLAY} contextOf={contextOf} />;
}

function DayOf({ view, context }: { readonly view: ScreenView; readonly context: CourtePailleContext }): JSX.Element {
  const { says } = context;
  const day = view.week.filter(({ up }) => up).length;
  const days = view.week.length;
  return <span class="pill">{isLong(context) ? says.partDayOf(view.part, day, days) : says.dayOf(day, days)}</span>;
}
