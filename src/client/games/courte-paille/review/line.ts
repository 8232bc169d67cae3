import { cardIn } from '../hint/move-words.ts';
import type { CourtePailleContext } from '../table/context.ts';
import type { Character, Card } from '../../../../games/courte-paille/cards.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { whoIn } from '../../../play/session/context.ts';
import type { MadeMove, MoveLine } from '../../../play/review/review-display.ts';

/** What somebody did at the raft, as one line. */
export function moveLine(made: MadeMove<CourtePailleView, CourtePailleEvent>, context: CourtePailleContext): MoveLine {
  const { move, before, events, isHidden } = made;
  const { log } = context.says;
  const who = whoIn(context, move.seat);
  const card = cardIn(move.move);
  const [verb] = move.move.split(' ');
  if (verb === 'choose') {
    const seen = isHidden && !who.isYou ? null : card;
    return { card: seen, text: log.choseDid(who, seen) };
  }
  if (verb === 'take') return { card, text: log.tookDid(who, card) };
  if (verb === 'banish') return { card: null, text: log.banishedDid(who, move.move.split(' ')[1] as Character) };
  const coco = before.seats[move.seat]?.turned ?? ('coco-1' as Card);
  return { card: coco, text: powerSays(coco, made, events, context) };
}

function powerSays(
  coco: Card,
  { move }: MadeMove<CourtePailleView, CourtePailleEvent>,
  events: readonly CourtePailleEvent[],
  context: CourtePailleContext,
): string {
  const { log } = context.says;
  const who = whoIn(context, move.seat);
  for (const event of events) {
    if (event.type === 'lesson') return log.lessonDid(who, coco, event.position, event.card);
    if (event.type === 'landed') return log.landedDid(who, coco, event.card, event.from);
    if (event.type === 'peeked') return log.peekedDid(who, coco, event.positions);
    if (event.type === 'slept') return log.sleptDid(who, event.card);
  }
  return log.idle(who, coco);
}
