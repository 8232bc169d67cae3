import { laterWords } from '../../../shell/later-words.tsx';
import type { CourtePailleWords } from '../words/en/table.ts';

/** The words of this game; they are loaded with it. */
export const { InWords, useWords } = laterWords(
  import.meta.glob<CourtePailleWords>('../words/*/table.ts', { import: 'courtePaille' }),
);
