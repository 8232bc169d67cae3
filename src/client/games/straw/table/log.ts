import type { LogLine } from '../../../play/frame/log.tsx';
import { chapter, lineBy, whoIn } from '../../../play/session/context.ts';
import type { StrawContext } from './context.ts';
import type { Loaded, StrawCard, StrawEvent, StrawView } from './shapes.ts';

/** What a copy on top of these cards repeats. */
export function repeatedBy(cards: readonly StrawCard[]): StrawCard | undefined {
  return cards.findLast((card) => card !== 'copy');
}

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
  const below: StrawCard[] = [];
  const lines: LogLine[] = [];
  for (const event of events) {
    const line = lineOf(event, below, context);
    if (line !== undefined) lines.push(line);
    if (event.type === 'played') below.push(event.card);
    if (event.type === 'round') below.length = 0;
  }
  return lines;
}

function lineOf(event: StrawEvent, below: readonly StrawCard[], context: StrawContext): LogLine | undefined {
  const { straw } = context;
  switch (event.type) {
    case 'round':
      return chapter(
        straw.opened(straw.round(event.number, null), whoIn(context, event.dealer), whoIn(context, event.first)),
      );
    case 'played': {
      const offeredMove = straw.did(whoIn(context, event.seat), event.card, event.weight, repeatedBy(below));
      const line = {
        ...lineBy(context, event.seat),
        card: event.card,
        text: offeredMove,
        mark: straw.numeral(event.total),
      };
      return event.card === 'straw' ? { ...line, clause: 'S10' } : line;
    }
    case 'passed':
      return {
        ...lineBy(context, event.seat),
        card: null,
        text: straw.passedShort(whoIn(context, event.seat)),
        mark: '',
        clause: 'S11',
      };
    case 'broke':
      return {
        ...lineBy(context, event.seat),
        card: null,
        text: straw.brokeShort(whoIn(context, event.seat)),
        mark: '',
        clause: event.card === 'straw' ? 'S14' : 'S12',
      };
    case 'ended':
      return chapter(endedIn(event, context));
    default:
      return undefined;
  }
}

/** The event in a full sentence, for ears. */
export function sentenceOf(event: StrawEvent, camel: readonly Loaded[], context: StrawContext): string | undefined {
  const { straw } = context;
  switch (event.type) {
    case 'round':
      return straw.opened(straw.round(event.number, null), whoIn(context, event.dealer), whoIn(context, event.first));
    case 'played': {
      const who = whoIn(context, event.seat);
      const repeats = repeatedBy(camel.map(({ card }) => card));
      // the break that follows tells it
      if (event.card === 'straw') return undefined;
      const offeredMove = straw.doing(who, event.card, event.weight, repeats);
      const effect = event.card === 'copy' ? repeats : event.card;
      if (effect !== 'reverse') return straw.told(offeredMove, event.total);
      const count = context.table.seats.length;
      const next = (event.seat + event.direction + count) % count;
      return straw.turned(offeredMove, event.direction === 1, whoIn(context, next));
    }
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

function endedIn({ winners, scores }: Extract<StrawEvent, { type: 'ended' }>, context: StrawContext): string {
  return context.straw.ended(
    winners.map((seat) => whoIn(context, seat)),
    scores[winners[0]!]!,
  );
}
