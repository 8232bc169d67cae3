import type { Refusal } from '../../../../play/tray/offer.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { StrawContext } from '../context.ts';
import type { Card } from '../../../../../games/straw/cards.ts';

/** Why not: the rule, and the fact. */
export function reasonOf(
  { clause, about = {} }: Refusal,
  context: StrawContext,
): readonly [rule: string, fact: string] {
  const { refusals } = context.straw;
  const { turn, total, repeats, from, to, rounds } = about;
  switch (clause) {
    case 'S4':
      return typeof turn === 'number' ? refusals.turn(whoIn(context, turn)) : refusals.notHeld();
    case 'S7':
      return refusals.weight(Number(from), Number(to));
    case 'S9':
      if (total !== undefined) return refusals.copy();
      return repeats === undefined ? refusals.weight(Number(from), Number(to)) : refusals.noWeight(repeats as Card);
    case 'S10':
      return refusals.straw(Number(total));
    case 'S16':
      return refusals.over(Number(rounds));
    default:
      return [context.words.table.refusedMove, ''];
  }
}
