import type { Refusal } from '../../../../play/tray/offer.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Str8EightContext } from '../context.ts';

/** Why not: the rule, and the fact. */
export function reasonOf(
  { clause, about = {} }: Refusal,
  context: Str8EightContext,
): readonly [rule: string, fact: string] {
  const { refusals } = context.str8Eight;
  const { turn, first, from, number, after, target } = about;
  switch (clause) {
    case 'E6':
      if (typeof turn === 'number') return refusals.turn(whoIn(context, turn));
      if (first !== undefined) return refusals.drawFirst();
      return from === undefined ? refusals.notHeld() : refusals.drawnAlready();
    case 'E7':
      return refusals.bullseye(Number(number));
    case 'E8':
      return refusals.follow(Number(number), Number(after));
    case 'E16':
      return refusals.over(Number(target));
    default:
      return [context.words.table.refusedMove, ''];
  }
}
