import type { Session } from '../../play/session/session.ts';
import { shownLevels, usualLevel, type ShownLevel } from '../../play/levels.ts';
import { useAnswer } from '../../shell/use-answer.ts';

interface Levels {
  readonly all: readonly ShownLevel[];
  readonly usual: ShownLevel;
}

/** The bots that can sit down at this table. */
export function useLevels({ link, state }: Session): Levels {
  const [answer] = useAnswer(() => link.games(), String(link.isOnline));
  const games = answer.is === 'here' ? answer.value.games : [];
  const all = shownLevels(games.find(({ id }) => id === state?.table.game)?.levels ?? []);
  return { all, usual: usualLevel(all) };
}
