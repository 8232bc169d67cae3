import { laterWords } from '../../../shell/later-words.tsx';
import type { Str8EightWords } from '../words/en/table.ts';

/** The words of this game; they are loaded with it. */
export const { InWords, useWords } = laterWords(
  import.meta.glob<Str8EightWords>('../words/*/table.ts', { import: 'str8Eight' }),
);
