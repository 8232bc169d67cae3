import { laterWords } from '../../words/later-words.tsx';

export const { InWords: InSettingsWords, useWords: useSettingsWords } = laterWords({
  en: () => import('../../words/en/settings.ts'),
  fr: () => import('../../words/fr/settings.ts'),
});
