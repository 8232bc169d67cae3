import type { Session } from '../../play/session/session.ts';
import { shownLevels, usualLevel, type ShownLevel } from '../../play/levels.ts';
import { pointsAt, type Points } from '../common/points.ts';
import { useAnswer } from '../../shell/use-answer.ts';

interface Levels {
  readonly all: readonly ShownLevel[];
  readonly usual: ShownLevel;
  readonly points: Points;
}

/** The bots that can sit down at this table. */
export function useLevels({ link, state }: Session): Levels {
  const [answer] = useAnswer(() => link.games(), String(link.isOnline));
  const games = answer.is === 'here' ? answer.value.games : [];
  const game = games.find(({ id }) => id === state?.table.game);
  const all = shownLevels(game?.levels ?? []);
  return { all, usual: usualLevel(all), points: pointsAt(game, state?.table.seats.length ?? 0) };
}
