import { isPass, sideOf } from '../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from '../table/context.ts';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../table/displayed.ts';

/** A move as it is written: `lay 3x4`, `draw pile`. */
export type Written =
  | { readonly verb: 'draw'; readonly from: Source }
  | { readonly verb: 'lay' | 'play' | 'discard'; readonly card: Card };

export function writtenIn(move: string): Written {
  const [verb, what] = move.split(' ');
  return verb === 'draw'
    ? { verb, from: what as Source }
    : { verb: verb as 'lay' | 'play' | 'discard', card: what as Card };
}

/** The card that a move is about, as far as it is known; a card of the pile is not. */
export function cardOf(move: string, { discard }: Pick<DisplayedStr8Eight, 'discard'>): Card | null {
  const written = writtenIn(move);
  if (written.verb !== 'draw') return written.card;
  return written.from === 'discard' ? (discard.at(-1) ?? null) : null;
}

/** A move in the words of its button: "Step up to 15". */
export function moveSays(move: string, view: DisplayedStr8Eight, { str8Eight }: Str8EightContext): string {
  const { verb } = writtenIn(move);
  const card = cardOf(move, view);
  if (card === null) return str8Eight.draw;
  if (verb === 'draw') return str8Eight.take(card);
  if (verb === 'discard') return str8Eight.layAsideIt(card);
  return isPass(card) ? str8Eight.passTo(sideOf(card)) : str8Eight.stepUp(card);
}
