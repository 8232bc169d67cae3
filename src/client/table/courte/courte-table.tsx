import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import '../../css/courte.css';
import '../../css/courte-plate.css';
import '../../css/courte-seats.css';
import '../../css/courte-tray.css';
import '../../css/courte-coco.css';
import '../../css/courte-small.css';
import '../../css/courte-sideways.css';
import { courteFace } from '../../art/courte-faces.ts';
import { later } from '../../pages/pieces/later.tsx';
import { OTHER_LANDS } from '../../art/other-lands.ts';
import { addLands } from '../../parts/backdrop.tsx';
import { addFaces } from '../../parts/card.tsx';
import { GameTable, type GameScreen, type TableProps } from '../game-table.tsx';
import { laterSheet } from '../later-sheet.tsx';
import type { Scene } from '../scene.ts';
import { Board } from './board.tsx';
import { CourteEnd } from './ends/ends.tsx';
import type { Ending } from './ends/endings.ts';
import { InEndsWords } from './ends/words.ts';
import { linesOf, openingOf } from './log.ts';
import { isLong, type CourteScene } from './scene.ts';
import { Seats } from './seats.tsx';
import { Seen } from './seen.ts';
import type { CourteEvent, CourteView } from './shapes.ts';
import { CourteStaging } from './staging.tsx';
import { turnSentence } from './turn-sentence.ts';
import { InWords, useWords } from './words.ts';

addFaces('courte', courteFace);
addLands(OTHER_LANDS);

const SCREEN: GameScreen<CourteView, CourteEvent, CourteScene, Ending> = {
  classes: 't-courte',
  staging: () => new CourteStaging(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle: DayOf,
  Seats,
  Board,
  End: CourteEnd,
  Hint: laterSheet(async () => (await import('./hint.tsx')).CourteHint),
  Final: later(async () => (await import('./ends/final.tsx')).CourteFinal),
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
  const sceneOf = useCallback((scene: Scene): CourteScene => ({ ...scene, courte, seen }), [courte, seen]);
  return <GameTable {...table} screen={SCREEN} sceneOf={sceneOf} />;
}

function DayOf({ view, scene }: { readonly view: CourteView; readonly scene: CourteScene }): JSX.Element {
  const { courte } = scene;
  const day = view.week.filter(({ up }) => up).length;
  const days = view.week.length;
  return <span class="pill">{isLong(scene) ? courte.partDayOf(view.part, day, days) : courte.dayOf(day, days)}</span>;
}
