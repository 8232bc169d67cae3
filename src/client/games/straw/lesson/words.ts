import { wordsOnCall } from '../../../shell/later-words.tsx';
import type { StrawLessonWords } from '../words/en/lesson.ts';

export const { withWords: withLesson, useWords: useLesson } = wordsOnCall(
  import.meta.glob<StrawLessonWords>('../words/*/lesson.ts', { import: 'lesson' }),
);
