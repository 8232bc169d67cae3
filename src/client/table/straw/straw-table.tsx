import type { JSX } from 'preact';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { useWorld } from '../../world.ts';
import { buzz, play } from '../../motion/sound.ts';
import { later } from '../../pages/pieces/later.tsx';
import { PACES } from '../../settings.ts';
import { Icon } from '../../parts/icon.tsx';
import { useClock } from '../clock.ts';
import { AgainBar } from '../again-bar.tsx';
import { Frame } from '../frame.tsx';
import type { Again } from '../log-panel.tsx';
import { SaidAloud } from '../said-aloud.tsx';
import { useSaid } from '../said.ts';
import { isYourTurn, standInForYou } from '../seats.ts';
import { Show, type Shown, type Told } from '../show.ts';
import type { Sitting, Standing } from '../sitting.ts';
import { Board } from './board.tsx';
import { linesOf, openingOf, whoIn, type Scene } from './log.ts';
import { Score } from './score.tsx';
import { Seats } from './seats.tsx';
import type { StrawEvent, StrawView } from './shapes.ts';
import { StrawStaging, type RoundEnd } from './staging.tsx';
import { turnSentence } from './tray.tsx';

interface Props {
  readonly sitting: Sitting;
  /** With a view: the game has begun. */
  readonly standing: Standing;
}

const Final = later(async () => (await import('./final.tsx')).Final);

const REMARK_FOR = 1600;

/** A table of Straw, from the first deal to the winner. */
export function StrawTable({ sitting, standing }: Props): JSX.Element {
  const { words, settings } = useWorld();
  const [end, setEnd] = useState<{ readonly round: RoundEnd; readonly close: () => void } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [again, setAgain] = useState('');
  const isBack = useRef(false);
  const [remark, setRemark] = useState<{ readonly seat: number; readonly text: string } | null>(null);
  const { show, staging } = useShow(sitting, standing);
  const { shown } = show;
  const scene: Scene = { words, table: shown.standing.table, you: shown.standing.you };
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
    remark: (seat) => setRemark({ seat, text: words.straw.passes }),
    showEnd: (round) =>
      new Promise((resolve) => {
        const close = (): void => {
          isBack.current = true;
          setEnd(null);
          resolve();
        };
        setEnd({ round, close });
      }),
  };
  const shared = { sitting, standing: shown.standing, title: words.common.straw };
  if (end !== null) {
    return <Score {...shared} scene={scene} end={end.round} isYourTurn={isYourTurn(standing)} onClose={end.close} />;
  }
  if (shown.view.winners !== undefined) return <Final {...shared} scene={scene} view={shown.view} />;
  const start = (): void => {
    setAgain('');
    show.again();
  };
  return (
    <Playing
      {...shared}
      shown={shown}
      scene={scene}
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

interface PlayingProps {
  readonly sitting: Sitting;
  readonly standing: Standing;
  readonly title: string;
  readonly shown: Shown<StrawView>;
  readonly scene: Scene;
  readonly events: readonly StrawEvent[];
  readonly remark: { readonly seat: number; readonly text: string } | null;
  readonly announced: string;
  /** From the end of a round. */
  readonly isBack: boolean;
  readonly again: Again;
  /** What is being shown again. */
  readonly againSays: string;
  onStopAgain(): void;
}

function Playing(props: PlayingProps): JSX.Element {
  const { sitting, standing, title, shown, scene, events, remark, announced, isBack, again } = props;
  const { words, settings } = useWorld();
  const said = useSaid(sitting);
  const clock = useClock(standing, words);
  const { ask } = shown;
  const view = shown.again ?? shown.view;
  const isAgain = shown.again !== null;
  const { you } = scene;
  const isYours = ask !== null && standInForYou(standing) === null;
  useEffect(() => {
    if (!isYours) return;
    play('turn', settings);
    buzz(20);
  }, [isYours]);
  useEffect(() => {
    // the button that led here is gone
    if (isBack) document.querySelector<HTMLElement>('.tray')?.focus({ preventScroll: true });
  }, []);
  const recap = (missed: readonly Told[]) => linesOf(missed as unknown as readonly StrawEvent[], scene);
  return (
    <Frame
      sitting={sitting}
      standing={standing}
      classes={isAgain ? 't-straw t-again' : 't-straw'}
      title={title}
      middle={<Round view={view} scene={scene} />}
      log={linesOf(events, scene)}
      again={again}
      recap={recap}
    >
      <Seats view={view} standing={standing} said={said} remark={remark} clock={clock} />
      <Board sitting={sitting} shown={shown} scene={scene} clock={clock} />
      {isAgain && <AgainBar says={props.againSays} onStop={props.onStopAgain} />}
      <p class="sr" aria-live="polite">
        {announced} {you !== null && isYours && turnSentence(shown, you, words.straw)}
      </p>
      <SaidAloud said={said} you={you} whoAt={(seat) => whoIn(scene, seat)} />
    </Frame>
  );
}

function Round({ view, scene }: { readonly view: StrawView; readonly scene: Scene }): JSX.Element {
  const { table: say, straw } = useWorld().words;
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

/** What is shown of the table, one thing after the other. */
function useShow(sitting: Sitting, first: Standing): { show: Show<StrawView>; staging: StrawStaging } {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [{ show, staging }] = useState(() => {
    const staging = new StrawStaging();
    const show = new Show<StrawView>(first, staging, () => redraw(undefined));
    show.open(openingOf(first.view as StrawView) as unknown as Told[]);
    return { staging, show };
  });
  useEffect(() => {
    // what came between the first drawing and this
    if (sitting.standing !== null) show.hear(sitting.standing, null);
    const off = sitting.watch((standing, message) => show.hear(standing, message));
    return () => {
      off();
      show.end();
    };
  }, [sitting, show]);
  return { show, staging };
}
