import { laterWords } from '../../words/later-words.tsx';

/** The words of this game; they are loaded with it. */
export const { InWords, useWords } = laterWords({
  en: async () => (await import('../../words/en/str8.ts')).str8,
  fr: async () => (await import('../../words/fr/str8.ts')).str8,
});
