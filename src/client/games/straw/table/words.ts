import { laterWords } from '../../../shell/later-words.tsx';
import type { StrawWords } from '../words/en/table.ts';

/** The words of this game; they are loaded with it. */
export const { InWords, useWords } = laterWords(
  import.meta.glob<StrawWords>('../words/*/table.ts', { import: 'straw' }),
);
