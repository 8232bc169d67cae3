import { laterWords } from '../../../shell/later-words.tsx';
import type { EndsWords } from '../words/en/ends.ts';

/** What is said when a week, a part or the match is over; loaded when it is. */
export const { InWords: InEndsWords, useWords: useEnds } = laterWords(
  import.meta.glob<EndsWords>('../words/*/ends.ts', { import: 'ends' }),
);
