import type { JSX } from 'preact';
import '../../css/str8.css';
import '../../css/str8-seats.css';
import '../../css/str8-piles.css';
import '../../css/str8-stair.css';
import '../../css/str8-passing.css';
import '../../css/str8-ends.css';
import '../../css/str8-sideways.css';
import { str8Face } from '../../art/str8-faces.ts';
import { later } from '../../pages/pieces/later.tsx';
import { OTHER_LANDS } from '../../art/other-lands.ts';
import { addLands } from '../../parts/backdrop.tsx';
import { addFaces } from '../../parts/card.tsx';
import { GameTable, type GameScreen, type TableProps } from '../game-table.tsx';
import { laterSheet } from '../later-sheet.tsx';
import { Board } from './board.tsx';
import { End } from './end.tsx';
import { Legend } from './legend.tsx';
import { linesOf, openingOf } from './log.ts';
import { Patterns } from './patterns.tsx';
import { targetOf, type Str8Scene } from './scene.ts';
import { Seats } from './seats.tsx';
import type { Str8Event, Str8View } from './shapes.ts';
import { Str8Staging, type HandEnd } from './staging.tsx';
import { turnSentence } from './turn-sentence.ts';
import { InWords, useWords } from './words.ts';

addFaces('str8', str8Face);
addLands(OTHER_LANDS);

const SCREEN: GameScreen<Str8View, Str8Event, Str8Scene, HandEnd> = {
  classes: 't-str8',
  staging: () => new Str8Staging(),
  opening: openingOf,
  isOver: ({ winners }) => winners !== undefined,
  lines: linesOf,
  turnSentence,
  Middle,
  Seats,
  Board,
  End,
  Legend,
  Hint: laterSheet(async () => (await import('./hint.tsx')).Str8Hint),
  Final: later(async () => (await import('./final.tsx')).Final),
};

/** A table of Str8 Eight. */
export function Str8Table(table: TableProps): JSX.Element {
  return (
    <InWords>
      <Patterns />
      <InScene {...table} />
    </InWords>
  );
}

function InScene(table: TableProps): JSX.Element {
  const str8 = useWords();
  return <GameTable {...table} screen={SCREEN} sceneOf={(scene) => ({ ...scene, str8 })} />;
}

function Middle({ view, scene }: { readonly view: Str8View; readonly scene: Str8Scene }): JSX.Element {
  return (
    <>
      <span class="pill">{scene.str8.hand(view.hand)}</span>
      <span class="pill wide">{scene.str8.target(targetOf(scene))}</span>
    </>
  );
}
