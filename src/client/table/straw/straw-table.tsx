import type { JSX } from 'preact';
import { later } from '../../pages/pieces/later.tsx';
import { Icon } from '../../parts/icon.tsx';
import { GameTable, type GameScreen, type TableProps } from '../game-table.tsx';
import { laterSheet } from '../later-sheet.tsx';
import type { Scene } from '../scene.ts';
import { Board } from './board.tsx';
import { linesOf, openingOf } from './log.ts';
import { Seats } from './seats.tsx';
import type { StrawEvent, StrawView } from './shapes.ts';
import { StrawStaging, type RoundEnd } from './staging.tsx';
import { turnSentence } from './tray.tsx';

const SCREEN: GameScreen<StrawView, StrawEvent, Scene, RoundEnd> = {
  classes: 't-straw',
  staging: () => new StrawStaging(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: Round,
  Seats,
  Board,
  End: later(async () => (await import('./score.tsx')).Score),
  Hint: laterSheet(async () => (await import('./hint.tsx')).StrawHint),
  Final: later(async () => (await import('./final.tsx')).Final),
};

const sameScene = (scene: Scene): Scene => scene;

/** A table of Straw. */
export function StrawTable(table: TableProps): JSX.Element {
  return <GameTable {...table} screen={SCREEN} sceneOf={sameScene} />;
}

function Round({ view, scene }: { readonly view: StrawView; readonly scene: Scene }): JSX.Element {
  const { table: say, straw } = scene.words;
  const isRace = scene.table.options['ending'] === 'race-to-100';
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
