import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import type { ListedTable, Player } from '../../link/link.ts';
import { Icon } from '../../kit/icon.tsx';
import { Blank } from '../../shell/blank.tsx';
import { gameNamed } from '../../games/games.ts';
import { NewTable } from '../common/new-table.tsx';
import { Coming, Failed } from '../../shell/said.tsx';
import { Shell } from '../../shell/shell.tsx';
import { To } from '../../shell/to.tsx';
import { lastOf, useAnswer, useFresh, type Answer } from '../../shell/use-answer.ts';
import { usePage } from '../../shell/use-page.ts';
import { Listed } from './listed.tsx';
import { Played } from './played.tsx';
import { CHAIRS } from '../common/chairs.ts';
import { usePagesWords } from '../common/words.tsx';

const LOOK_AGAIN = 8000;

/** Tables that anybody may join or watch. */
export function Tables(): JSX.Element {
  const { lobby } = usePagesWords();
  usePage({ title: lobby.title, classes: 'home lobby' });
  const [answer, again] = useLobby();
  const known = lastOf(answer);
  const tables = known?.tables ?? [];
  return (
    <Shell here="home">
      <section class="ltop">
        <div>
          <h1>{lobby.title}</h1>
          {known !== undefined && (
            <p class="muted" role="status">
              {tables.length === 0 ? lobby.none : lobby.some(tables.length, tables.filter(hasSeat).length)}
            </p>
          )}
        </div>
        <NewTable class="btn" />
      </section>
      {answer.is === 'coming' && <Coming />}
      {answer.is === 'failed' && <Failed error={answer.error} again={again} />}
      {known?.tables.length === 0 && <Empty />}
      {tables.length > 0 && (
        <ul class="tbls">
          {tables.map((listed) => (
            <Listed key={listed.table.id} table={listed.table} me={known?.me ?? null} />
          ))}
        </ul>
      )}
      <Played />
    </Shell>
  );
}

interface Lobby {
  readonly tables: readonly ListedTable[];
  readonly me: Player | null;
}

/** The tables of games that this page knows, looked up again and again. */
function useLobby(): readonly [Answer<Lobby>, () => void] {
  const { online } = useWorld();
  const [answer, again] = useAnswer(async () => {
    const [tables, me] = await Promise.all([online.lobby(), online.me()]);
    return { tables: tables.filter(({ table }) => gameNamed(table.game) !== undefined), me };
  }, 'lobby');
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  useFresh(again);
  return [answer, again];
}

function hasSeat({ table }: ListedTable): boolean {
  return table.status === 'open' && table.seats.some(({ kind }) => kind === 'open');
}

function Empty(): JSX.Element {
  const { lobby } = usePagesWords();
  return (
    <Blank picture={CHAIRS} heading={lobby.emptyTitle} says={lobby.emptySays} isBelow>
      <NewTable />
      <To route={{ page: 'home' }} class="btn quiet">
        <Icon name="bot" />
        {lobby.bots}
      </To>
    </Blank>
  );
}
