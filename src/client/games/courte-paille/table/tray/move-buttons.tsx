import type { JSX } from 'preact';
import { Button } from '../../../../kit/button.tsx';
import { Nothing } from '../../../../play/tray/move-button.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import type { Intent } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { waitingSeats } from './waiting.ts';

interface Props {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** The button that says what it does. */
export function MoveButtons({ displayed: { view, state }, context, you, turn }: Props): JSX.Element {
  const { says } = context;
  const { mode, intent } = turn;
  const chosen = view.seats[you]?.chosen;
  if (mode === 'coco') {
    return (
      <Button kind="primary" big onClick={turn.openCoco}>
        {says.coco.reopen}
      </Button>
    );
  }
  if (mode === 'choose' && chosen !== undefined && (intent?.kind !== 'choose' || intent.card === chosen)) {
    return <Nothing says={says.waitingFor(waitingSeats(state, you).map((seat) => whoIn(context, seat)))} />;
  }
  const isPlan = mode === 'lesson' || mode === 'peek' || mode === 'land menu' || mode === 'land hand';
  return (
    <>
      {isPlan && (
        <Button kind="quiet" big label={says.coco.backLong} onClick={turn.openCoco}>
          {says.coco.back}
        </Button>
      )}
      {intent === undefined ? (
        <Nothing says={wanted(mode, says)} />
      ) : (
        <Button kind="primary" big onClick={() => turn.move(intent.move)}>
          {moveSays(intent, chosen !== undefined, says)}
        </Button>
      )}
    </>
  );
}

function wanted(mode: Turn['mode'], says: CourtePailleContext['says']): string {
  if (mode === 'take' || mode === 'land menu') return says.chooseFromMenu;
  if (mode === 'lesson') return says.coco.chooseDay;
  return mode === 'peek' ? says.coco.chooseDays : says.choose;
}

function moveSays(intent: Intent, isChange: boolean, says: CourtePailleContext['says']): string {
  switch (intent.kind) {
    case 'choose':
      return isChange ? says.changeTo(intent.card) : says.giveUp(intent.card);
    case 'take':
      return says.take(intent.card);
    case 'land':
      return says.coco.landMove(intent.card);
    case 'lesson':
      return says.coco.lessonMove(intent.position);
    case 'peek':
      return says.coco.peekMove(intent.positions);
  }
}
