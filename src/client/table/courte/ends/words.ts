import { laterWords } from '../../../words/later-words.tsx';

/** What is said when a week, a part or the match is over; loaded when it is. */
export const { InWords: InEndsWords, useWords: useEnds } = laterWords({
  en: async () => (await import('../../../words/en/courte-ends.ts')).ends,
  fr: async () => (await import('../../../words/fr/courte-ends.ts')).ends,
});
