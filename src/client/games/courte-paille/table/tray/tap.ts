import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { DisplayedState } from '../../../../play/playback/playback.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { chooseOffer, landOffer } from './offers.ts';
import { reasonOf } from './reasons.ts';
import { pickedFrom } from './turn.ts';
import type { Turn } from './use-turn.ts';
import { whyNotNow } from './why-not-now.ts';

interface TapState {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly turn: Pick<Turn, 'mode' | 'againMove'>;
}

/** What a tap on a card of the hand comes to: the first chooses it, the second gives it up or lands it. */
export function tapOn(card: Card, at: TapState): Tap {
  const { displayed, context, you, turn } = at;
  if (displayed.view.lifted !== undefined) return { does: 'nothing' };
  if (!isHandAsked(turn)) return { does: 'explain', why: whyNotNow(displayed, you, context) };
  const refusal = refusalOf(card, at);
  if (refusal !== undefined) {
    const [rule, fact] = reasonOf(refusal, context);
    return { does: 'refuse', why: { clause: refusal.clause, rule, fact } };
  }
  const move = turn.againMove(card);
  return move === undefined ? { does: 'choose' } : { does: 'move', move };
}

export function isHandAsked({ mode }: Pick<Turn, 'mode'>): boolean {
  return pickedFrom(mode) === 'hand';
}

export function refusalOf(
  card: Card,
  { displayed: { ask }, turn }: Pick<TapState, 'displayed' | 'turn'>,
): Refusal | undefined {
  if (!isHandAsked(turn)) return undefined;
  const offer = turn.mode === 'choose' ? chooseOffer(ask, card) : landOffer(ask, 'hand', card);
  return offer !== undefined && 'refusal' in offer ? offer.refusal : undefined;
}
