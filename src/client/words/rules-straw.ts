import type { rulesStraw } from './en/rules-straw.ts';
import type { Language } from './words.ts';

export type RulesWords = typeof rulesStraw;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly rulesStraw: RulesWords }>>> = {
  en: () => import('./en/rules-straw.ts'),
  fr: () => import('./fr/rules-straw.ts'),
};

export async function loadRulesWords(language: Language): Promise<RulesWords> {
  return (await LOADERS[language]()).rulesStraw;
}
