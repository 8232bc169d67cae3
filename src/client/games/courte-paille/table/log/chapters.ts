import type { Compared, CourtePailleEvent, Eaten, Ended, Part } from '../../../../../games/courte-paille/events.ts';
import type { LogLine } from '../../../../play/frame/log.tsx';
import { chapter, whoIn } from '../../../../play/session/context.ts';
import { isLong, type CourtePailleContext } from '../context.ts';

/** The line of an event that nobody did: something begins or ends. */
export function chapterOf(event: CourtePailleEvent, context: CourtePailleContext): LogLine | undefined {
  const { log } = context.says;
  switch (event.type) {
    case 'part':
      return chapter(openedSays(event, context));
    case 'turned':
      return { ...chapter(log.dayTurned(event.position, event.card)), card: event.card };
    case 'reshuffled':
      return chapter(log.reshuffled(event.count));
    case 'eaten':
      return chapter(eatenSays(event, context));
    case 'compared':
      return chapter(comparedSays(event, context));
    case 'ended':
      return chapter(endedSays(event, context));
    default:
      return undefined;
  }
}

export function openedSays({ number, week, shark }: Part, context: CourtePailleContext): string {
  const { log } = context.says;
  return isLong(context) ? log.part(number, week, whoIn(context, shark)) : log.week(week, whoIn(context, shark));
}

export function eatenSays({ characters, totals }: Eaten, { says }: CourtePailleContext): string {
  return says.log.eaten(characters, totals[characters[0] ?? 'coco'] ?? 0);
}

export function comparedSays({ characters, points }: Compared, context: CourtePailleContext): string {
  const held = points.flatMap((had, seat) => (had === null ? [] : [[whoIn(context, seat), had] as const]));
  return context.says.log.compared(characters, held);
}

export function endedSays({ winners, scores }: Ended, context: CourtePailleContext): string {
  const { log } = context.says;
  const people = winners.map((seat) => whoIn(context, seat));
  return (isLong(context) ? log.endedParts : log.ended)(people, scores[winners[0] ?? 0] ?? 0);
}
