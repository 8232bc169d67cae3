import type { Clock } from '../../../protocol/table.ts';
import type { Games, TableRequest } from '../../link/link.ts';
import { shownLevels, usualLevel, type ShownLevel } from '../../play/levels.ts';

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

const USUAL_SEATS = 4;

/** What stands there when nothing has been chosen yet. */
export function firstDraft({ seats, levels }: GameAbout, isOnline: boolean): Draft {
  const others = Math.min(Math.max(USUAL_SEATS, seats.min), seats.max) - 1;
  const chair = isOnline ? 'open' : usualLevel(shownLevels(levels));
  const chairs = Array.from({ length: others }, () => chair);
  return { chairs, options: {}, clock: 'none', isPublic: false, isWatched: true, hasHints: !isOnline };
}

export function requestOf(
  game: string,
  { chairs, options, clock, isPublic, isWatched, hasHints }: Draft,
): TableRequest {
  const others = chairs.map((chair) => (chair === 'open' ? 'open' : { bot: chair }));
  return { game, seats: ['me', ...others], options, clock, public: isPublic, watching: isWatched, hints: hasHints };
}
