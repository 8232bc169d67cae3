import { wordsOnCall } from '../../../shell/later-words.tsx';
import type { CoachWords } from '../words/en/coach.ts';

/** What is told the first time; loaded with the first turn. */
export const { withWords: withCoach, useWords: useCoach } = wordsOnCall(
  import.meta.glob<CoachWords>('../words/*/coach.ts', { import: 'coach' }),
);
