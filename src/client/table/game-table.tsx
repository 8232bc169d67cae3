import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../protocol/table.ts';
import { useWorld } from '../world.ts';
import { buzz, play } from '../motion/sound.ts';
import type { LaterPage } from '../pages/pieces/later.tsx';
import { PACES } from '../settings.ts';
import { AgainBar } from './again-bar.tsx';
import { useClock, type Left } from './clock.ts';
import { Frame } from './frame.tsx';
import type { HintProps } from './hint.tsx';
import { HintedCard } from './hinted.ts';
import type { Again } from './log-panel.tsx';
import type { LogLine } from './log.tsx';
import { recapOf } from './recap.ts';
import { SaidAloud } from './said-aloud.tsx';
import { useSaid } from './said.ts';
import { whoIn, type Scene } from './scene.ts';
import { isYourTurn, standInForYou } from './seats.ts';
import type { Shown } from './show.ts';
import type { Sitting, Standing } from './sitting.ts';
import type { GameStaging } from './staging.ts';
import { useShow } from './use-show.ts';

export interface TableProps {
  readonly sitting: Sitting;
  /** With a view: the game has begun. */
  readonly standing: Standing;
}

/** A word beside a seat, for a moment. */
export interface Remark {
  readonly seat: number;
  readonly text: string;
}

export interface SeatsProps<View, Event, GameScene> {
  readonly view: View;
  /** What has happened, as far as it was heard; nothing while something is shown again. */
  readonly events: readonly Event[];
  readonly scene: GameScene;
  readonly standing: Standing;
  readonly said: ReadonlyMap<number, Phrase>;
  readonly remark: Remark | null;
  readonly clock: Left | null;
}

export interface BoardProps<View, Event, GameScene> {
  readonly sitting: Sitting;
  /** What has happened, as far as it was heard. */
  readonly events: readonly Event[];
  readonly shown: Shown<View>;
  readonly scene: GameScene;
  readonly clock: Left | null;
}

export interface EndProps<End, GameScene> extends TableProps {
  readonly scene: GameScene;
  readonly end: End;
  /** The game has gone on meanwhile, and waits for you. */
  readonly isYourTurn: boolean;
  readonly onClose: () => void;
}

export interface FinalProps<View, GameScene> extends TableProps {
  readonly scene: GameScene;
  readonly view: View;
}

/** What a game adds to the table that all games share. */
export interface GameScreen<View, Event, GameScene extends Scene, End> {
  /** Of the body: `t-straw`. */
  readonly classes: string;
  staging(): GameStaging<View, Event, GameScene, End>;
  /** How a match began in which nothing has happened yet; nothing of any other. */
  opening(view: View): readonly Event[];
  isOver(view: View): boolean;
  lines(events: readonly Event[], scene: GameScene): readonly LogLine[];
  /** All that a screen reader needs to choose, in one breath. */
  turnSentence(shown: Shown<View>, you: number, scene: GameScene): string;
  /** In the bar on top. */
  readonly Middle: (props: { readonly view: View; readonly scene: GameScene }) => JSX.Element;
  readonly Seats: (props: SeatsProps<View, Event, GameScene>) => JSX.Element;
  /** The middle of the table and the hand. */
  readonly Board: (props: BoardProps<View, Event, GameScene>) => JSX.Element;
  readonly End: ((props: EndProps<End, GameScene>) => JSX.Element) & Partial<Pick<LaterPage<object>, 'fetch'>>;
  /** What the best moves are. */
  readonly Hint: LaterPage<HintProps<View, GameScene>>;
  readonly Final: LaterPage<FinalProps<View, GameScene>>;
  /** Under what happened, where there is room beside the table. */
  readonly Legend?: (props: { readonly scene: GameScene }) => JSX.Element;
}

interface Props<View, Event, GameScene extends Scene, End> extends TableProps {
  readonly screen: GameScreen<View, Event, GameScene, End>;
  /** What the game's sentences need beside the words that all have. */
  sceneOf(scene: Scene): GameScene;
}

const REMARK_FOR = 1600;

/** A table from the first deal to the winner. */
export function GameTable<View, Event, GameScene extends Scene, End>(
  props: Props<View, Event, GameScene, End>,
): JSX.Element {
  const { sitting, standing, screen, sceneOf } = props;
  const { words, settings } = useWorld();
  const [end, setEnd] = useState<{ readonly round: End; readonly close: () => void } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [again, setAgain] = useState('');
  const isBack = useRef(false);
  const [remark, setRemark] = useState<Remark | null>(null);
  const { show, staging } = useShow(sitting, standing, screen);
  const { shown } = show;
  useEffect(() => {
    // no round ends before the person's first move
    if (standing.sent !== null) screen.End.fetch?.();
  }, [standing.sent]);
  const scene = sceneOf({ words, table: shown.standing.table, you: shown.standing.you });
  useEffect(() => {
    if (remark === null) return undefined;
    const timer = setTimeout(() => setRemark(null), REMARK_FOR);
    return () => clearTimeout(timer);
  }, [remark]);
  staging.screen = {
    scene,
    loudness: settings,
    pace: PACES[settings.pace],
    announce: (sentence, isAgain) => (isAgain ? setAgain : setAnnounced)(sentence),
    remark: (seat, text) => setRemark({ seat, text }),
    showEnd: (round) =>
      new Promise((resolve) => {
        // no match ends without such a page before
        screen.Final.fetch();
        const close = (): void => {
          isBack.current = true;
          setEnd(null);
          resolve();
        };
        setEnd({ round, close });
      }),
  };
  const shared = { sitting, standing: shown.standing, scene };
  if (end !== null) {
    return <screen.End {...shared} end={end.round} isYourTurn={isYourTurn(standing)} onClose={end.close} />;
  }
  if (screen.isOver(shown.view)) return <screen.Final {...shared} view={shown.view} />;
  const start = (): void => {
    setAgain('');
    show.again();
  };
  return (
    <Playing
      {...shared}
      screen={screen}
      shown={shown}
      events={staging.events}
      remark={remark}
      announced={announced}
      isBack={isBack.current}
      again={{ isPossible: show.isRemembered && shown.again === null, start }}
      againSays={again}
      onStopAgain={() => show.stopAgain()}
    />
  );
}

interface PlayingProps<View, Event, GameScene extends Scene, End> extends TableProps {
  readonly screen: GameScreen<View, Event, GameScene, End>;
  readonly shown: Shown<View>;
  readonly scene: GameScene;
  readonly events: readonly Event[];
  readonly remark: Remark | null;
  readonly announced: string;
  /** From the end of a round. */
  readonly isBack: boolean;
  readonly again: Again;
  /** What is being shown again. */
  readonly againSays: string;
  onStopAgain(): void;
}

function Playing<View, Event, GameScene extends Scene, End>(
  props: PlayingProps<View, Event, GameScene, End>,
): JSX.Element {
  const { sitting, standing, screen, shown, scene, events, remark, announced, isBack, again } = props;
  const { words, settings } = useWorld();
  const said = useSaid(sitting);
  const clock = useClock(standing, words);
  const view = shown.again ?? shown.view;
  const isAgain = shown.again !== null;
  const { you } = scene;
  const isYours = shown.ask !== null && standInForYou(standing) === null;
  useEffect(() => {
    if (!isYours) return;
    play('turn', settings);
    buzz(20);
  }, [isYours]);
  useEffect(() => {
    // the button that led here is gone
    if (isBack) document.querySelector<HTMLElement>('.tray')?.focus({ preventScroll: true });
  }, []);
  const [isHinting, setIsHinting] = useState(false);
  const [hinted, setHinted] = useState<string | null>(null);
  const stopHint = (): void => {
    setIsHinting(false);
    setHinted(null);
  };
  // a hint is for one question
  useEffect(stopHint, [shown.ask?.id]);
  const mayAsk = standing.table.hints && isYours && standing.sent === null && !isAgain;
  const linesOf = (some: readonly Event[]): readonly LogLine[] => screen.lines(some, scene);
  return (
    <Frame
      sitting={sitting}
      standing={standing}
      classes={isAgain ? `${screen.classes} t-again` : screen.classes}
      middle={<screen.Middle view={view} scene={scene} />}
      log={linesOf(events)}
      again={again}
      hint={mayAsk ? { isOpen: isHinting, toggle: () => (isHinting ? stopHint() : setIsHinting(true)) } : undefined}
      legend={screen.Legend !== undefined && <screen.Legend scene={scene} />}
      recap={(missed) => recapOf(missed as readonly Event[], events, linesOf)}
    >
      <screen.Seats
        view={view}
        events={isAgain ? [] : events}
        scene={scene}
        standing={standing}
        said={said}
        remark={remark}
        clock={clock}
      />
      <HintedCard.Provider value={hinted}>
        <screen.Board sitting={sitting} shown={shown} events={events} scene={scene} clock={clock} />
      </HintedCard.Provider>
      {mayAsk && isHinting && (
        <screen.Hint sitting={sitting} view={shown.view} scene={scene} onMark={setHinted} onClose={stopHint} />
      )}
      {isAgain && <AgainBar says={props.againSays} onStop={props.onStopAgain} />}
      <p class="sr" aria-live="polite">
        {announced} {you !== null && isYours && screen.turnSentence(shown, you, scene)}
      </p>
      <SaidAloud said={said} you={you} whoAt={(seat) => whoIn(scene, seat)} />
    </Frame>
  );
}
