import type { Book } from '../../../play/rules/book.ts';

/** As `rules/straw.en.md` has them. */
const CHAPTERS = {
  table: ['S1', 'S2'],
  round: ['S3', 'S4', 'S5', 'S6', 'S6a', 'S7', 'S8', 'S8a', 'S9', 'S9a', 'S10', 'S11', 'S12', 'S12a'],
  points: ['S13', 'S14', 'S15', 'S16', 'S16a', 'S17'],
} as const;

export type StrawChapter = keyof typeof CHAPTERS;
export type StrawClause = (typeof CHAPTERS)[StrawChapter][number];

const RULINGS: readonly StrawClause[] = ['S6a', 'S8a', 'S9a', 'S11', 'S12a', 'S16a', 'S17'];

export const STRAW_BOOK: Book = { chapters: CHAPTERS, rulings: RULINGS };
