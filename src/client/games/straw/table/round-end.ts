import type { Broke, Scored, StrawEvent } from '../../../../games/straw/events.ts';
import type { Loaded, StrawView } from '../../../../games/straw/view.ts';

/** All that the end of a round tells. */
export interface RoundEnd {
  readonly round: number;
  readonly camel: readonly Loaded[];
  readonly broke: Broke | undefined;
  readonly scored: Scored;
  /** Who deals next; nobody after the last round. */
  readonly nextDealer: number | undefined;
}

/** The end of a round that is scored by the event at that place. */
export function endOf(events: readonly StrawEvent[], at: number, view: StrawView): RoundEnd {
  const before = events[at - 1];
  const next = events.slice(at).find((event) => event.type === 'round');
  return {
    round: view.round,
    camel: view.camel,
    broke: before?.type === 'broke' ? before : undefined,
    scored: events[at] as Scored,
    nextDealer: next?.dealer,
  };
}
