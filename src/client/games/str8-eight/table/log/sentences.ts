import type { Completed, Drew, Ended, Laid, Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { oneGroup, sideOf, totalOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Str8EightContext } from '../context.ts';
import { notableGroup } from '../stairs/notable-group.ts';
import { sumsOf } from './sums.ts';

/** The event in a full sentence, for ears; `view` is the table after it. */
export function sentenceOf(event: Str8EightEvent, view: Str8EightView, context: Str8EightContext): string | undefined {
  const { says, opened, reshuffled } = context.str8Eight;
  switch (event.type) {
    case 'hand':
      return opened(event.number, whoIn(context, event.dealer), whoIn(context, event.first));
    case 'reshuffled':
      return reshuffled(event.count);
    case 'drew':
      return drewSaid(event, context);
    case 'laid':
      return laidSaid(event, view, context);
    case 'passed':
      return says.passed(whoIn(context, event.seat), sideOf(event.card));
    case 'discarded':
      return says.aside(whoIn(context, event.seat), event.card);
    case 'ended':
      return endedSaid(event, context);
    default:
      return undefined;
  }
}

function drewSaid({ seat, card, from }: Drew, context: Str8EightContext): string | undefined {
  const { says } = context.str8Eight;
  return card === null ? undefined : (from === 'pile' ? says.drew : says.took)(whoIn(context, seat), card);
}

function laidSaid({ seat, card }: Laid, { seats }: Str8EightView, context: Str8EightContext): string {
  const sequence = seats[seat]?.sequence ?? [];
  return context.str8Eight.says.laid(whoIn(context, seat), card, sequence.length, notableGroup(sequence));
}

export function endedSaid({ winners, scores }: Ended, context: Str8EightContext): string {
  return context.str8Eight.ended(
    winners.map((seat) => whoIn(context, seat)),
    scores[winners[0]!]!,
  );
}

/** What a hand brought, for ears: who was at the top, and you. */
export function scoredSaid(scored: Scored, completed: Completed | undefined, context: Str8EightContext): string {
  const { str8Eight, you } = context;
  const sums = sumsOf(scored);
  const yours =
    you === null || completed?.seat === you || completed?.str8 === true
      ? ''
      : str8Eight.scoredYou(sums[you]!.steps, sums[you]!.hand, scored.points[you]!);
  return [topSaid(scored, completed, context), yours].filter((part) => part !== '').join(' ');
}

function topSaid(scored: Scored, completed: Completed | undefined, context: Str8EightContext): string {
  const { str8Eight } = context;
  if (completed === undefined) return str8Eight.scoredNobody;
  const who = whoIn(context, completed.seat);
  const points = scored.points[completed.seat]!;
  if (!completed.str8) return str8Eight.scoredTop(who, points);
  const own = totalOf(scored.sequences[completed.seat]!);
  return str8Eight.scoredStr8(who, oneGroup(scored.sequences[completed.seat]!) ?? 0, own, points - own);
}
