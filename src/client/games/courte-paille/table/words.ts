import { laterWords } from '../../../shell/later-words.tsx';
import type { CourteWords } from '../words/en/table.ts';

/** The words of this game; they are loaded with it. */
export const { InWords, useWords } = laterWords(
  import.meta.glob<CourteWords>('../words/*/table.ts', { import: 'courte' }),
);
