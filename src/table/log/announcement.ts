import type { GameEvent } from '../../engine/game.ts';
import type { SeatSet } from '../../engine/seats.ts';
import type { News } from '../../protocol/table.ts';

/** What an entry tells, and to whom. */
export interface Announcement {
  readonly at: number;
  readonly news: readonly News[];
  readonly events: readonly GameEvent[];
  readonly to: SeatSet;
  /** Whether the table's card changed. */
  readonly card: boolean;
}
