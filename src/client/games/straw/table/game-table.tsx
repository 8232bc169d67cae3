import type { JSX } from 'preact';
import { GAUGE_PATTERNS } from '../art/gauge.ts';
import { addLook } from '../art/look.ts';
import { Definitions } from '../../../kit/sprite.tsx';
import { later } from '../../../shell/later.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { GameTable, type GameDisplay, type TableProps } from '../../../play/game-table.tsx';
import { laterSheet } from '../../../play/frame/later-sheet.tsx';
import type { StrawContext } from './context.ts';
import { Board } from './board.tsx';
import { linesOf, openingOf } from './log.ts';
import { Seats } from './seats.tsx';
import type { StrawEvent, StrawView } from './shapes.ts';
import { StrawAnimator, type RoundEnd } from './animator.tsx';
import { turnSentence } from './tray.tsx';
import { InWords, useWords } from './words.ts';

addLook();

const DISPLAY: GameDisplay<StrawView, StrawEvent, StrawContext, RoundEnd> = {
  classes: 't-straw',
  animator: () => new StrawAnimator(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: Round,
  Seats,
  Board,
  End: later(async () => (await import('../end/score.tsx')).Score),
  Hint: laterSheet(async () => (await import('../hint/hint.tsx')).StrawHint),
  Final: later(async () => (await import('../end/final.tsx')).Final),
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
  const isRace = context.table.options['ending'] === 'race-to-100';
  const sign = view.direction === 1 ? 'cw' : 'ccw';
  const direction = view.direction === 1 ? say.clockwise : say.anticlockwise;
  return (
    <>
      <span class="pill">
        {isRace ? straw.roundOfRace(view.round) : straw.round(view.round, view.seats.length)}
        <span class="narrow dirn">
          <Icon name={sign} />
          <span class="sr">{direction}</span>
        </span>
      </span>
      <span class="pill wide">
        <Icon name={sign} />
        {direction}
      </span>
    </>
  );
}
