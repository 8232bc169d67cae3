import { wordsOnCall } from '../../shell/later-words.tsx';
import type { LaterTableWords } from '../../words/en/later/at-table.ts';

/** What a table says when somebody asks for it, or when something happens to the connection. */
export const {
  InWords: InLaterTableWords,
  useWords: useLaterTableWords,
  withWords,
} = wordsOnCall(import.meta.glob<LaterTableWords>('../../words/*/later/at-table.ts', { import: 'laterTable' }));
