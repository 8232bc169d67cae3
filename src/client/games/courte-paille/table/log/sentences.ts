import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { Banished, Chose, CourtePailleEvent, Peeked, Scored } from '../../../../../games/courte-paille/events.ts';
import { isCoco } from '../../../../../games/courte-paille/faces.ts';
import { lowestFirst } from '../../../../../games/courte-paille/order.ts';
import { plateOf } from '../../../../../games/courte-paille/plate.ts';
import type { Who } from '../../../../words/who.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { comparedSays, eatenSays, endedSays, openedSays } from './chapters.ts';

type Events = readonly CourtePailleEvent[];

/** The event in a full sentence, for ears; `view` is how the table stands after it. */
export function sentenceOf(
  events: Events,
  at: number,
  view: ScreenView,
  context: CourtePailleContext,
): string | undefined {
  const event = events[at]!;
  return (
    commonSentence(event, view, context) ??
    ('seat' in event ? seatSentence(event, events[at + 1], view, context) : undefined)
  );
}

/** Of an event that is nobody's own. */
function commonSentence(event: CourtePailleEvent, view: ScreenView, context: CourtePailleContext): string | undefined {
  const { log } = context.says;
  switch (event.type) {
    case 'part':
      return openedSays(event, context);
    case 'turned': {
      const totals = plateOf(view).filter(({ total }) => total > 0);
      const served = totals.map(({ who, total }) => [who, total] as const);
      return log.dayTold(event.position, event.card, served);
    }
    case 'chose':
      return choseSentence(event, view, context);
    case 'reshuffled':
      return log.reshuffled(event.count);
    case 'eaten':
      return eatenSays(event, context);
    case 'compared':
      return comparedSays(event, context);
    case 'scored':
      return scoredSentence(event, view, context);
    case 'ended':
      return endedSays(event, context);
    default:
      return undefined;
  }
}

function choseSentence({ cards }: Chose, view: ScreenView, context: CourtePailleContext): string {
  const { log } = context.says;
  const turned = lowestFirst(cards, view.shark);
  if (turned.length === 0) return log.nobodyChose;
  return log.revealed(turned.map(({ seat, card }) => [whoIn(context, seat), card] as const));
}

function scoredSentence(event: Scored, view: ScreenView, context: CourtePailleContext): string | undefined {
  const { log } = context.says;
  const { points, winners, hands } = event;
  if (hands === undefined)
    return winners.length === 1 ? log.winsPart(whoIn(context, winners[0]!), view.part) : undefined;
  return log.scored(points.flatMap((had, seat) => (had === null ? [] : [[whoIn(context, seat), had] as const])));
}

type SeatEvent = Extract<CourtePailleEvent, { readonly seat: number }>;

/** Of what somebody did, or had to do. */
function seatSentence(
  event: SeatEvent,
  next: CourtePailleEvent | undefined,
  view: ScreenView,
  context: CourtePailleContext,
): string | undefined {
  const { log } = context.says;
  const who = whoIn(context, event.seat);
  switch (event.type) {
    case 'discarded':
      return isToldWith(event.card, next) ? undefined : log.gives(who, event.card);
    case 'took':
      return log.takes(who, event.card, event.from);
    case 'slept':
      return log.sleptTold(who, event.card);
    case 'shark':
      return log.shark(who);
    case 'announced':
      return log.saying(who, event.points);
    case 'shown':
      return event.cards.length === 0 ? undefined : log.showing(who, event.cards);
    case 'banished':
      return banishedSentence(event, who, context);
    case 'returned':
      return log.returned(who, event.cards);
    case 'out':
      return log.out(who);
    default:
      return powerSentence(event, who, view, context);
  }
}

/** Whether the event after it tells what there is to tell. */
function isToldWith(card: Card, next: CourtePailleEvent | undefined): boolean {
  return isCoco(card) || next === undefined || next.type === 'took' || next.type === 'reshuffled';
}

function banishedSentence({ character, cards }: Banished, who: Who, context: CourtePailleContext): string {
  const { log } = context.says;
  const { you } = context;
  const banished = log.banished(who, character);
  return you === null ? banished : `${banished} ${log.loses(whoIn(context, you), cards[you] ?? [])}`;
}

function powerSentence(
  event: SeatEvent,
  who: Who,
  { seats, week }: ScreenView,
  { says: { log } }: CourtePailleContext,
): string | undefined {
  // it lies turned up until its power is used
  const coco = seats[event.seat]?.turned ?? 'coco-1';
  switch (event.type) {
    case 'lesson':
      return log.lessonTold(who, coco, event.position, event.card);
    case 'landed':
      return log.landedTold(who, coco, event.card, event.from, week.length);
    case 'peeked': {
      const looked = log.peekedTold(who, coco, event.positions);
      const seen = seenIn(event);
      return seen.length === 0 ? looked : `${looked} ${log.lifted(seen)}`;
    }
    default:
      return undefined;
  }
}

function seenIn({ positions, cards }: Peeked): (readonly [number, Card])[] {
  return positions.flatMap((position, i) => {
    const card = cards[i] ?? null;
    return card === null ? [] : [[position, card] as const];
  });
}
