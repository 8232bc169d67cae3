import { LONGEST_NAME } from '../../protocol/name.ts';
import { fieldsOf, keep, readKept } from './storage.ts';
import { isLanguage, type Language } from '../words/languages.ts';

const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** How long bots and cards take: long enough to follow, half of that, or no time at all. */
export type Pace = 'calm' | 'fast' | 'at-once';

export const PACES: Readonly<Record<Pace, number>> = { calm: 1, fast: 0.5, 'at-once': 0 };

/** Whether things move: as the system is set, or never. */
export type Motion = 'auto' | 'off';

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
  readonly motion: Motion;
  /** Shows above each card what it would do. */
  readonly previews: boolean;
  /** Tells in the first matches what is new. */
  readonly tips: boolean;
  readonly name: string;
}

const KEY = 'settings';
const USUAL_VOLUME = 60;

export function readSettings(): Settings {
  return settingsIn(readKept(KEY), navigator.languages);
}

/** Changes only what was set here: another tab may have set something else. Where nothing is kept, what is known counts. */
export function changeSettings(known: Settings, change: Partial<Settings>): Settings {
  const kept = readKept(KEY);
  const changed = { ...(kept === null ? known : settingsIn(kept, navigator.languages)), ...change };
  keep(KEY, changed);
  return changed;
}

/** Tells what another tab has set; answers with what ends it. */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  const look = ({ key }: StorageEvent): void => {
    // no key: all was forgotten
    if (key === KEY || key === null) changed(readSettings());
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** What was kept, as far as it makes sense: it may be of another version, or somebody else's. */
export function settingsIn(kept: unknown, languages: readonly string[]): Settings {
  const { language, theme, sound, volume, notices, pace, motion, previews, tips, name } = fieldsOf(kept);
  return {
    language: isLanguage(language) ? language : preferred(languages),
    theme: THEMES.find((one) => one === theme) ?? 'auto',
    sound: typeof sound === 'boolean' ? sound : true,
    volume: isVolume(volume) ? volume : USUAL_VOLUME,
    notices: notices === true,
    pace: isPace(pace) ? pace : 'calm',
    motion: motion === 'off' ? 'off' : 'auto',
    previews: typeof previews === 'boolean' ? previews : true,
    tips: typeof tips === 'boolean' ? tips : true,
    name: typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '',
  };
}

function isVolume(volume: unknown): volume is number {
  return typeof volume === 'number' && volume >= 0 && volume <= 100;
}

function isPace(pace: unknown): pace is Pace {
  return typeof pace === 'string' && Object.hasOwn(PACES, pace);
}

function preferred(languages: readonly string[]): Language {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** `data-theme` decides; without a choice the system does, also when it changes. Answers with what ends that. */
export function applyTheme(theme: Theme): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const isDark = theme === 'auto' ? system.matches : theme === 'dark';
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

export function applyMotion(motion: Motion): void {
  if (motion === 'off') document.documentElement.dataset['motion'] = 'off';
  else delete document.documentElement.dataset['motion'];
}
