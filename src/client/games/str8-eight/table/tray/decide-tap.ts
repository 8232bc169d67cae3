import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import type { Why } from '../../../../play/tray/reason.ts';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import type { Str8EightContext } from '../context.ts';
import type { HeldCard } from './held.ts';
import { reasonOf } from './reasons.ts';

interface Tapped {
  readonly held: HeldCard;
  /** Chosen before. */
  readonly isChosen: boolean;
  readonly view: Str8EightView;
  readonly you: number;
  readonly context: Str8EightContext;
}

/** The first tap chooses a card, the second lays or plays it; laying aside by a slip of the finger would be a pity. */
export function decideTap({ held: { offer }, isChosen, view, you, context }: Tapped): Tap {
  if (offer === undefined) return { does: 'explain', why: whyOf(notNow(view, you), context) };
  if (!isChosen) return { does: 'choose' };
  const offered = offer.lay ?? offer.pass;
  if (offered !== undefined) return { does: 'move', move: offered.move };
  return { does: 'refuse', why: offer.refusal && whyOf(offer.refusal, context) };
}

function whyOf(refusal: Refusal, context: Str8EightContext): Why {
  const [rule, fact] = reasonOf(refusal, context);
  return { clause: refusal.clause, rule, fact };
}

/** Without a question about the cards it is not the time for them. */
function notNow({ turn }: Str8EightView, you: number): Refusal {
  if (turn === undefined || turn === you) return { clause: 'E6', about: { first: 'draw' } };
  return { clause: 'E6', about: { turn } };
}
