import { saying, thinkingSaid, problemSaid, type Saying } from '../../../play/tray/say.tsx';
import { whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from './context.ts';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import type { StrawOfferedMove } from './offers.ts';
import type { StrawView } from './shapes.ts';

interface AnimatedEvent {
  readonly displayed: DisplayedState<StrawView>;
  readonly context: StrawContext;
  readonly you: number;
  readonly offeredMove: StrawOfferedMove | undefined;
  readonly isDialed: boolean;
  readonly problem: string;
}

/** The sentence of the tray. */
export function sayingOf({ displayed, context, you, offeredMove, isDialed, problem }: AnimatedEvent): Saying {
  const { straw } = context;
  const { table, common } = context.words;
  const { view, state, ask } = displayed;
  const mine = view.seats[you];
  const score = mine?.score ?? 0;
  const trouble = problemSaid(state, problem, context.words);
  if (trouble !== null) return trouble;
  if (ask !== null && state.sent === null) {
    if (offeredMove?.preview.breaks === true) {
      return offeredMove.move === 'play straw'
        ? saying(straw.strawBreaks, straw.strawBreaksMore, true)
        : saying(straw.thatBreaks, straw.thatBreaksMore, true);
    }
    const isCopied = isDialed && offeredMove?.move.startsWith('play copy') === true;
    const head = isDialed ? (isCopied ? straw.yourTurnCopiedLamp : straw.yourTurnWeight) : straw.yourTurnLoad;
    return saying(head, straw.youHave(score), true);
  }
  if (view.turn === undefined || view.turn === you) {
    const head = state.sent === null ? common.loading : table.sending;
    return saying(head, mine === undefined || mine.hand.length === 0 ? '' : straw.youHave(score), true);
  }
  const wait = mine?.passed === undefined ? straw.youWait : straw.youWaitPassed;
  const next = nextOnes(view, you).map((seat) => whoIn(context, seat));
  return saying(thinkingSaid(context, view.turn), wait(next, score));
}

/** Who comes after the one whose turn it is, up to you, as play goes now. */
function nextOnes({ turn = 0, direction, seats }: StrawView, you: number): number[] {
  const next: number[] = [];
  for (let seat = turn; seat !== you || next.length === 0;) {
    seat = (seat + direction + seats.length) % seats.length;
    next.push(seat);
    if (seat === you) break;
  }
  return next;
}
