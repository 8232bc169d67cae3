import type { JSX } from 'preact';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import { roundsOf } from '../../../../games/straw/rounds.ts';
import type { StrawOptions } from '../../../../games/straw/options.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import { placeRef } from '../../../kit/motion/places.ts';
import { GAUGE_PATTERNS } from '../art/gauge.ts';
import { addLook } from '../art/look.ts';
import { Definitions } from '../../../kit/sprite.tsx';
import { laterPart } from '../../../shell/later-part.tsx';
import { later } from '../../../shell/later.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { GameTable, type GameDisplay, type TableProps } from '../../../play/game-table.tsx';
import { laterSheet } from '../../../play/frame/later-sheet.tsx';
import { withLesson } from '../lesson/words.ts';
import { StrawCards } from '../coach/cards.tsx';
import { StrawCoach } from '../coach/coach.tsx';
import { withEnds } from '../end/words.ts';
import type { StrawContext } from './context.ts';
import type { DisplayedStraw } from './displayed-straw.ts';
import { Board } from './board.tsx';
import { linesOf, openingOf } from './log.ts';
import { Seats } from './seats.tsx';
import { STRAW_PLACES } from './places.ts';
import { StrawAnimator } from './animator.tsx';
import type { RoundEnd } from './round-end.ts';
import { turnSentence } from './tray/sentences.ts';
import { InWords, useWords } from './words.ts';

addLook();

const DISPLAY: GameDisplay<DisplayedStraw, StrawEvent, StrawContext, RoundEnd> = {
  classes: 't-straw',
  animator: () => new StrawAnimator(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: Round,
  Seats,
  Board,
  End: later(withEnds(async () => (await import('../end/score.tsx')).Score)),
  Hint: laterSheet(async () => (await import('../hint/hint.tsx')).StrawHint),
  Coach: StrawCoach,
  Lesson: laterPart(withLesson(async () => (await import('../lesson/lesson.tsx')).StrawLesson)),
  Cards: StrawCards,
  Final: later(withEnds(async () => (await import('../end/final.tsx')).Final)),
};

/** A table of Straw. */
export function StrawTable(table: TableProps): JSX.Element {
  return (
    <InWords>
      <Definitions html={GAUGE_PATTERNS} />
      <Caravan {...table} />
    </InWords>
  );
}

function Caravan(table: TableProps): JSX.Element {
  const straw = useWords();
  return <GameTable {...table} screen={DISPLAY} contextOf={(context) => ({ ...context, straw })} />;
}

function Round({ view, context }: { readonly view: StrawView; readonly context: StrawContext }): JSX.Element {
  const { straw } = context;
  const { table: say } = context.words;
  const { ending } = context.table.options as StrawOptions;
  const rounds = roundsOf(ending, view.seats.length);
  const sign = view.direction === 1 ? 'cw' : 'ccw';
  const direction = view.direction === 1 ? say.clockwise : say.anticlockwise;
  return (
    <>
      <span class="pill">
        {rounds === null ? straw.roundOfRace(view.round) : straw.round(view.round, rounds)}
        <span class="narrow dirn" ref={placeRef(STRAW_PLACES.directions[0])}>
          <Icon name={sign} />
          <span class="sr">{direction}</span>
        </span>
      </span>
      <span class="pill wide" ref={placeRef(STRAW_PLACES.directions[1])}>
        <Icon name={sign} />
        {direction}
      </span>
    </>
  );
}
