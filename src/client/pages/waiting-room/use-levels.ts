import type { Sitting } from '../../table/sitting.ts';
import { shownLevels, usualLevel, type ShownLevel } from '../pieces/games.ts';
import { useAnswer } from '../pieces/use-answer.ts';

interface Levels {
  readonly all: readonly ShownLevel[];
  readonly usual: ShownLevel;
}

/** The bots that can sit down at this table. */
export function useLevels({ link, standing }: Sitting): Levels {
  const [answer] = useAnswer(() => link.games(), String(link.isOnline));
  const games = answer.is === 'here' ? answer.value.games : [];
  const all = shownLevels(games.find(({ id }) => id === standing?.table.game)?.levels ?? []);
  return { all, usual: usualLevel(all) };
}
