import { laterWords } from '../words/later-words.tsx';

/** What is said when somebody looks back. */
export const { InWords: InBackWords, useWords: useBack } = laterWords({
  en: async () => (await import('../words/en/back.ts')).back,
  fr: async () => (await import('../words/fr/back.ts')).back,
});
