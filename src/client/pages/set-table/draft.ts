import type { Clock } from '../../../protocol/table.ts';
import type { Games, TableRequest } from '../../link/link.ts';
import { USUAL_LEVEL, type ShownLevel } from '../../play/levels.ts';

export type GameAbout = Games['games'][number];
/** Who takes a seat beside mine: a bot of some level, or whoever comes. */
export type Chair = ShownLevel | 'open';

export interface Draft {
  readonly chairs: readonly Chair[];
  readonly options: NonNullable<TableRequest['options']>;
  readonly clock: Clock;
  readonly isPublic: boolean;
  readonly isWatched: boolean;
  readonly hasHints: boolean;
}

/** Three and me: every game has room for so many, and bots of the usual level. */
const USUAL_OTHERS = 3;

/** What stands there when nothing has been chosen yet. */
export function firstDraft(isOnline: boolean): Draft {
  const chairs = Array<Chair>(USUAL_OTHERS).fill(isOnline ? 'open' : USUAL_LEVEL);
  return { chairs, options: {}, clock: 'none', isPublic: false, isWatched: true, hasHints: !isOnline };
}

export function requestOf(
  game: string,
  { chairs, options, clock, isPublic, isWatched, hasHints }: Draft,
): TableRequest {
  const others = chairs.map((chair) => (chair === 'open' ? 'open' : { bot: chair }));
  return { game, seats: ['me', ...others], options, clock, public: isPublic, watching: isWatched, hints: hasHints };
}

/** Where the table is kept that was set last. */
export function keptAs(game: string, isOnline: boolean): string {
  return `table of ${game} ${isOnline ? 'on line' : 'alone'}`;
}
