import type { Words } from './en/words.ts';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/words.ts'),
  fr: () => import('./fr/words.ts'),
};

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** The words of a language, loaded when they are needed. */
export async function loadWords(language: Language): Promise<Words> {
  return (await LOADERS[language]()).words;
}
