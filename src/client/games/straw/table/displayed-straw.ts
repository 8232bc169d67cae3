import type { StrawView } from '../../../../games/straw/view.ts';

/** A table of Straw as the screen shows it. */
export interface DisplayedStraw extends StrawView {
  /** Only while it is shown: no table stays like that. */
  readonly isBroken?: boolean;
}
