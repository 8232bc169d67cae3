import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../protocol/table.ts';
import { useWorld } from '../shell/world.ts';
import { buzz, play } from '../kit/motion/sound.ts';
import type { LaterPage } from '../shell/later.tsx';
import { PACES } from '../shell/settings.ts';
import { AgainBar } from './playback/again-bar.tsx';
import { useClock, type Left } from './session/clock.ts';
import { Frame } from './frame/frame.tsx';
import type { HintProps } from './hint/hint.tsx';
import { HintedCard } from './tray/hinted.ts';
import type { Again, LogLine } from './frame/log.tsx';
import { recapOf } from './playback/recap.ts';
import { SaidAloud } from './frame/said-aloud.tsx';
import { useSaid } from './session/said.ts';
import { whoIn, type TableContext } from './session/context.ts';
import { isYourTurn, standInForYou } from './session/seats.ts';
import type { DisplayedState } from './playback/playback.ts';
import type { Session, TableState } from './session/session.ts';
import type { GameAnimator } from './playback/game-animator.ts';
import { usePlayback } from './playback/use-playback.ts';

export interface TableProps {
  readonly session: Session;
  /** With a view: the game has begun. */
  readonly state: TableState;
}

/** A word beside a seat, for a moment. */
export interface Remark {
  readonly seat: number;
  readonly text: string;
}

export interface SeatsProps<View, Event, Context> {
  readonly view: View;
  /** What has happened, as far as it was heard; nothing while something is shown again. */
  readonly events: readonly Event[];
  readonly context: Context;
  readonly state: TableState;
  readonly said: ReadonlyMap<number, Phrase>;
  readonly remark: Remark | null;
  readonly clock: Left | null;
}

export interface BoardProps<View, Event, Context> {
  readonly session: Session;
  /** What has happened, as far as it was heard. */
  readonly events: readonly Event[];
  readonly displayed: DisplayedState<View>;
  readonly context: Context;
  readonly clock: Left | null;
}

export interface EndProps<End, Context> extends TableProps {
  readonly context: Context;
  readonly end: End;
  /** The game has gone on meanwhile, and waits for you. */
  readonly isYourTurn: boolean;
  readonly onClose: () => void;
}

export interface FinalProps<View, Context> extends TableProps {
  readonly context: Context;
  readonly view: View;
}

/** What a game adds to the table that all games share. */
export interface GameDisplay<View, Event, Context extends TableContext, End> {
  /** Of the body: `t-straw`. */
  readonly classes: string;
  animator(): GameAnimator<View, Event, Context, End>;
  /** How a match began in which nothing has happened yet; nothing of any other. */
  opening(view: View): readonly Event[];
  isOver(view: View): boolean;
  lines(events: readonly Event[], context: Context): readonly LogLine[];
  /** All that a screen reader needs to choose, in one breath. */
  turnSentence(displayed: DisplayedState<View>, you: number, context: Context): string;
  /** In the bar on top. */
  readonly Middle: (props: { readonly view: View; readonly context: Context }) => JSX.Element;
  readonly Seats: (props: SeatsProps<View, Event, Context>) => JSX.Element;
  /** The middle of the table and the hand. */
  readonly Board: (props: BoardProps<View, Event, Context>) => JSX.Element;
  readonly End: ((props: EndProps<End, Context>) => JSX.Element) & Partial<Pick<LaterPage<object>, 'fetch'>>;
  /** What the best moves are. */
  readonly Hint: LaterPage<HintProps<View, Context>>;
  readonly Final: LaterPage<FinalProps<View, Context>>;
  /** Under what happened, where there is room beside the table. */
  readonly Legend?: (props: { readonly context: Context }) => JSX.Element;
}

interface Props<View, Event, Context extends TableContext, End> extends TableProps {
  readonly screen: GameDisplay<View, Event, Context, End>;
  /** What the game's sentences need beside the words that all have. */
  contextOf(context: TableContext): Context;
}

const REMARK_FOR = 1600;

/** A table from the first deal to the winner. */
export function GameTable<View, Event, Context extends TableContext, End>(
  props: Props<View, Event, Context, End>,
): JSX.Element {
  const { session, state, screen, contextOf } = props;
  const { words, settings } = useWorld();
  const [end, setEnd] = useState<{ readonly round: End; readonly close: () => void } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [again, setAgain] = useState('');
  const isBack = useRef(false);
  const [remark, setRemark] = useState<Remark | null>(null);
  const { playback, animator } = usePlayback(session, state, screen);
  const { displayed } = playback;
  useEffect(() => {
    // no round ends before the person's first move
    if (state.sent !== null) screen.End.fetch?.();
  }, [state.sent]);
  const context = contextOf({ words, table: displayed.state.table, you: displayed.state.you });
  useEffect(() => {
    if (remark === null) return undefined;
    const timer = setTimeout(() => setRemark(null), REMARK_FOR);
    return () => clearTimeout(timer);
  }, [remark]);
  animator.screen = {
    context,
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
  const shared = { session, state: displayed.state, context };
  if (end !== null) {
    return <screen.End {...shared} end={end.round} isYourTurn={isYourTurn(state)} onClose={end.close} />;
  }
  if (screen.isOver(displayed.view)) return <screen.Final {...shared} view={displayed.view} />;
  const start = (): void => {
    setAgain('');
    playback.again();
  };
  return (
    <Playing
      {...shared}
      screen={screen}
      displayed={displayed}
      events={animator.events}
      remark={remark}
      announced={announced}
      isBack={isBack.current}
      again={{ isPossible: playback.isRemembered && displayed.again === null, start }}
      againSays={again}
      onStopAgain={() => playback.stopAgain()}
    />
  );
}

interface PlayingProps<View, Event, Context extends TableContext, End> extends TableProps {
  readonly screen: GameDisplay<View, Event, Context, End>;
  readonly displayed: DisplayedState<View>;
  readonly context: Context;
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

function Playing<View, Event, Context extends TableContext, End>(
  props: PlayingProps<View, Event, Context, End>,
): JSX.Element {
  const { session, state, screen, displayed, context, events, remark, announced, isBack, again } = props;
  const { words, settings } = useWorld();
  const said = useSaid(session);
  const clock = useClock(state, words);
  const view = displayed.again ?? displayed.view;
  const isAgain = displayed.again !== null;
  const { you } = context;
  const isYours = displayed.ask !== null && standInForYou(state) === null;
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
  useEffect(stopHint, [displayed.ask?.id]);
  const linesOf = (some: readonly Event[]): readonly LogLine[] => screen.lines(some, context);
  return (
    <Frame
      session={session}
      state={state}
      classes={isAgain ? `${screen.classes} t-again` : screen.classes}
      middle={<screen.Middle view={view} context={context} />}
      log={linesOf(events)}
      again={again}
      hint={
        state.table.hints && you !== null
          ? { isOpen: isHinting, toggle: () => (isHinting ? stopHint() : setIsHinting(true)) }
          : undefined
      }
      legend={screen.Legend !== undefined && <screen.Legend context={context} />}
      recap={(missed) => recapOf(missed as readonly Event[], events, linesOf)}
    >
      <screen.Seats
        view={view}
        events={isAgain ? [] : events}
        context={context}
        state={state}
        said={said}
        remark={remark}
        clock={clock}
      />
      <HintedCard.Provider value={hinted}>
        <screen.Board session={session} displayed={displayed} events={events} context={context} clock={clock} />
      </HintedCard.Provider>
      {isHinting && (
        <screen.Hint
          session={session}
          view={displayed.view}
          context={context}
          isAsked={isYours && state.sent === null}
          onMark={setHinted}
          onClose={stopHint}
        />
      )}
      {isAgain && <AgainBar says={props.againSays} onStop={props.onStopAgain} />}
      <p class="sr" aria-live="polite">
        {announced} {you !== null && isYours && screen.turnSentence(displayed, you, context)}
      </p>
      <SaidAloud said={said} you={you} whoAt={(seat) => whoIn(context, seat)} />
    </Frame>
  );
}
