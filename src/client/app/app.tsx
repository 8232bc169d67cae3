import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadListening } from '../link/later-listening.ts';
import type { OnlineLink } from '../link/link.ts';
import type { WorkerLink } from '../link/worker.ts';
import { Home } from '../pages/home/home.tsx';
import { pageWithWords } from '../pages/common/words.tsx';
import { later } from '../shell/later.tsx';
import { Sprite } from '../kit/sprite.tsx';
import { useRoute, type Route } from '../shell/route.ts';
import { applyMotion, applyTheme, changeSettings, PACES, watchSettings, type Settings } from '../shell/settings.ts';
import type { Words } from '../words/words.ts';
import { GAMES } from '../games/games.ts';
import { loadWords } from '../games/load-words.ts';
import { GamesContext } from '../play/game.ts';
import { WorldContext } from '../shell/world.ts';

const Join = pageWithWords(async () => (await import('../pages/join/join.tsx')).Join);
const LinkPage = pageWithWords(async () => (await import('../pages/link.tsx')).LinkPage);
const Review = later(async () => (await import('../pages/review.tsx')).ReviewPage);
const Lost = pageWithWords(async () => (await import('../pages/lost.tsx')).Lost);
const RulesPage = pageWithWords(async () => (await import('../pages/rules.tsx')).RulesPage);
const SetTable = pageWithWords(async () => (await import('../pages/set-table/set-table.tsx')).SetTable);
const SettingsPage = pageWithWords(async () => (await import('../pages/settings/settings.tsx')).SettingsPage);
const AloneTable = later(async () => (await import('../pages/table.tsx')).TablePage);
const OnlineTable = later(async () => {
  const [{ TablePage }] = await Promise.all([import('../pages/table.tsx'), loadListening()]);
  return TablePage;
});
const Tables = pageWithWords(async () => (await import('../pages/tables/tables.tsx')).Tables);

interface Beginning {
  readonly words: Words;
  readonly settings: Settings;
  readonly online: OnlineLink;
  readonly alone: WorkerLink;
}

export function App(beginning: Beginning): JSX.Element {
  const [settings, setSettings] = useState(beginning.settings);
  const latest = useRef(settings);
  const [words, setWords] = useState(beginning.words);
  const { online, alone } = beginning;
  useEffect(() => applyTheme(settings.theme), [settings.theme]);
  useEffect(() => applyMotion(settings.motion), [settings.motion]);
  useEffect(() => alone.setPace(PACES[settings.pace]), [settings.pace]);
  useEffect(() => {
    document.documentElement.lang = settings.language;
    void loadWords(settings.language).then((loaded) => setWords(loaded));
  }, [settings.language]);
  const take = (now: Settings): void => {
    // two changes may come before the next drawing
    latest.current = now;
    setSettings(now);
  };
  const set = (change: Partial<Settings>): void => take(changeSettings(latest.current, change));
  useEffect(() => watchSettings(take), []);
  return (
    <WorldContext.Provider value={{ words, settings, set, online, alone }}>
      <GamesContext.Provider value={GAMES}>
        <Sprite />
        <Page route={useRoute()} />
      </GamesContext.Provider>
    </WorldContext.Provider>
  );
}

function Page({ route }: { readonly route: Route }): JSX.Element {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'tables':
      return <Tables />;
    case 'settings':
      return <SettingsPage />;
    case 'link':
      return <LinkPage />;
    case 'set':
      return <SetTable game={route.game} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />;
    case 'join':
      return <Join key={route.code} code={route.code} />;
    case 'table':
      return <Table key={route.id} route={route} />;
    case 'back':
      return <Review key={route.id} id={route.id} isOnline={route.isOnline} />;
    case 'lost':
      return <Lost />;
  }
}

function Table({ route }: { readonly route: Extract<Route, { page: 'table' }> }): JSX.Element {
  const { id, isOnline } = route;
  return isOnline ? <OnlineTable id={id} isOnline /> : <AloneTable id={id} isOnline={false} />;
}
