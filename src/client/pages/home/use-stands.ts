import type { StrawView } from '../../table/straw/shapes.ts';
import { useWorld } from '../../world.ts';
import { useAnswer } from '../pieces/use-answer.ts';
import type { Unfinished } from './unfinished.ts';

/** Where a match in this browser stands. On line a look would tell the others that somebody is back. */
export function useStands({ table, route }: Unfinished): string | undefined {
  const { words, alone } = useWorld();
  const isTold = !route.isOnline && table.status === 'playing' && table.game === 'straw';
  const [answer] = useAnswer(async () => (isTold ? alone.look(table.id) : null), `${isTold} ${table.id}`);
  if (answer.is !== 'here' || answer.value === null || answer.value.view === null) return undefined;
  const { round, total } = answer.value.view as StrawView;
  const rounds = table.options['ending'] === 'each-deals-once' ? table.seats.length : null;
  return words.pages.home.stands(round, rounds, total);
}
