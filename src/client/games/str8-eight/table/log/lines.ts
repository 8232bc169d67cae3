import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import type { Completed, Discarded, Drew, Laid, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { SEQUENCE_SIZE, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { LogLine } from '../../../../play/frame/log.tsx';
import { chapter, lineBy, whoIn } from '../../../../play/session/context.ts';
import type { Str8EightContext } from '../context.ts';
import { notableGroup } from '../stairs/notable-group.ts';
import { endedSaid } from './sentences.ts';

/** The lines of what happened; the panel of a hand's end says the rest. */
export function linesOf(events: readonly Str8EightEvent[], context: Str8EightContext): LogLine[] {
  const sequences = new Map<number, NumberCard[]>();
  const lines: LogLine[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type === 'hand') sequences.clear();
    if (event.type === 'laid') sequences.set(event.seat, [...(sequences.get(event.seat) ?? []), event.card]);
    const line = lineOf(event, { before: events[i - 1], next: events[i + 1], sequences }, context);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** What came before and after an event, and the steps of all seats with it. */
interface Around {
  readonly before: Str8EightEvent | undefined;
  readonly next: Str8EightEvent | undefined;
  readonly sequences: ReadonlyMap<number, readonly NumberCard[]>;
}

function lineOf(event: Str8EightEvent, around: Around, context: Str8EightContext): LogLine | undefined {
  const { did, opened, reshuffled } = context.str8Eight;
  switch (event.type) {
    case 'hand':
      return chapter(opened(event.number, whoIn(context, event.dealer), whoIn(context, event.first)));
    case 'reshuffled':
      return chapter(reshuffled(event.count));
    case 'drew':
      return drewLine(event, around, context);
    case 'laid':
      return laidLine(event, around.sequences.get(event.seat) ?? [], context);
    case 'passed': {
      const text = did.passed(whoIn(context, event.seat), sideOf(event.card));
      return { ...lineBy(context, event.seat), card: event.card, text, mark: '', clause: 'E9' };
    }
    case 'discarded':
      return discardedLine(event, around, context);
    case 'completed':
      return completedLine(event, context);
    case 'ended':
      return chapter(endedSaid(event, context));
    default:
      return undefined;
  }
}

/** What comes from the pile is told to nobody. */
function drewLine(drew: Drew, { next }: Around, context: Str8EightContext): LogLine | undefined {
  const { seat, card, from } = drew;
  if (card === null || from === 'pile' || isLaidBack(drew, next)) return undefined;
  const text = context.str8Eight.did.took(whoIn(context, seat), card);
  return { ...lineBy(context, seat), card, text, mark: '' };
}

function laidLine({ seat, card }: Laid, sequence: readonly NumberCard[], context: Str8EightContext): LogLine {
  const text = context.str8Eight.did.laid(whoIn(context, seat), card, notableGroup(sequence));
  return { ...lineBy(context, seat), card, text, mark: `${sequence.length}/${SEQUENCE_SIZE}` };
}

function discardedLine(discarded: Discarded, { before }: Around, context: Str8EightContext): LogLine {
  const { seat, card } = discarded;
  const { did } = context.str8Eight;
  const isBack = before?.type === 'drew' && isLaidBack(before, discarded);
  const text = (isBack ? did.tookBack : did.aside)(whoIn(context, seat), card);
  return { ...lineBy(context, seat), card, text, mark: '' };
}

function completedLine({ seat, str8 }: Completed, context: Str8EightContext): LogLine {
  const { did } = context.str8Eight;
  const text = (str8 ? did.str8 : did.top)(whoIn(context, seat));
  return { ...lineBy(context, seat), card: null, text, mark: '', clause: str8 ? 'E14' : 'E11' };
}

function isLaidBack(drew: Drew, next: Str8EightEvent | undefined): boolean {
  return drew.from === 'discard' && next?.type === 'discarded' && next.seat === drew.seat && next.card === drew.card;
}
