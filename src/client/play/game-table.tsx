import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../protocol/table.ts';
import { useWorld } from '../shell/world.ts';
import type { LaterPage } from '../shell/later.tsx';
import { PACES } from '../shell/settings.ts';
import type { Left } from './session/clock.ts';
import type { CoachProps } from './coach/coach.tsx';
import type { LessonProps } from './lesson/lesson.tsx';
import type { HintProps } from './hint/hint.tsx';
import type { LogLine } from './frame/log.tsx';
import type { TableContext } from './session/context.ts';
import { isYourTurn } from './session/seats.ts';
import type { DisplayedState } from './playback/playback.ts';
import type { Session, TableState } from './session/session.ts';
import type { GameAnimator } from './playback/game-animator.ts';
import { usePlayback } from './playback/use-playback.ts';
import { Playing } from './playing.tsx';

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
  /** What is new in this turn to somebody who has not played much. */
  readonly Coach: (props: CoachProps<View, Context>) => JSX.Element;
  /** Tells of any card that somebody asks about. */
  readonly Cards: (props: { readonly context: Context }) => JSX.Element;
  /** One thing after the other, on a prepared deal. */
  readonly Lesson?: LaterPage<LessonProps>;
  readonly Final: LaterPage<FinalProps<View, Context>>;
  /** Under what happened, where there is room beside the table. */
  readonly Legend?: (props: { readonly context: Context }) => JSX.Element;
}

interface Props<View, Event, Context extends TableContext, End> extends TableProps {
  readonly screen: GameDisplay<View, Event, Context, End>;
  /** What the game's sentences need beside the words that all have. */
  contextOf(context: TableContext): Context;
}

/** A table from the first deal to the winner. */
export function GameTable<View, Event, Context extends TableContext, End>(
  props: Props<View, Event, Context, End>,
): JSX.Element {
  const { session, state, screen, contextOf } = props;
  const { words, settings } = useWorld();
  const [announced, setAnnounced] = useState('');
  const [again, setAgain] = useState('');
  const [remark, setRemark] = useRemark();
  const { end, isBack, showEnd } = useEnd(state, screen);
  const { playback, animator } = usePlayback(session, state, screen);
  const { displayed } = playback;
  const context = contextOf({ words, table: displayed.state.table, you: displayed.state.you });
  animator.screen = {
    context,
    loudness: settings,
    pace: PACES[settings.pace],
    announce: (sentence, isAgain) => (isAgain ? setAgain : setAnnounced)(sentence),
    remark: (seat, text) => setRemark({ seat, text }),
    showEnd,
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
  const isPossible = playback.isRemembered && displayed.again === null;
  return (
    <Playing
      {...{ ...shared, screen, displayed, remark, announced, isBack }}
      events={animator.events}
      again={{ isPossible, start }}
      againSays={again}
      onStopAgain={() => playback.stopAgain()}
    />
  );
}

const REMARK_FOR = 1600;

/** A word beside a seat: it goes by itself. */
function useRemark(): readonly [Remark | null, (remark: Remark) => void] {
  const [remark, setRemark] = useState<Remark | null>(null);
  useEffect(() => {
    if (remark === null) return undefined;
    const timer = setTimeout(() => setRemark(null), REMARK_FOR);
    return () => clearTimeout(timer);
  }, [remark]);
  return [remark, setRemark];
}

interface Ending<End> {
  readonly end: { readonly round: End; close(): void } | null;
  /** From the end of a round. */
  readonly isBack: boolean;
  /** Resolves when the person has seen enough. */
  showEnd(round: End): Promise<void>;
}

/** The end of a round, while it is looked at. */
function useEnd<View, Event, Context extends TableContext, End>(
  { sent }: TableState,
  screen: GameDisplay<View, Event, Context, End>,
): Ending<End> {
  const [end, setEnd] = useState<Ending<End>['end']>(null);
  const isBack = useRef(false);
  useEffect(() => {
    // no round ends before the person's first move
    if (sent !== null) screen.End.fetch?.();
  }, [sent]);
  const showEnd = (round: End): Promise<void> =>
    new Promise((resolve) => {
      // no match ends without such a page before
      screen.Final.fetch();
      const close = (): void => {
        isBack.current = true;
        setEnd(null);
        resolve();
      };
      setEnd({ round, close });
    });
  return { end, isBack: isBack.current, showEnd };
}
