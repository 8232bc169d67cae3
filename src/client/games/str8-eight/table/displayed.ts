import type { Seat } from '../../../../engine/seats.ts';
import type { Passed } from '../../../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';

/** The view, and what is on the screen only while it is shown. */
export interface DisplayedStr8Eight extends Str8EightView {
  /** All hands are on their way. */
  readonly passing?: Passed | undefined;
  /** Who has just reached the top. */
  readonly top?: Seat | undefined;
}
