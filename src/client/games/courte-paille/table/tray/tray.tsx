import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../../kit/button.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Left } from '../../../../play/session/clock.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Session } from '../../../../play/session/session.ts';
import { Cloth } from '../../../../play/tray/cloth.tsx';
import { MoveButton } from '../../../../play/tray/move-button.tsx';
import { Say } from '../../../../play/tray/say.tsx';
import type { ActingCard } from '../acting.ts';
import { HeldShark } from '../castaway-marks.tsx';
import type { CourtePailleContext } from '../context.ts';
import { EqualsSaid, OrderStrip } from '../order-strip.tsx';
import { isWatched } from '../peeking.ts';
import type { ScreenView } from '../screen-view.ts';
import { MoveButtons } from './move-buttons.tsx';
import { OwnHand } from './own-hand.tsx';
import { sayingOf } from './saying.ts';
import type { Mode } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { readySeats } from './waiting.ts';

interface Props {
  readonly session: Session;
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly clock: Left | null;
  readonly isCovered: boolean;
  readonly turn: Turn;
  /** The cards of the round as they act; none while they are being chosen. */
  readonly acting: readonly ActingCard[];
}

/** What there is to do, the own hand, and the button that does it. */
export function Tray(props: Props): JSX.Element {
  const { displayed, context, you, isCovered, turn, acting } = props;
  const { says } = context;
  const { view } = displayed;
  const isLifting = view.lifted !== undefined;
  return (
    <Cloth
      class={classNames('tray', acting.length > 0 && 'resolving', isLifting && 'lifting', asksClass(turn.mode))}
      isCovered={isCovered}
      onEscape={turn.unpick}
    >
      {view.shark === you && (
        <span class="ownshark">
          <HeldShark label={says.log.shark(whoIn(context, you))} />
        </span>
      )}
      {acting.length > 0 && !isLifting && <OrderStrip acting={acting} context={context} />}
      <Talk {...props} />
      <OwnHand displayed={displayed} context={context} you={you} turn={turn} />
      <Actions {...props} />
      <p class="sr" aria-live="polite">
        {view.phase === 'choose' && says.areReady(readySeats(view, you).map((seat) => whoIn(context, seat)))}
      </p>
    </Cloth>
  );
}

/** What the table wants, for the style sheet. */
function asksClass(mode: Mode): string | undefined {
  return mode === 'wait' ? undefined : `asks-${mode.replace(' ', '-')}`;
}

function Talk({ displayed, context, you, clock, turn, acting }: Props): JSX.Element {
  const { view, state } = displayed;
  return (
    <div class={turn.mode === 'wait' ? 'talk idle' : 'talk'}>
      <Say
        you={you}
        isYours={state.waiting.includes(you)}
        clock={clock}
        says={sayingOf({ displayed, context, you, turn })}
      />
      {view.lifted === undefined && <EqualsSaid acting={acting} context={context} shark={view.shark} />}
    </div>
  );
}

function Actions({ session, displayed, context, you, isCovered, turn }: Props): JSX.Element {
  const { lifted } = displayed.view;
  const isWatching = isWatched(displayed.state);
  useEffect(() => {
    // a stand-in has come meanwhile
    if (!isWatching) context.peeking.enough();
  }, [isWatching]);
  return (
    <div class="actions">
      {lifted !== undefined && !isCovered && isWatching ? (
        <Button kind="primary" big onClick={() => context.peeking.enough()}>
          {context.says.turnBack(lifted.length)}
        </Button>
      ) : (
        <MoveButton session={session} displayed={displayed} you={you} onProblem={turn.setProblem}>
          <MoveButtons displayed={displayed} context={context} you={you} turn={turn} />
        </MoveButton>
      )}
    </div>
  );
}
