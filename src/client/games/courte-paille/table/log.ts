import type { LogLine } from '../../../play/frame/log.tsx';
import { chapter, lineBy, whoIn } from '../../../play/session/context.ts';
import { lowestFirst } from './order.ts';
import { plateOf } from './plate.ts';
import { isLong, type CourtePailleContext } from './context.ts';
import {
  isCoco,
  type CourteCard,
  type CourteEvent,
  type CourteView,
  type Eaten,
  type Ended,
  type Part,
} from './shapes.ts';

/** How a match began in which nothing has happened yet; nothing of any other. */
export function openingOf(view: CourteView): CourteEvent[] {
  const { part, week, menu, discard, seats, shark, characters, phase } = view;
  const isNew = part === 1 && phase === 'choose' && discard.length === 0 && week.filter(({ up }) => up).length === 1;
  const first = week[0]?.card ?? null;
  if (!isNew || first === null || seats.some(({ chosen, asleep }) => chosen !== undefined || asleep !== undefined)) {
    return [];
  }
  return [
    { type: 'part', number: part, week: week.length, characters, shark },
    ...seats.map(({ hand }, seat): CourteEvent => ({ type: 'dealt', seat, cards: hand })),
    { type: 'week', cards: week.map(() => null) },
    { type: 'turned', position: 1, card: first },
    { type: 'menu', cards: menu },
  ];
}

/** What can be told of a part that was under way when we came; `known` is the last part that was heard of. */
export function eventsOf(view: CourteView, known: number | undefined): CourteEvent[] {
  const { part, week, seats, phase, turn, discard, characters, shark } = view;
  const begun: CourteEvent[] =
    part === known ? [] : [{ type: 'part', number: part, week: week.length, characters, shark }];
  const turned = week.flatMap(({ card, up }, i): CourteEvent[] =>
    up && card !== null ? [{ type: 'turned', position: i + 1, card }] : [],
  );
  // a character lies with the discards before its player takes
  const top = phase === 'take' ? (discard.at(-1) ?? null) : null;
  const cards = seats.map((seat, i) => seat.turned ?? (i === turn ? top : null));
  const chose: CourteEvent[] = cards.every((card) => card === null) ? [] : [{ type: 'chose', cards }];
  return [...begun, ...turned, ...chose];
}

/** The lines of what happened. A card and what was taken for it are one. */
export function linesOf(events: readonly CourteEvent[], context: CourtePailleContext): LogLine[] {
  return events.flatMap((event, at) => lineOf(event, events, at, context) ?? []);
}

function lineOf(
  event: CourteEvent,
  events: readonly CourteEvent[],
  at: number,
  context: CourtePailleContext,
): LogLine | LogLine[] | undefined {
  const { log } = context.courte;
  const by = (seat: number, text: string, card: CourteCard | null = null, clause?: string): LogLine => {
    const line = { ...lineBy(context, seat), card, text, mark: '' };
    return clause === undefined ? line : { ...line, clause };
  };
  switch (event.type) {
    case 'part':
      return chapter(opened(event, context));
    case 'turned':
      return { ...chapter(log.dayTurned(event.position, event.card)), card: event.card };
    case 'discarded':
      return given(event.seat, event.card, events, at, context);
    case 'lesson':
    case 'landed':
    case 'peeked': {
      const coco = turnedBy(events, at, event.seat);
      const who = whoIn(context, event.seat);
      if (coco === undefined) return undefined;
      if (event.type === 'lesson') {
        return by(event.seat, log.lessonDid(who, coco, event.position, event.card), coco, 'C11');
      }
      if (event.type === 'landed') return by(event.seat, log.landedDid(who, coco, event.card, event.from), coco, 'C12');
      return by(event.seat, log.peekedDid(who, coco, event.positions), coco, 'C13');
    }
    case 'slept':
      return by(event.seat, log.sleptDid(whoIn(context, event.seat), event.card), event.card, 'C14');
    case 'reshuffled':
      return chapter(log.reshuffled(event.count));
    case 'shark':
      return by(event.seat, log.hasShark(whoIn(context, event.seat)));
    case 'eaten':
      return chapter(eatenIn(event, context));
    case 'announced':
      return by(event.seat, log.says(whoIn(context, event.seat), event.points));
    case 'shown':
      return event.cards.length === 0
        ? undefined
        : by(event.seat, log.shows(whoIn(context, event.seat), event.cards), event.cards[0]);
    case 'scored':
      if (event.hands !== undefined || event.winners.length !== 1) return undefined;
      return by(event.winners[0]!, log.wonPart(whoIn(context, event.winners[0]!), partIn(events.slice(0, at)) ?? 1));
    case 'banished': {
      const { seat, character, cards } = event;
      const losses = cards.flatMap((lost, i) =>
        lost.length === 0 ? [] : [by(i, log.lost(whoIn(context, i), lost), lost[0], 'C22a')],
      );
      return [by(seat, log.banishedDid(whoIn(context, seat), character), null, 'C22'), ...losses];
    }
    case 'returned':
      return by(event.seat, log.returnedDid(whoIn(context, event.seat), event.cards), event.cards[0], 'C23');
    case 'out':
      return by(event.seat, log.outDid(whoIn(context, event.seat)), null, 'C25');
    case 'ended':
      return chapter(endedIn(event, context));
    default:
      return undefined;
  }
}

/** A card that was given up, with what came for it. */
function given(
  seat: number,
  card: CourteCard,
  events: readonly CourteEvent[],
  at: number,
  context: CourtePailleContext,
): LogLine | undefined {
  const { log } = context.courte;
  const who = whoIn(context, seat);
  const line = { ...lineBy(context, seat), card, mark: '' };
  if (isCoco(card)) {
    return hasPower(events, at, seat) ? undefined : { ...line, text: log.idle(who, card), clause: 'C8a' };
  }
  const took = events.slice(at + 1, at + 3).find((event) => event.type === 'took' && event.seat === seat);
  if (took?.type === 'took') return { ...line, text: log.swapped(who, card, took.card, took.from) };
  // the last word of a round that goes on tells nothing yet
  return at === events.length - 1 ? undefined : { ...line, text: log.gaveUp(who, card), clause: 'C10b' };
}

/** The event in a full sentence, for ears; `view` is how the table stands after it. */
export function sentenceOf(
  events: readonly CourteEvent[],
  at: number,
  view: CourteView,
  context: CourtePailleContext,
): string | undefined {
  const event = events[at]!;
  const { log } = context.courte;
  const who = 'seat' in event ? whoIn(context, event.seat) : { name: '', isYou: false };
  switch (event.type) {
    case 'part':
      return opened(event, context);
    case 'turned': {
      const totals = plateOf(view).filter(({ total }) => total > 0);
      return log.dayTold(
        event.position,
        event.card,
        totals.map(({ who: one, total }) => [one, total] as const),
      );
    }
    case 'chose': {
      const turned = lowestFirst(event.cards, view.shark);
      if (turned.length === 0) return log.nobodyChose;
      return log.revealed(turned.map(({ seat, card }) => [whoIn(context, seat), card] as const));
    }
    case 'discarded': {
      const next = events[at + 1];
      const isTold = isCoco(event.card) || next === undefined || next.type === 'took' || next.type === 'reshuffled';
      return isTold ? undefined : log.gives(who, event.card);
    }
    case 'took':
      return log.takes(who, event.card, event.from);
    case 'lesson':
      return log.lessonTold(who, cocoOf(view, event.seat), event.position, event.card);
    case 'landed':
      return log.landedTold(who, cocoOf(view, event.seat), event.card, event.from, view.week.length);
    case 'peeked': {
      const told = log.peekedTold(who, cocoOf(view, event.seat), event.positions);
      const seen = event.positions.flatMap((position, i) => {
        const card = event.cards[i] ?? null;
        return card === null ? [] : [[position, card] as const];
      });
      return seen.length === 0 ? told : `${told} ${log.lifted(seen)}`;
    }
    case 'slept':
      return log.sleptTold(who, event.card);
    case 'reshuffled':
      return log.reshuffled(event.count);
    case 'shark':
      return log.shark(who);
    case 'eaten':
      return eatenIn(event, context);
    case 'announced':
      return log.saying(who, event.points);
    case 'shown':
      return event.cards.length === 0 ? undefined : log.showing(who, event.cards);
    case 'scored': {
      const heard = event.points.flatMap((points, seat) =>
        points === null ? [] : [[whoIn(context, seat), points] as const],
      );
      if (event.hands !== undefined) return log.scored(heard);
      return event.winners.length === 1 ? log.winsPart(whoIn(context, event.winners[0]!), view.part) : undefined;
    }
    case 'banished': {
      const told = log.banished(who, event.character);
      if (context.you === null) return told;
      return `${told} ${log.loses(whoIn(context, context.you), event.cards[context.you] ?? [])}`;
    }
    case 'returned':
      return log.returned(who, event.cards);
    case 'out':
      return log.out(who);
    case 'ended':
      return endedIn(event, context);
    default:
      return undefined;
  }
}

function opened({ number, week, shark }: Part, context: CourtePailleContext): string {
  const { log } = context.courte;
  return isLong(context) ? log.part(number, week, whoIn(context, shark)) : log.week(week, whoIn(context, shark));
}

function eatenIn({ characters, totals }: Eaten, { courte }: CourtePailleContext): string {
  return courte.log.eaten(characters, totals[characters[0] ?? 'coco'] ?? 0);
}

function endedIn({ winners, scores }: Ended, context: CourtePailleContext): string {
  const { log } = context.courte;
  const people = winners.map((seat) => whoIn(context, seat));
  return (isLong(context) ? log.endedParts : log.ended)(people, scores[winners[0] ?? 0] ?? 0);
}

/** The card that somebody turned up in this round. */
function turnedBy(events: readonly CourteEvent[], at: number, seat: number): CourteCard | undefined {
  const chose = events.slice(0, at).findLast(({ type }) => type === 'chose');
  return chose?.type === 'chose' ? (chose.cards[seat] ?? undefined) : undefined;
}

/** It lies turned up until its power is used. */
function cocoOf(view: CourteView, seat: number): CourteCard {
  return view.seats[seat]?.turned ?? 'coco-1';
}

function hasPower(events: readonly CourteEvent[], at: number, seat: number): boolean {
  const before = events.slice(0, at).findLast((event) => event.type !== 'reshuffled');
  const isPower = before?.type === 'lesson' || before?.type === 'landed' || before?.type === 'peeked';
  return isPower && before.seat === seat;
}

/** The part that was last heard of. */
export function partIn(events: readonly CourteEvent[]): number | undefined {
  const part = events.findLast(({ type }) => type === 'part');
  return part?.type === 'part' ? part.number : undefined;
}
