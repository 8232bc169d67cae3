import { nextAfter } from '../../../../../games/straw/faces.ts';
import type { StrawView } from '../../../../../games/straw/view.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { whoIn } from '../../../../play/session/context.ts';
import { saying, thinkingSaid, problemSaid, type Saying } from '../../../../play/tray/say.tsx';
import type { StrawContext } from '../context.ts';
import { heldIn, labelOf } from './hand.tsx';
import { cardOffer } from './offers.ts';
import type { Choice } from './use-choice.ts';
import { worthIn } from './worth.tsx';

interface TrayState {
  readonly displayed: DisplayedState<StrawView>;
  readonly context: StrawContext;
  readonly you: number;
  readonly choice: Pick<Choice, 'chosen' | 'isDialed' | 'offeredMove'>;
  readonly problem: string;
}

/** The sentence of the tray. */
export function traySentence(tray: TrayState): Saying {
  const { displayed, context, you, problem } = tray;
  const { view, state, ask } = displayed;
  const problemSays = problemSaid(state, problem, context.words);
  if (problemSays !== null) return problemSays;
  if (ask !== null && state.sent === null) return yourTurn(tray);
  if (view.turn === undefined || view.turn === you) return notYet(tray);
  return waiting(tray, view.turn);
}

function yourTurn({ displayed: { view }, context: { straw }, you, choice }: TrayState): Saying {
  const { chosen, isDialed, offeredMove } = choice;
  if (offeredMove?.preview.breaks === true) {
    return chosen?.card === 'straw'
      ? saying(straw.strawBreaks, straw.strawBreaksMore, true)
      : saying(straw.thatBreaks, straw.thatBreaksMore, true);
  }
  const isCopied = offeredMove !== undefined && chosen?.card === 'copy';
  const head = isDialed ? (isCopied ? straw.yourTurnCopiedLamp : straw.yourTurnWeight) : straw.yourTurnLoad;
  return saying(head, straw.youHave(scoreOf(view, you)), true);
}

/** The move is on its way, or the question. */
function notYet({ displayed: { view, state }, context: { straw, words }, you }: TrayState): Saying {
  const head = state.sent === null ? words.common.loading : words.table.sending;
  const hand = view.seats[you]?.hand ?? [];
  return saying(head, hand.length === 0 ? '' : straw.youHave(scoreOf(view, you)), true);
}

function waiting({ displayed: { view }, context, you }: TrayState, turn: number): Saying {
  const { straw } = context;
  const wait = view.seats[you]?.passed === undefined ? straw.youWait : straw.youWaitPassed;
  const next = nextOnes(view, turn, you).map((seat) => whoIn(context, seat));
  return saying(thinkingSaid(context, turn), wait(next, scoreOf(view, you)));
}

function scoreOf({ seats }: StrawView, seat: number): number {
  return seats[seat]?.score ?? 0;
}

/** Who comes after the one whose turn it is, up to you, as play goes now. */
function nextOnes({ direction, seats }: StrawView, turn: number, you: number): number[] {
  const next: number[] = [];
  for (let seat = turn; seat !== you;) {
    seat = nextAfter(seat, direction, seats.length);
    next.push(seat);
  }
  return next;
}

/** All that a screen reader needs to choose, in one breath. */
export function turnSentence({ view, ask }: DisplayedState<StrawView>, you: number, { straw }: StrawContext): string {
  const hand = heldIn(view.seats[you]?.hand ?? [], (card) => cardOffer(ask, card));
  return straw.yourTurnLong(
    view.total,
    hand.map(({ card, offer }) => labelOf(card, offer, straw)),
    worthIn(hand),
  );
}
