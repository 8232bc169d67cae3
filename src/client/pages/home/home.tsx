import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { Icon } from '../../kit/icon.tsx';
import { CodeForm } from './code-form.tsx';
import { Posters } from './posters.tsx';
import { byUrgency, unfinished } from './unfinished.ts';
import { Button } from '../../kit/button.tsx';
import { fetchTable } from '../shared/fetch-table.ts';
import { FIRST_GAME } from '../../games/games.ts';
import { Failed } from '../../shell/said.tsx';
import { Shell } from '../../shell/shell.tsx';
import { lastOf, useAnswer, useFresh, useRetry } from '../../shell/use-answer.ts';
import { usePage } from '../../shell/use-page.ts';

export function Home(): JSX.Element {
  const { words, settings, online, alone } = useWorld();
  const { home, nav } = words.pages;
  usePage({ title: home.title, classes: 'home' });
  const [onServer, again] = useAnswer(() => unfinished(online), 'server');
  const [here, lookHere] = useAnswer(() => unfinished(alone), 'here');
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  useEffect(() => fetchTable(FIRST_GAME.id), []);
  useFresh(again);
  useFresh(lookHere);
  useRetry(onServer, again);
  useRetry(here, lookHere);
  const isOffline = onServer.is === 'failed';
  const known = [...(onServer.is === 'here' ? onServer.value : []), ...(lastOf(here) ?? [])];
  const [first, ...others] = known.toSorted(byUrgency);
  // who has no table yet need not load what shows them
  const wanted = first === undefined ? 'nothing' : 'tables';
  const [tables] = useAnswer(async () => (wanted === 'nothing' ? null : import('./carry-on.tsx')), wanted);
  const shown = tables.is === 'here' ? tables.value : null;
  const [kept] = useAnswer(() => alone.isKept(), 'kept');
  const isPassing = kept.is === 'here' && !kept.value;
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
      {isPassing && (
        <p class="notkept small" role="note">
          <Icon name="warn" />
          <span>{home.notKept}</span>
        </p>
      )}
      <Posters />
    </Shell>
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
