import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import type { ScreenView } from '../screen-view.ts';
import { afterLaying } from './after-laying.ts';
import { afterPart } from './after-part.ts';
import { afterTurn } from './after-turn.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function after(view: ScreenView, event: CourtePailleEvent): ScreenView {
  return afterLaying(view, event) ?? afterTurn(view, event) ?? afterPart(view, event) ?? view;
}
