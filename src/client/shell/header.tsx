import type { JSX } from 'preact';
import { IconButton } from '../kit/icon-button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Mark } from '../kit/marks.tsx';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { useWorld } from './world.ts';
import { To } from './to.tsx';

/** The head of every page that is not a table. */
export function Header({ here }: { readonly here?: 'home' | 'settings' }): JSX.Element {
  const { words } = useWorld();
  const { nav } = words.pages;
  return (
    <header class="hhead">
      <To route={{ page: 'home' }} class="brand" label={nav.home}>
        <Mark />
        {words.common.title}
      </To>
      <nav class="tabs" aria-label={nav.label}>
        <To route={{ page: 'home' }} class={here === 'home' ? 'on' : ''} isHere={here === 'home'}>
          <Icon name="home" />
          <span>{nav.play}</span>
        </To>
        <To route={{ page: 'rules', game: 'straw' }}>
          <Icon name="rules" />
          <span>{nav.rules}</span>
        </To>
        <To route={{ page: 'settings' }} class={here === 'settings' ? 'on' : ''} isHere={here === 'settings'}>
          <Icon name="gear" />
          <span>{nav.settings}</span>
        </To>
      </nav>
      <div class="hright">
        <LanguageButton />
        <ThemeButton />
      </div>
    </header>
  );
}

function LanguageButton(): JSX.Element {
  const { words, settings, set } = useWorld();
  const all = Object.keys(LANGUAGES) as Language[];
  const next = all[(all.indexOf(settings.language) + 1) % all.length]!;
  const label = words.pages.nav.language(LANGUAGES[settings.language], LANGUAGES[next]);
  return <IconButton icon="globe" label={label} onClick={() => set({ language: next })} />;
}

function ThemeButton(): JSX.Element {
  const { words, settings, set } = useWorld();
  const { nav } = words.pages;
  const isDark =
    settings.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : settings.theme === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? nav.light : nav.dark}
      onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}
