import type { LogLine } from '../../../../play/frame/log.tsx';
import { chapter, lineBy, whoIn } from '../../../../play/session/context.ts';
import { costOf, nextAfter, oneGroup, SEQUENCE_SIZE, sideOf, totalOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from '../context.ts';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Completed, Drew, Ended, Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

/** Fewer steps of one colour are nothing to speak of. */
const WORTH_TELLING = 3;

/** How a match began in which nothing has happened yet but its first draw; nothing of any other. */
export function openingOf({ hand, dealer, turn, discard, passed, seats }: DisplayedStr8Eight): Str8EightEvent[] {
  const isNew =
    hand === 1 && discard.length + passed.length === 0 && seats.every(({ sequence }) => sequence.length === 0);
  if (!isNew || turn === undefined || turn !== nextAfter(dealer, seats.length)) return [];
  const dealt = seats.map(({ hand: cards }, seat): Str8EightEvent => ({
    type: 'dealt',
    seat,
    cards: seat === turn ? cards.slice(0, -1) : cards,
  }));
  return [{ type: 'hand', number: hand, dealer, first: turn }, ...dealt];
}

/** What is known of a hand that was under way when we came: the steps, one after the other at each seat. */
export function eventsOf({ seats }: DisplayedStr8Eight): Str8EightEvent[] {
  const longest = Math.max(...seats.map(({ sequence }) => sequence.length));
  return Array.from({ length: longest }).flatMap((_, step) =>
    seats.flatMap(({ sequence }, seat): Str8EightEvent[] => {
      const card = sequence[step];
      return card === undefined ? [] : [{ type: 'laid', seat, card }];
    }),
  );
}

/** The lines of what happened; the panel of a hand's end says the rest. */
export function linesOf(events: readonly Str8EightEvent[], context: Str8EightContext): LogLine[] {
  const sequences = new Map<number, NumberCard[]>();
  const lines: LogLine[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type === 'hand') sequences.clear();
    if (event.type === 'laid') sequences.set(event.seat, [...(sequences.get(event.seat) ?? []), event.card]);
    const line = lineOf(event, { before: events[i - 1], next: events[i + 1] }, sequences, context);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

interface Around {
  readonly before: Str8EightEvent | undefined;
  readonly next: Str8EightEvent | undefined;
}

function lineOf(
  event: Str8EightEvent,
  { before, next }: Around,
  sequences: ReadonlyMap<number, readonly NumberCard[]>,
  context: Str8EightContext,
): LogLine | undefined {
  const { did, opened, reshuffled } = context.str8Eight;
  switch (event.type) {
    case 'hand':
      return chapter(opened(event.number, whoIn(context, event.dealer), whoIn(context, event.first)));
    case 'reshuffled':
      return chapter(reshuffled(event.count));
    case 'drew': {
      // what comes from the pile is told to nobody
      if (event.card === null || event.from === 'pile' || isLaidBack(event, next)) return undefined;
      return {
        ...lineBy(context, event.seat),
        card: event.card,
        text: did.took(whoIn(context, event.seat), event.card),
        mark: '',
      };
    }
    case 'laid': {
      const sequence = sequences.get(event.seat) ?? [];
      const group = sequence.length < WORTH_TELLING ? undefined : oneGroup(sequence);
      const text = did.laid(whoIn(context, event.seat), event.card, group);
      return { ...lineBy(context, event.seat), card: event.card, text, mark: `${sequence.length}/${SEQUENCE_SIZE}` };
    }
    case 'passed': {
      const text = did.passed(whoIn(context, event.seat), sideOf(event.card));
      return { ...lineBy(context, event.seat), card: event.card, text, mark: '', clause: 'E9' };
    }
    case 'discarded': {
      const who = whoIn(context, event.seat);
      const isBack = before?.type === 'drew' && isLaidBack(before, event);
      const text = (isBack ? did.tookBack : did.aside)(who, event.card);
      return { ...lineBy(context, event.seat), card: event.card, text, mark: '' };
    }
    case 'completed': {
      const text = (event.str8 ? did.str8 : did.top)(whoIn(context, event.seat));
      return { ...lineBy(context, event.seat), card: null, text, mark: '', clause: event.str8 ? 'E14' : 'E11' };
    }
    case 'ended':
      return chapter(endedIn(event, context));
    default:
      return undefined;
  }
}

function isLaidBack(drew: Drew, next: Str8EightEvent | undefined): boolean {
  return drew.from === 'discard' && next?.type === 'discarded' && next.seat === drew.seat && next.card === drew.card;
}

/** The event in a full sentence, for ears; `view` is the table after it. */
export function sentenceOf(
  event: Str8EightEvent,
  view: DisplayedStr8Eight,
  context: Str8EightContext,
): string | undefined {
  const { says, opened, reshuffled } = context.str8Eight;
  switch (event.type) {
    case 'hand':
      return opened(event.number, whoIn(context, event.dealer), whoIn(context, event.first));
    case 'reshuffled':
      return reshuffled(event.count);
    case 'drew':
      if (event.card === null) return undefined;
      return (event.from === 'pile' ? says.drew : says.took)(whoIn(context, event.seat), event.card);
    case 'laid': {
      const sequence = view.seats[event.seat]?.sequence ?? [];
      const group = sequence.length < WORTH_TELLING ? undefined : oneGroup(sequence);
      return says.laid(whoIn(context, event.seat), event.card, sequence.length, group);
    }
    case 'passed':
      return says.passed(whoIn(context, event.seat), sideOf(event.card));
    case 'discarded':
      return says.aside(whoIn(context, event.seat), event.card);
    case 'ended':
      return endedIn(event, context);
    default:
      return undefined;
  }
}

function endedIn({ winners, scores }: Ended, context: Str8EightContext): string {
  return context.str8Eight.ended(
    winners.map((seat) => whoIn(context, seat)),
    scores[winners[0]!]!,
  );
}

/** What a hand brought, for ears: who was at the top, and you. */
export function scoredIn(scored: Scored, completed: Completed | undefined, context: Str8EightContext): string {
  const { str8Eight, you } = context;
  const sums = sumsOf(scored);
  const yours =
    you === null || completed?.seat === you || completed?.str8 === true
      ? ''
      : str8Eight.scoredYou(sums[you]!.steps, sums[you]!.hand, scored.points[you]!);
  return [topIn(scored, completed, context), yours].filter((part) => part !== '').join(' ');
}

function topIn(scored: Scored, completed: Completed | undefined, context: Str8EightContext): string {
  const { str8Eight } = context;
  if (completed === undefined) return str8Eight.scoredNobody;
  const who = whoIn(context, completed.seat);
  const points = scored.points[completed.seat]!;
  if (!completed.str8) return str8Eight.scoredTop(who, points);
  const own = totalOf(scored.sequences[completed.seat]!);
  return str8Eight.scoredStr8(who, oneGroup(scored.sequences[completed.seat]!) ?? 0, own, points - own);
}

/** What each seat had in steps and in hand. */
export function sumsOf({ sequences, hands }: Scored): { readonly steps: number; readonly hand: number }[] {
  return sequences.map((sequence, seat) => ({ steps: totalOf(sequence), hand: costOf(hands[seat] ?? []) }));
}
