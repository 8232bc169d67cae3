import type { Seat } from '../../../engine/seats.ts';
import type { Scored, Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { capital, does, isYou, whoOf } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { oneGroup, totalOf } from '../../../games/str8-eight/faces.ts';
import { listed, numeral } from '../../screen/text.ts';

type Was<Type extends Str8EightEvent['type']> = Extract<Str8EightEvent, { type: Type }>;

/** E11 */
export function completed(
  { seat, str8 }: Was<'completed'>,
  next: Str8EightEvent | undefined,
  context: TableContext,
): string {
  if (next?.type !== 'scored') return capital(does(seat, context, '{have|has} eight steps.'));
  return str8
    ? celebrated(seat, next, context)
    : capital(does(seat, context, `{have|has} eight steps: ${next.points[seat]} points.`));
}

/** E14 */
function celebrated(seat: Seat, { sequences, points }: Scored, context: TableContext): string {
  const own = totalOf(sequences[seat]!);
  const group = oneGroup(sequences[seat]!);
  const sum = `${own}, and the others’ steps, ${points[seat]! - own}`;
  return `Str8 Eight! All of group ${group}: ${sum}. ${points[seat]} for ${whoOf(seat, context)}.`;
}

export function ended({ scores, winners }: Was<'ended'>, context: TableContext): string {
  const [first] = winners;
  const points = numeral(scores[first!]!);
  if (winners.length > 1) return `${sharers(winners, context)} share the win with ${points} points each.`;
  return `${capital(does(first!, context, `{win|wins} the match with ${points} points.`))}${whyNotMost(first!, scores, context)}`;
}

function sharers(winners: readonly Seat[], context: TableContext): string {
  const last = winners.toSorted((a, b) => Number(isYou(a, context)) - Number(isYou(b, context)));
  return listed(last.map((seat) => whoOf(seat, context)));
}

/** By E17 the winner need not have the most points. */
function whyNotMost(winner: Seat, scores: readonly number[], context: TableContext): string {
  const most = Math.max(...scores);
  if (scores[winner] === most) return '';
  const more = capital(does(scores.indexOf(most), context, `{have|has} more, ${most}`));
  return ` ${more}, but ${does(winner, context, 'completed the last sequence.')}`;
}
