import { laterWords } from '../../shell/later-words.tsx';

type SettingsWords = typeof import('../../words/en/later/settings.ts');

export const { InWords: InSettingsWords, useWords: useSettingsWords } = laterWords(
  import.meta.glob<SettingsWords>('../../words/*/later/settings.ts'),
);
