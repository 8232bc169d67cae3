import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Icon } from '../../kit/icon.tsx';
import { CodeForm } from './code-form.tsx';
import { Posters } from './posters.tsx';
import { useUnfinished } from './use-unfinished.ts';
import { Button } from '../../kit/button.tsx';
import { fetchTable } from '../common/fetch-table.ts';
import { FIRST_GAME } from '../../games/games.ts';
import { Failed } from '../../shell/said.tsx';
import { Shell } from '../../shell/shell.tsx';
import { useAnswer, type Answer } from '../../shell/use-answer.ts';
import { usePage } from '../../shell/use-page.ts';

export function Home(): JSX.Element {
  const { words, settings } = useWorld();
  const { home, nav } = words.pages;
  usePage({ title: home.title, classes: 'home' });
  useEffect(() => fetchTable(FIRST_GAME.id), []);
  const { first, others, here, isOffline, again, lookHere } = useUnfinished();
  const tables = useTablesShown(first !== undefined);
  const shown = tables.is === 'here' ? tables.value : null;
  return (
    <Shell here="home" foot={<footer class="hfoot xs muted">{nav.unofficial}</footer>}>
      {isOffline && <Offline again={again} />}
      <section class="hero">
        <div class="hi">
          <h1>{settings.name === '' ? home.hello : home.helloTo(settings.name)}</h1>
          <p>{isOffline ? home.offlineHere : home.says}</p>
        </div>
        {first !== undefined && shown !== null && (
          <shown.CarryOn key={first.table.id} table={first} onGone={lookHere} />
        )}
        <CodeForm isOffline={isOffline} />
      </section>
      {here.is === 'failed' && <Failed error={here.error} again={lookHere} />}
      {tables.is === 'failed' && <Failed error={tables.error} again={() => location.reload()} />}
      {others.length > 0 && shown !== null && <shown.OtherTables tables={others} onGone={lookHere} />}
      <NotKept />
      <Posters />
    </Shell>
  );
}

/** What shows tables: who has none yet need not load it. */
function useTablesShown(isWanted: boolean): Answer<typeof import('./carry-on.tsx') | null> {
  const [tables] = useAnswer(async () => (isWanted ? import('./carry-on.tsx') : null), isWanted ? 'tables' : 'nothing');
  return tables;
}

/** In a window that keeps nothing. */
function NotKept(): JSX.Element | null {
  const { words, alone } = useWorld();
  const [kept] = useAnswer(() => alone.isKept(), 'kept');
  if (kept.is !== 'here' || kept.value) return null;
  return (
    <p class="notkept small" role="note">
      <Icon name="warn" />
      <span>{words.pages.home.notKept}</span>
    </p>
  );
}

function Offline({ again }: { readonly again: () => void }): JSX.Element {
  const { words } = useWorld();
  const { home, nav } = words.pages;
  return (
    <div class="netbar lost flatbar" role="status">
      <span class="nic">
        <Icon name="offline" />
      </span>
      <span class="grow">
        <b>{home.offline}</b> <span>{home.offlineSays}</span>
      </span>
      <Button onClick={again}>{nav.again}</Button>
    </div>
  );
}
