import type { JSX } from 'preact';
import type { Link, ListedTable } from '../../link/link.ts';
import { Icon } from '../../kit/icon.tsx';
import type { Route } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { nameOf } from '../../words/words.ts';
import { gameNamed } from '../../games/games.ts';
import { To } from '../../shell/to.tsx';
import { useAnswer } from '../../shell/use-answer.ts';
import { usePagesWords } from '../common/words.tsx';

interface Over {
  readonly listed: ListedTable;
  readonly route: Route;
}

const MOST = 10;

/** My matches that are over, wherever they were played: the way to look back at them. */
export function Played(): JSX.Element | null {
  const { words, online, alone } = useWorld();
  const { home } = words.pages;
  const { lobby } = usePagesWords();
  const [answer] = useAnswer(async () => {
    const all = await Promise.all([online, alone].map((link) => overAt(link).catch(() => [])));
    return all.flat().toSorted((a, b) => b.listed.changed - a.listed.changed);
  }, 'played');
  if (answer.is !== 'here' || answer.value.length === 0) return null;
  return (
    <section class="others" aria-labelledby="played">
      <h2 id="played">{lobby.played}</h2>
      <ul>
        {answer.value.slice(0, MOST).map(({ listed: { table }, route }) => (
          <li key={table.id} class="panel">
            <span class="ct">
              <To route={route} class="whole">
                <b class="display">{lobby.lookBackAt(nameOf(table.game, words))}</b>
              </To>
              <span class="small muted">
                {home.with(table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name])))}
              </span>
            </span>
            <Icon name="replay" />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function overAt(link: Link): Promise<Over[]> {
  const { isOnline } = link;
  // who is not known yet has played nowhere
  if (isOnline && (await link.me()) === null) return [];
  return (await link.mine())
    .filter(({ table }) => table.status === 'over' && gameNamed(table.game) !== undefined)
    .map((listed) => ({ listed, route: { page: 'back', id: listed.table.id, isOnline } }));
}
