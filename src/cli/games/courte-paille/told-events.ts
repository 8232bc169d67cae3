import type { CourtePailleEvent } from '../../../games/courte-paille/events.ts';

/** What happened, as its viewer was told it. */
export type ToldEvents = readonly CourtePailleEvent[];

export type Was<Type extends CourtePailleEvent['type']> = Extract<CourtePailleEvent, { type: Type }>;

interface Found<Type extends CourtePailleEvent['type']> {
  readonly event: Was<Type>;
  readonly at: number;
}

/** The latest of that type up to there. */
export function lastOf<Type extends CourtePailleEvent['type']>(
  told: ToldEvents,
  to: number,
  type: Type,
): Found<Type> | undefined {
  for (let at = to; at >= 0; at--) {
    const event = told[at]!;
    if (event.type === type) return { event: event as Was<Type>, at };
  }
  return undefined;
}

/** Follows what was said before on the same line: what one draws after Coco, the day and its shark, the next to speak. */
export function joins(told: ToldEvents, at: number): boolean {
  const [before, event] = [told[at - 1]?.type, told[at]!];
  if (event.type === 'took') return event.from === 'pile';
  if (event.type === 'announced' || event.type === 'out') return before === event.type;
  return event.type === 'shark' || event.type === 'eaten' || (event.type === 'turned' && before === 'week');
}
