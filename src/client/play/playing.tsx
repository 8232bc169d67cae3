import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { focusRest } from '../kit/focus-back.ts';
import { buzz, play } from '../kit/motion/sound.ts';
import { useWorld } from '../shell/world.ts';
import type { HintSwitch } from './frame/frame-buttons.tsx';
import { Frame } from './frame/frame.tsx';
import type { Again, LogLine } from './frame/log.tsx';
import { SaidAloud } from './frame/said-aloud.tsx';
import type { GameDisplay, Remark, TableProps } from './game-table.tsx';
import { AgainBar } from './playback/again-bar.tsx';
import { stepAt } from './session/lesson-step.ts';
import type { DisplayedState } from './playback/playback.ts';
import { recapOf } from './playback/recap.ts';
import { useClock } from './session/clock.ts';
import { whoIn, type TableContext } from './session/context.ts';
import { useSaid } from './session/said.ts';
import { standInForYou } from './session/seats.ts';
import { HintedCard } from './tray/hinted.ts';
import { useHinting, type Hinting } from './tray/use-hinting.ts';

interface Props<View, Event, Context extends TableContext, End> extends TableProps {
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

/** The table while a round is played. */
export function Playing<View, Event, Context extends TableContext, End>(
  props: Props<View, Event, Context, End>,
): JSX.Element {
  const { session, state, screen, displayed, context, events } = props;
  const isAgain = displayed.again !== null;
  const isYours = displayed.ask !== null && standInForYou(state) === null;
  useTurnSound(isYours);
  useEffect(() => {
    // the button that led here is gone
    if (props.isBack) focusRest();
  }, []);
  const hinting = useHinting(displayed.ask?.id);
  const linesOf = (some: readonly Event[]): readonly LogLine[] => screen.lines(some, context);
  return (
    <Frame
      session={session}
      state={state}
      classes={isAgain ? `${screen.classes} t-again` : screen.classes}
      middle={<screen.Middle view={displayed.again ?? displayed.view} context={context} />}
      log={linesOf(events)}
      again={props.again}
      hint={hintOf(props, hinting)}
      legend={screen.Legend !== undefined && <screen.Legend context={context} />}
      recap={(missed) => recapOf(missed as readonly Event[], events, linesOf)}
    >
      <Inside {...props} hinting={hinting} isYours={isYours} />
    </Frame>
  );
}

function hintOf(
  { state, context }: TableProps & { readonly context: TableContext },
  hinting: Hinting,
): HintSwitch | undefined {
  return state.table.hints && context.you !== null ? hinting : undefined;
}

interface InsideProps<View, Event, Context extends TableContext, End> extends Props<View, Event, Context, End> {
  readonly hinting: Hinting;
  readonly isYours: boolean;
}

/** Seats, board and hand, what lies over them, and what is told to ears. */
function Inside<View, Event, Context extends TableContext, End>(
  props: InsideProps<View, Event, Context, End>,
): JSX.Element {
  const { session, state, screen, displayed, context, events, remark, hinting, isYours } = props;
  const { words, settings } = useWorld();
  const [tip, setTip] = useState('');
  const [isLesson] = useState(() => stepAt(session.id) !== null);
  const wasAsked = useRef(false);
  wasAsked.current ||= isYours;
  const said = useSaid(session);
  const clock = useClock(state, words);
  const isAgain = displayed.again !== null;
  const { you } = context;
  return (
    <>
      <screen.Seats
        view={displayed.again ?? displayed.view}
        events={isAgain ? [] : events}
        {...{ context, state, said, remark, clock }}
      />
      <HintedCard.Provider value={hinting.card}>
        <screen.Board {...{ session, displayed, events, context, clock }} />
      </HintedCard.Provider>
      {hinting.isOpen && (
        <screen.Hint
          key={hinting.number}
          session={session}
          view={displayed.view}
          context={context}
          isAsked={isYours && state.sent === null}
          onMark={hinting.mark}
          onClose={hinting.stop}
        />
      )}
      {isLesson && screen.Lesson !== undefined && (
        <screen.Lesson
          session={session}
          state={displayed.ask === null ? { ...state, ask: null } : state}
          onTell={setTip}
        />
      )}
      {settings.tips && !isLesson && you !== null && isYours && state.sent === null && !isAgain && (
        <screen.Coach key={displayed.ask?.id} {...{ displayed, context, you }} onTell={setTip} />
      )}
      {wasAsked.current && <screen.Cards context={context} />}
      {isAgain && <AgainBar says={props.againSays} onStop={props.onStopAgain} />}
      <p class="sr" aria-live="polite">
        {props.announced} {you !== null && isYours && screen.turnSentence(displayed, you, context)} {tip}
      </p>
      <SaidAloud said={said} you={you} whoAt={(seat) => whoIn(context, seat)} />
    </>
  );
}

/** Sounds and buzzes when it becomes your turn. */
function useTurnSound(isYours: boolean): void {
  const { settings } = useWorld();
  useEffect(() => {
    if (!isYours) return;
    play('turn', settings);
    buzz(20);
  }, [isYours]);
}
