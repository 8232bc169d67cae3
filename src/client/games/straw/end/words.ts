import { wordsOnCall } from '../../../shell/later-words.tsx';
import type { EndsWords } from '../words/en/ends.ts';

/** What is said when a round or the match is over; loaded with that. */
export const { withWords: withEnds, useWords: useEnds } = wordsOnCall(
  import.meta.glob<EndsWords>('../words/*/ends.ts', { import: 'ends' }),
);
