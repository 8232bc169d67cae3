import type { Card } from '../../../../games/str8-eight/cards.ts';
import { isPass, sideOf } from '../../../../games/str8-eight/faces.ts';
import type { Str8EightMove } from '../../../../games/str8-eight/moves.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import type { Str8EightContext } from '../table/context.ts';

/** A move as it is written: `lay 3x4`, `draw pile`. */
export function moveIn(text: string): Str8EightMove {
  const [verb, what] = text.split(' ');
  return (verb === 'draw' ? { verb, from: what } : { verb, card: what }) as Str8EightMove;
}

/** The card that a move is about, as far as it is known; a card of the pile is not. */
export function cardOf(text: string, { discard }: Pick<Str8EightView, 'discard'>): Card | null {
  const move = moveIn(text);
  if (move.verb !== 'draw') return move.card;
  return move.from === 'discard' ? (discard.at(-1) ?? null) : null;
}

/** A move in the words of its button: "Step up to 15". */
export function moveSays(text: string, view: Str8EightView, { str8Eight }: Str8EightContext): string {
  const { verb } = moveIn(text);
  const card = cardOf(text, view);
  if (card === null) return str8Eight.draw;
  if (verb === 'draw') return str8Eight.take(card);
  if (verb === 'discard') return str8Eight.layAsideIt(card);
  return isPass(card) ? str8Eight.passTo(sideOf(card)) : str8Eight.stepUp(card);
}
