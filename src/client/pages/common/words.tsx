import type { JSX } from 'preact';
import { wordsOnCall } from '../../shell/later-words.tsx';
import { later, type LaterPage } from '../../shell/later.tsx';
import type { PagesWords } from '../../words/en/later/pages.ts';
import { inLanguage, LANGUAGES, type Language } from '../../words/languages.ts';
import type { AllOptionWords } from '../../words/words.ts';

const PAGES = import.meta.glob<PagesWords>('../../words/*/later/pages.ts', { import: 'pages' });

type LaterPagesWords = PagesWords & { readonly options: AllOptionWords };

async function load(language: Language): Promise<LaterPagesWords> {
  const [pages, { loadOptions }] = await Promise.all([
    inLanguage(PAGES, language),
    import('../../games/load-options.ts'),
  ]);
  return { ...pages, options: await loadOptions(language) };
}

const languages = Object.keys(LANGUAGES) as Language[];
const { useWords, withWords } = wordsOnCall(
  Object.fromEntries(languages.map((language) => [`/${language}/`, () => load(language)])),
);

/** What pages say that are neither the first nor a table. */
export const usePagesWords = useWords;

/** Such a page: it and its words are loaded at the same time. */
export function pageWithWords<Props extends object>(
  page: () => Promise<(props: Props) => JSX.Element>,
): LaterPage<Props> {
  return later(withWords(page));
}
