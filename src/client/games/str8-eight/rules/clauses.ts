import type { Book } from '../../../play/rules/book.ts';

/** As `rules/str8-eight.en.md` has them. */
const CHAPTERS = {
  table: ['E1', 'E2', 'E3', 'E4'],
  hand: ['E5', 'E6', 'E6a', 'E7', 'E8', 'E9', 'E10', 'E10a', 'E10b', 'E11', 'E11a'],
  points: ['E12', 'E13', 'E14', 'E15'],
  winning: ['E16', 'E17', 'E17a'],
} as const;

export type Str8EightChapter = keyof typeof CHAPTERS;
export type Str8EightClause = (typeof CHAPTERS)[Str8EightChapter][number];

const RULINGS: readonly Str8EightClause[] = ['E10a', 'E10b', 'E11a', 'E15', 'E17a'];

export const STR8_EIGHT_BOOK: Book = { chapters: CHAPTERS, rulings: RULINGS };
