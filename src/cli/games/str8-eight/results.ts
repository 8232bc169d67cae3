import type { Seat } from '../../../engine/seats.ts';
import type { Scored, Str8EightEvent } from '../../../games/str8-eight/events.ts';
import { capital, does, isYou, whoOf } from '../../screen/people.ts';
import type { Scene } from '../../screen/screen.ts';
import { oneGroup, totalOf } from '../../../games/str8-eight/faces.ts';
import { listed, numeral } from '../../screen/text.ts';

type Was<Type extends Str8EightEvent['type']> = Extract<Str8EightEvent, { type: Type }>;

/** E11 */
export function completed({ seat, str8 }: Was<'completed'>, next: Str8EightEvent | undefined, scene: Scene): string {
  if (next?.type !== 'scored') return capital(does(seat, scene, '{have|has} eight steps.'));
  return str8
    ? celebrated(seat, next, scene)
    : capital(does(seat, scene, `{have|has} eight steps: ${next.points[seat]} points.`));
}

/** E14 */
function celebrated(seat: Seat, { sequences, points }: Scored, scene: Scene): string {
  const own = totalOf(sequences[seat]!);
  const group = oneGroup(sequences[seat]!);
  const sum = `${own}, and the others’ steps, ${points[seat]! - own}`;
  return `Str8 Eight! All of group ${group}: ${sum}. ${points[seat]} for ${whoOf(seat, scene)}.`;
}

export function ended({ scores, winners }: Was<'ended'>, scene: Scene): string {
  const [first] = winners;
  const points = numeral(scores[first!]!);
  if (winners.length > 1) return `${sharers(winners, scene)} share the win with ${points} points each.`;
  return `${capital(does(first!, scene, `{win|wins} the match with ${points} points.`))}${whyNotMost(first!, scores, scene)}`;
}

function sharers(winners: readonly Seat[], scene: Scene): string {
  const last = winners.toSorted((a, b) => Number(isYou(a, scene)) - Number(isYou(b, scene)));
  return listed(last.map((seat) => whoOf(seat, scene)));
}

/** By E17 the winner need not have the most points. */
function whyNotMost(winner: Seat, scores: readonly number[], scene: Scene): string {
  const most = Math.max(...scores);
  if (scores[winner] === most) return '';
  const more = capital(does(scores.indexOf(most), scene, `{have|has} more, ${most}`));
  return ` ${more}, but ${does(winner, scene, 'completed the last sequence.')}`;
}
