import type { Card } from '../../../../games/straw/cards.ts';
import { clauseOf } from '../../../../games/straw/clauses.ts';
import type { Played, Round, StrawEvent } from '../../../../games/straw/events.ts';
import { effectOn, nextAfter, repeatedBy } from '../../../../games/straw/faces.ts';
import type { Loaded, StrawView } from '../../../../games/straw/view.ts';
import type { LogLine } from '../../../play/frame/log.tsx';
import { chapter, lineBy, whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from './context.ts';

/** What is known of a round that was under way when we came. */
export function eventsOf(view: StrawView): StrawEvent[] {
  return view.camel.map(({ seat, card, total }, i): StrawEvent => {
    const weight = total - (view.camel[i - 1]?.total ?? 0);
    return { type: 'played', seat, card, weight, total, direction: view.direction };
  });
}

/** How a match began in which nothing has happened yet; nothing of any other. */
export function openingOf({ round, dealer, turn, camel, seats }: StrawView): StrawEvent[] {
  const isNew = round === 1 && camel.length === 0 && seats.every(({ passed }) => passed === undefined);
  if (!isNew || turn === undefined) return [];
  const dealt = seats.map(({ hand }, seat): StrawEvent => ({ type: 'dealt', seat, cards: hand }));
  return [{ type: 'round', number: round, dealer, first: turn }, ...dealt];
}

/** The lines of what happened; the panel of a round's end says the rest. */
export function linesOf(events: readonly StrawEvent[], context: StrawContext): LogLine[] {
  const below: Card[] = [];
  const lines: LogLine[] = [];
  for (const event of events) {
    const line = lineOf(event, below, context);
    if (line !== undefined) lines.push(line);
    if (event.type === 'played') below.push(event.card);
    if (event.type === 'round') below.length = 0;
  }
  return lines;
}

function lineOf(event: StrawEvent, below: readonly Card[], context: StrawContext): LogLine | undefined {
  const { straw } = context;
  switch (event.type) {
    case 'round':
      return chapter(openedIn(event, context));
    case 'played': {
      const text = straw.did(whoIn(context, event.seat), event.card, event.weight, repeatedBy(below));
      return withClause(event, {
        ...lineBy(context, event.seat),
        card: event.card,
        text,
        mark: straw.numeral(event.total),
      });
    }
    case 'passed':
    case 'broke': {
      const says = event.type === 'passed' ? straw.passedShort : straw.brokeShort;
      const text = says(whoIn(context, event.seat));
      return withClause(event, { ...lineBy(context, event.seat), card: null, text, mark: '' });
    }
    case 'ended':
      return chapter(endedIn(event, context));
    default:
      return undefined;
  }
}

function withClause(event: StrawEvent, line: LogLine): LogLine {
  const clause = clauseOf(event);
  return clause === undefined ? line : { ...line, clause };
}

/** The event in a full sentence, for ears; `camel` is what lay there before it. */
export function sentenceOf(event: StrawEvent, camel: readonly Loaded[], context: StrawContext): string | undefined {
  const { straw } = context;
  switch (event.type) {
    case 'round':
      return openedIn(event, context);
    case 'played':
      // the break that follows tells it
      return event.card === 'straw' ? undefined : playedIn(event, camel, context);
    case 'passed':
      return straw.passed(whoIn(context, event.seat));
    case 'broke':
      return event.card === 'straw'
        ? straw.strawed(whoIn(context, event.seat))
        : straw.broke(whoIn(context, event.seat), camel.at(-1)?.total ?? null);
    case 'ended':
      return endedIn(event, context);
    default:
      return undefined;
  }
}

function openedIn({ number, dealer, first }: Round, context: StrawContext): string {
  const { straw } = context;
  return straw.opened(straw.round(number, null), whoIn(context, dealer), whoIn(context, first));
}

function playedIn(event: Played, camel: readonly Loaded[], context: StrawContext): string {
  const { straw, table } = context;
  const { seat, card, weight, total, direction } = event;
  const below = camel.map((loaded) => loaded.card);
  const doing = straw.doing(whoIn(context, seat), card, weight, repeatedBy(below));
  if (effectOn(below, card) !== 'reverse') return straw.told(doing, total);
  return straw.turned(doing, direction === 1, whoIn(context, nextAfter(seat, direction, table.seats.length)));
}

function endedIn({ winners, scores }: Extract<StrawEvent, { type: 'ended' }>, context: StrawContext): string {
  return context.straw.ended(
    winners.map((seat) => whoIn(context, seat)),
    scores[winners[0]!]!,
  );
}
