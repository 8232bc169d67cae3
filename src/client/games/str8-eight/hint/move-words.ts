import { isPass, sideOf } from '../table/cards.ts';
import type { Str8EightContext } from '../table/context.ts';
import type { Source, Str8Card, Str8View } from '../table/shapes.ts';

/** A move as it is written: `lay 3x4`, `draw pile`. */
export type Written =
  | { readonly verb: 'draw'; readonly from: Source }
  | { readonly verb: 'lay' | 'play' | 'discard'; readonly card: Str8Card };

export function writtenIn(move: string): Written {
  const [verb, what] = move.split(' ');
  return verb === 'draw'
    ? { verb, from: what as Source }
    : { verb: verb as 'lay' | 'play' | 'discard', card: what as Str8Card };
}

/** The card that a move is about, as far as it is known; a card of the pile is not. */
export function cardOf(move: string, { discard }: Pick<Str8View, 'discard'>): Str8Card | null {
  const written = writtenIn(move);
  if (written.verb !== 'draw') return written.card;
  return written.from === 'discard' ? (discard.at(-1) ?? null) : null;
}

/** A move in the words of its button: "Step up to 15". */
export function moveSays(move: string, view: Str8View, { str8 }: Str8EightContext): string {
  const { verb } = writtenIn(move);
  const card = cardOf(move, view);
  if (card === null) return str8.draw;
  if (verb === 'draw') return str8.take(card);
  if (verb === 'discard') return str8.layAsideIt(card);
  return isPass(card) ? str8.passTo(sideOf(card)) : str8.stepUp(card);
}
