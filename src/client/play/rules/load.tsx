import type { ComponentType, JSX } from 'preact';
import { inLanguage, type Language, type WordFiles } from '../../words/languages.ts';

interface Parts<Says> {
  readonly page: () => Promise<ComponentType<{ readonly says: Says }>>;
  readonly words: WordFiles<Says>;
}

/** The rules of a game in a language, loaded when somebody wants to read them. */
export function rulesOf<Says extends object>({
  page,
  words,
}: Parts<Says>): (language: Language) => Promise<JSX.Element> {
  return async (language) => {
    const [Rules, says] = await Promise.all([page(), inLanguage(words, language)]);
    return <Rules says={says} />;
  };
}
