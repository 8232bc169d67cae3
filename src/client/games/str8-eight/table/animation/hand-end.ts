import type { Completed, Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';

/** All that the end of a hand tells. */
export interface HandEnd {
  readonly hand: number;
  readonly completed: Completed | undefined;
  readonly scored: Scored;
  readonly isLast: boolean;
}

/** `scored` is the event at that place. */
export function handEndOf(
  scored: Scored,
  events: readonly Str8EightEvent[],
  at: number,
  { hand }: Str8EightView,
): HandEnd {
  const before = events[at - 1];
  return {
    hand,
    completed: before?.type === 'completed' ? before : undefined,
    scored,
    isLast: !events.slice(at).some(({ type }) => type === 'hand'),
  };
}
