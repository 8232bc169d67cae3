import type { Snapshot } from '../../../protocol/table.ts';
import type { CourteView } from '../../table/courte/shapes.ts';
import type { Str8View } from '../../table/str8/shapes.ts';
import type { StrawView } from '../../table/straw/shapes.ts';
import type { Words } from '../../words/en/words.ts';
import { useWorld } from '../../world.ts';
import { useAnswer } from '../pieces/use-answer.ts';
import type { Unfinished } from './unfinished.ts';

/** Where a match in this browser stands. On line a look would tell the others that somebody is back. */
export function useStands({ table, route }: Unfinished): string | undefined {
  const { words, alone } = useWorld();
  const isTold = !route.isOnline && table.status === 'playing';
  const [answer] = useAnswer(async () => (isTold ? alone.look(table.id) : null), `${isTold} ${table.id}`);
  return answer.is === 'here' && answer.value !== null ? standsOf(answer.value, words) : undefined;
}

/** In a sentence; nothing of a match that cannot be shown. */
export function standsOf({ table, view, you }: Snapshot, { pages }: Words): string | undefined {
  const { stands } = pages.home;
  if (view === null) return undefined;
  switch (table.game) {
    case 'straw': {
      const { round, total } = view as StrawView;
      return stands.straw(round, table.options['ending'] === 'each-deals-once' ? table.seats.length : null, total);
    }
    case 'courte-paille': {
      const { part, week } = view as CourteView;
      const day = week.filter(({ up }) => up).length;
      return stands.courte(table.options['form'] === 'single' ? null : part, day, week.length);
    }
    case 'str8-eight': {
      const { hand, seats } = view as Str8View;
      return stands.str8(hand, seats[you ?? 0]!.score, Number(table.options['target']));
    }
    default:
      return undefined;
  }
}
