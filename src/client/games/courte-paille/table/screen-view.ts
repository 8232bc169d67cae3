import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';

/** What the table tells, and what only this screen shows of it for a while. */
export interface ScreenView extends CourtePailleView {
  /** Positions of the days that you have lifted and not turned back yet. */
  readonly lifted?: readonly number[];
}
