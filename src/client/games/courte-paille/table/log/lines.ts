import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { Banished, CourtePailleEvent, Landed, Lesson, Peeked } from '../../../../../games/courte-paille/events.ts';
import { isCoco } from '../../../../../games/courte-paille/faces.ts';
import type { LogLine } from '../../../../play/frame/log.tsx';
import { lineBy, whoIn } from '../../../../play/session/context.ts';
import type { CourtePailleContext } from '../context.ts';
import { chapterOf } from './chapters.ts';
import { partIn } from './opening.ts';

type Events = readonly CourtePailleEvent[];

/** The events up to one of them and after it, for those whose line tells more than themselves. */
interface Heard {
  readonly events: Events;
  readonly at: number;
  readonly context: CourtePailleContext;
}

/** The lines of what happened. A card and what was taken for it are one. */
export function linesOf(events: Events, context: CourtePailleContext): LogLine[] {
  return events.flatMap((event, at) => {
    const heard = { events, at, context };
    return chapterOf(event, context) ?? roundLine(event, heard) ?? partLines(event, heard) ?? [];
  });
}

interface Line {
  readonly seat: number;
  readonly text: string;
  readonly card?: Card | undefined;
  readonly clause?: string;
}

function by(context: CourtePailleContext, { seat, text, card, clause }: Line): LogLine {
  const line = { ...lineBy(context, seat), card: card ?? null, text, mark: '' };
  return clause === undefined ? line : { ...line, clause };
}

/** What somebody did with the card that was turned up. */
function roundLine(event: CourtePailleEvent, heard: Heard): LogLine | undefined {
  const { context } = heard;
  const { log } = context.says;
  switch (event.type) {
    case 'discarded':
      return givenLine(event.seat, event.card, heard);
    case 'lesson':
    case 'landed':
    case 'peeked':
      return powerLine(event, heard);
    case 'slept': {
      const { seat, card } = event;
      return by(context, { seat, text: log.sleptDid(whoIn(context, seat), card), card, clause: 'C14' });
    }
    case 'shark':
      return by(context, { seat: event.seat, text: log.hasShark(whoIn(context, event.seat)) });
    default:
      return undefined;
  }
}

/** A card that was given up, with what came for it. */
function givenLine(seat: number, card: Card, { events, at, context }: Heard): LogLine | undefined {
  const { log } = context.says;
  const who = whoIn(context, seat);
  if (isCoco(card)) {
    if (hasPower(events, at, seat)) return undefined;
    return by(context, { seat, card, text: log.idle(who, card), clause: 'C8a' });
  }
  const took = events.slice(at + 1, at + 3).find((event) => event.type === 'took' && event.seat === seat);
  if (took?.type === 'took') return by(context, { seat, card, text: log.swapped(who, card, took.card, took.from) });
  // the last word of a round that goes on tells nothing yet
  return at === events.length - 1
    ? undefined
    : by(context, { seat, card, text: log.gaveUp(who, card), clause: 'C10b' });
}

function hasPower(events: Events, at: number, seat: number): boolean {
  const before = events.slice(0, at).findLast((event) => event.type !== 'reshuffled');
  const isPower = before?.type === 'lesson' || before?.type === 'landed' || before?.type === 'peeked';
  return isPower && before.seat === seat;
}

function powerLine(event: Lesson | Landed | Peeked, { events, at, context }: Heard): LogLine | undefined {
  const { log } = context.says;
  const { seat } = event;
  const card = turnedBy(events, at, seat);
  if (card === undefined) return undefined;
  const who = whoIn(context, seat);
  switch (event.type) {
    case 'lesson':
      return by(context, { seat, card, text: log.lessonDid(who, card, event.position, event.card), clause: 'C11' });
    case 'landed':
      return by(context, { seat, card, text: log.landedDid(who, card, event.card, event.from), clause: 'C12' });
    case 'peeked':
      return by(context, { seat, card, text: log.peekedDid(who, card, event.positions), clause: 'C13' });
  }
}

/** The card that somebody turned up in this round. */
function turnedBy(events: Events, at: number, seat: number): Card | undefined {
  const chose = events.slice(0, at).findLast(({ type }) => type === 'chose');
  return chose?.type === 'chose' ? (chose.cards[seat] ?? undefined) : undefined;
}

/** How a part ended, and what came of it. */
function partLines(event: CourtePailleEvent, { events, at, context }: Heard): LogLine | LogLine[] | undefined {
  const { log } = context.says;
  switch (event.type) {
    case 'announced':
      return by(context, { seat: event.seat, text: log.says(whoIn(context, event.seat), event.points) });
    case 'shown': {
      const { seat, cards } = event;
      if (cards.length === 0) return undefined;
      return by(context, { seat, card: cards[0], text: log.shows(whoIn(context, seat), cards) });
    }
    case 'scored': {
      const [seat, ...others] = event.winners;
      if (event.hands !== undefined || seat === undefined || others.length > 0) return undefined;
      return by(context, { seat, text: log.wonPart(whoIn(context, seat), partIn(events.slice(0, at)) ?? 1) });
    }
    case 'banished':
      return banishedLines(event, context);
    case 'returned': {
      const { seat, cards } = event;
      return by(context, { seat, card: cards[0], text: log.returnedDid(whoIn(context, seat), cards), clause: 'C23' });
    }
    case 'out':
      return by(context, { seat: event.seat, text: log.outDid(whoIn(context, event.seat)), clause: 'C25' });
    default:
      return undefined;
  }
}

function banishedLines({ seat, character, cards }: Banished, context: CourtePailleContext): LogLine[] {
  const { log } = context.says;
  const losses = cards.flatMap((lost, i) =>
    lost.length === 0
      ? []
      : [by(context, { seat: i, card: lost[0], text: log.lost(whoIn(context, i), lost), clause: 'C22a' })],
  );
  return [by(context, { seat, text: log.banishedDid(whoIn(context, seat), character), clause: 'C22' }), ...losses];
}
