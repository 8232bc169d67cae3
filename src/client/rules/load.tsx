import type { ComponentType, JSX } from 'preact';
import type { GameId } from '../pages/pieces/games.ts';
import type { Language } from '../words/words.ts';

interface Parts<Says> {
  readonly page: () => Promise<ComponentType<{ readonly says: Says }>>;
  readonly words: Readonly<Record<Language, () => Promise<Says>>>;
}

type Load = (language: Language) => Promise<JSX.Element>;

function rulesOf<Says extends object>({ page, words }: Parts<Says>): Load {
  return async (language) => {
    const [Rules, says] = await Promise.all([page(), words[language]()]);
    return <Rules says={says} />;
  };
}

/** The rules of a game in a language, loaded when somebody wants to read them. */
export const LOAD: Readonly<Record<GameId, Load>> = {
  straw: rulesOf({
    page: async () => (await import('./straw/straw-rules.tsx')).StrawRules,
    words: {
      en: async () => (await import('../words/en/rules-straw.ts')).rulesStraw,
      fr: async () => (await import('../words/fr/rules-straw.ts')).rulesStraw,
    },
  }),
  'courte-paille': rulesOf({
    page: async () => (await import('./courte/courte-rules.tsx')).CourteRules,
    words: {
      en: async () => (await import('../words/en/rules-courte.ts')).rulesCourte,
      fr: async () => (await import('../words/fr/rules-courte.ts')).rulesCourte,
    },
  }),
  'str8-eight': rulesOf({
    page: async () => (await import('./str8/str8-rules.tsx')).Str8Rules,
    words: {
      en: async () => (await import('../words/en/rules-str8.ts')).rulesStr8,
      fr: async () => (await import('../words/fr/rules-str8.ts')).rulesStr8,
    },
  }),
};
