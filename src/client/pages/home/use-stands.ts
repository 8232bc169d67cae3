import type { Snapshot } from '../../../protocol/table.ts';
import { gameNamed } from '../../games/games.ts';
import { useAnswer } from '../../shell/use-answer.ts';
import { useWorld } from '../../shell/world.ts';
import type { Words } from '../../words/words.ts';
import type { Unfinished } from './unfinished.ts';

/** Where a match in this browser stands. On line a look would tell the others that somebody is back. */
export function useStands({ table, route }: Unfinished): string | undefined {
  const { words, alone } = useWorld();
  const isTold = !route.isOnline && table.status === 'playing';
  const [answer] = useAnswer(async () => (isTold ? alone.look(table.id) : null), `${isTold} ${table.id}`);
  return answer.is === 'here' && answer.value !== null ? standsOf(answer.value, words) : undefined;
}

/** In a sentence; nothing of a match that cannot be shown. */
export function standsOf(snapshot: Snapshot, { games }: Words): string | undefined {
  const game = gameNamed(snapshot.table.game);
  if (snapshot.view === null || game === undefined) return undefined;
  return games[game.id]?.stands(...game.stands(snapshot));
}
