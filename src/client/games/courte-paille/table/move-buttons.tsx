import type { JSX } from 'preact';
import { Button } from '../../../kit/button.tsx';
import { Nothing } from '../../../play/tray/move-button.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { CourtePailleContext } from './context.ts';
import type { CourteView } from './shapes.ts';
import type { Intent } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { waitingSeats } from './waiting.ts';

interface Props {
  readonly displayed: DisplayedState<CourteView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Turn;
}

/** The button that says what it does. */
export function MoveButtons({ displayed: { view, state }, context, you, turn }: Props): JSX.Element {
  const { courte } = context;
  const { mode, intent } = turn;
  const chosen = view.seats[you]?.chosen;
  if (mode === 'coco') {
    return (
      <Button kind="primary" big onClick={turn.openCoco}>
        {courte.coco.reopen}
      </Button>
    );
  }
  if (mode === 'choose' && chosen !== undefined && (intent?.kind !== 'choose' || intent.card === chosen)) {
    return <Nothing says={courte.waitingFor(waitingSeats(state, you).map((seat) => whoIn(context, seat)))} />;
  }
  const isPlan = mode === 'lesson' || mode === 'peek' || mode === 'land menu' || mode === 'land hand';
  return (
    <>
      {isPlan && (
        <Button kind="quiet" big label={courte.coco.backLong} onClick={turn.openCoco}>
          {courte.coco.back}
        </Button>
      )}
      {intent === undefined ? (
        <Nothing says={wanted(mode, courte)} />
      ) : (
        <Button kind="primary" big onClick={() => turn.move(intent.move)}>
          {offeredMoveOf(intent, chosen !== undefined, courte)}
        </Button>
      )}
    </>
  );
}

function wanted(mode: Turn['mode'], courte: CourtePailleContext['courte']): string {
  if (mode === 'take' || mode === 'land menu') return courte.chooseFromMenu;
  if (mode === 'lesson') return courte.coco.chooseDay;
  return mode === 'peek' ? courte.coco.chooseDays : courte.choose;
}

function offeredMoveOf(intent: Intent, isChange: boolean, courte: CourtePailleContext['courte']): string {
  switch (intent.kind) {
    case 'choose':
      return isChange ? courte.changeTo(intent.card) : courte.giveUp(intent.card);
    case 'take':
      return courte.take(intent.card);
    case 'land':
      return courte.coco.landDeed(intent.card);
    case 'lesson':
      return courte.coco.lessonDeed(intent.position);
    case 'peek':
      return courte.coco.peekDeed(intent.positions);
  }
}
