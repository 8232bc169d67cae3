import { turnRefusal } from '../../../../../games/straw/clauses.ts';
import type { StrawView } from '../../../../../games/straw/view.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Why } from '../../../../play/tray/reason.ts';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import type { StrawContext } from '../context.ts';
import type { StrawHeld } from './hand.tsx';
import { reasonOf } from './reasons.ts';
import { offeredMovesOf, type Choice } from './use-choice.ts';

interface TapState {
  readonly displayed: DisplayedState<StrawView>;
  readonly context: StrawContext;
  readonly you: number;
  readonly choice: Pick<Choice, 'isOn' | 'offeredMove'>;
}

/** What a tap on a card comes to: the first chooses it, the second plays it. */
export function tapOn(held: StrawHeld, { displayed, context, you, choice }: TapState): Tap {
  const { offer } = held;
  if (displayed.ask === null) return { does: 'explain', why: notYourTurn(displayed.view, you, context) };
  if (offer !== undefined && 'refusal' in offer) {
    const [rule, fact] = reasonOf(offer.refusal, context);
    return { does: 'refuse', why: { clause: offer.refusal.clause, rule, fact } };
  }
  if (!choice.isOn(held)) return { does: 'choose' };
  // it may have been chosen and not yet drawn as such
  const [first, ...more] = offeredMovesOf(held);
  const offeredMove = more.length === 0 ? first : choice.offeredMove;
  return offeredMove === undefined ? { does: 'nothing' } : { does: 'move', move: offeredMove.move };
}

function notYourTurn(view: StrawView, you: number, context: StrawContext): Why {
  const { turn = you } = view;
  const [rule, fact] = context.straw.refusals.turn(turn === you ? null : whoIn(context, turn));
  return { clause: turnRefusal(turn).clause, rule, fact };
}
