import { laterWords } from '../../shell/later-words.tsx';
import type { ReviewWords } from '../../words/en/later/review.ts';

/** What is said when somebody looks review. */
export const { InWords: InReviewWords, useWords: useReviewWords } = laterWords(
  import.meta.glob<ReviewWords>('../../words/*/later/review.ts', { import: 'review' }),
);
