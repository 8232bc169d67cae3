import { wordsOnCall } from '../../../shell/later-words.tsx';
import type { CourtePailleLessonWords } from '../words/en/lesson.ts';

export const { withWords: withLesson, useWords: useLesson } = wordsOnCall(
  import.meta.glob<CourtePailleLessonWords>('../words/*/lesson.ts', { import: 'lesson' }),
);
