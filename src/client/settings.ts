import { isLanguage, type Language } from './words/words.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** How long bots and cards take: long enough to follow, half of that, or no time at all. */
export type Pace = 'calm' | 'fast' | 'at-once';

export const PACES: Readonly<Record<Pace, number>> = { calm: 1, fast: 0.5, 'at-once': 0 };

/** What a person has set, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Whether the browser tells when it is the person's turn and the page is not seen. */
  readonly notices: boolean;
  readonly pace: Pace;
  /** Shows above each card what it would do. */
  readonly previews: boolean;
  readonly name: string;
}

const KEY = 'settings';

export function readSettings(): Settings {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  return {
    theme: 'auto',
    sound: true,
    volume: 60,
    notices: false,
    pace: 'calm',
    previews: true,
    name: '',
    language: preferred(),
    ...kept,
  };
}

export function keepSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

function preferred(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** `data-theme` decides; without a choice the system does. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
