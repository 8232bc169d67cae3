import { isLanguage, type Language } from './words/words.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** What a person has set, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly fastBots: boolean;
  /** Shows above each card what it would do. */
  readonly previews: boolean;
  readonly name: string;
}

const KEY = 'settings';

export function readSettings(): Settings {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  return { theme: 'auto', sound: true, fastBots: false, previews: true, name: '', language: preferred(), ...kept };
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
