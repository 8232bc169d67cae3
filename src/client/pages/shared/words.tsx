import type { JSX } from 'preact';
import { wordsOnCall } from '../../shell/later-words.tsx';
import { later, type LaterPage } from '../../shell/later.tsx';
import type { PagesWords } from '../../words/en/later/pages.ts';

const { useWords, withWords } = wordsOnCall(
  import.meta.glob<PagesWords>('../../words/*/later/pages.ts', { import: 'pages' }),
);

/** What pages say that are neither the first nor a table. */
export const usePagesWords = useWords;

/** Such a page: it and its words are loaded at the same time. */
export function pageWithWords<Props extends object>(
  page: () => Promise<(props: Props) => JSX.Element>,
): LaterPage<Props> {
  return later(withWords(page));
}
