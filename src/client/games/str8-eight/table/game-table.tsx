import type { JSX } from 'preact';
import { addLook } from '../art/look.ts';
import '../styles/table.css';
import '../styles/seats.css';
import '../styles/piles.css';
import '../styles/stair.css';
import '../styles/mountain.css';
import '../styles/passing.css';
import '../styles/ends.css';
import '../styles/sideways.css';
import { later } from '../../../shell/later.tsx';
import { GameTable, type GameDisplay, type TableProps } from '../../../play/game-table.tsx';
import { laterSheet } from '../../../play/frame/later-sheet.tsx';
import { Str8EightCards } from '../coach/cards.tsx';
import { Str8EightCoach } from '../coach/coach.tsx';
import { Board } from './board.tsx';
import { HandPills } from './hand-pills.tsx';
import { Legend } from './legend.tsx';
import { linesOf } from './log/lines.ts';
import { openingOf } from './log/opening.ts';
import { Patterns } from './patterns.tsx';
import type { Str8EightContext } from './context.ts';
import { Seats } from './seats.tsx';
import type { Str8EightEvent } from '../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from './displayed.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import { Str8EightAnimator } from './animation/animator.ts';
import type { HandEnd } from './animation/hand-end.ts';
import { turnSentence } from './turn-sentence.ts';
import { InWords, useWords } from './words.ts';

addLook();

const DISPLAY: GameDisplay<DisplayedStr8Eight, Str8EightEvent, Str8EightContext, HandEnd> = {
  classes: 't-str8-eight',
  animator: () => new Str8EightAnimator(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle,
  Seats,
  Board,
  End: later(async () => (await import('../end/end.tsx')).End),
  Legend,
  Hint: laterSheet(async () => (await import('../hint/hint.tsx')).Str8EightHint),
  Coach: Str8EightCoach,
  Cards: Str8EightCards,
  Final: later(async () => (await import('../end/final.tsx')).Final),
};

/** A table of Str8 Eight. */
export function Str8EightTable(table: TableProps): JSX.Element {
  return (
    <InWords>
      <Patterns />
      <InContext {...table} />
    </InWords>
  );
}

function InContext(table: TableProps): JSX.Element {
  const str8Eight = useWords();
  return <GameTable {...table} screen={DISPLAY} contextOf={(context) => ({ ...context, str8Eight })} />;
}

function Middle({ view, context }: { readonly view: Str8EightView; readonly context: Str8EightContext }): JSX.Element {
  return <HandPills hand={view.hand} barren={view.barren} context={context} />;
}
