import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Discarded, Drew, Laid, Passed } from '../../../../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { fly, hide } from '../../../../kit/motion/fly.ts';
import { placeOf } from '../../../../kit/motion/places.ts';
import { drawn, isStill, TIMES } from '../../../../kit/motion/still.ts';
import { animateTake, leaveHand } from '../../../../play/playback/animations.tsx';
import type { AnimatorScreen } from '../../../../play/playback/game-animator.ts';
import { handPlace, heldPlace } from '../../../../play/playback/places.ts';
import type { Str8EightContext } from '../context.ts';
import type { HandEnd } from './hand-end.ts';
import { STR8_EIGHT_PLACES } from './places.ts';

type Screen = AnimatorScreen<Str8EightContext, HandEnd>;

/** A card leaves a hand for all to see. */
export async function give(
  { seat, card }: Laid | Discarded | Passed,
  view: Str8EightView,
  to: Element | null,
  { context, pace }: Screen,
): Promise<void> {
  const from = leaveHand(seat, view.seats[seat]?.hand.indexOf(card), context, pace);
  await fly({ picture: picture(card), from, to, ms: TIMES.travel * pace });
}

/** Somebody takes what was laid aside: everybody sees it. */
export async function takeOpen({ seat, card }: Drew, { context, pace }: Screen): Promise<void> {
  if (card === null) return;
  const from = placeOf(STR8_EIGHT_PLACES.discard);
  await fly({ picture: picture(card), from, to: handPlace(seat, context), ms: TIMES.travel * pace });
}

/** The own card comes from the pile and is turned over, or as it lay. */
export async function takeOwn({ card, from, seat }: Drew, view: Str8EightView, { pace }: Screen): Promise<void> {
  const at = view.seats[seat]?.hand.lastIndexOf(card) ?? -1;
  if (from === 'pile' || card === null) return animateTake('str8-eight', card, at, pace);
  if (isStill() || pace === 0) return;
  await drawn();
  const to = heldPlace(at);
  const show = hide(to, 2 * TIMES.travel * pace);
  await fly({ picture: picture(card), from: placeOf(STR8_EIGHT_PLACES.discard), to, ms: TIMES.travel * pace });
  show();
}

function picture(card: Card): ReturnType<typeof CardPicture> {
  return <CardPicture game="str8-eight" card={card} />;
}
