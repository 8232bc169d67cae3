import type { Book } from '../../../play/rules/book.ts';

/** As `rules/courte-paille.en.md` has them. */
const CHAPTERS = {
  table: ['C1', 'C2', 'C3', 'C3a'],
  layout: ['C4'],
  round: ['C5', 'C6', 'C7', 'C8', 'C8a', 'C9', 'C10', 'C10a', 'C10b', 'C10c'],
  powers: ['C11', 'C11a', 'C12', 'C12a', 'C12b', 'C13', 'C13a', 'C14'],
  end: ['C15', 'C15a', 'C16', 'C16a', 'C17', 'C17a', 'C18', 'C18a'],
  long: ['C20', 'C21', 'C21a', 'C21b', 'C22', 'C22a', 'C23', 'C24', 'C24a', 'C25', 'C25a'],
} as const;

export type CourteChapter = keyof typeof CHAPTERS;
export type CourteClause = (typeof CHAPTERS)[CourteChapter][number];

const RULINGS: readonly CourteClause[] = [
  ...(['C1', 'C3a', 'C8a', 'C10b', 'C10c', 'C11a', 'C12a', 'C12b', 'C13a', 'C15a', 'C16a', 'C17a', 'C18a'] as const),
  ...(['C21b', 'C22a', 'C24a', 'C25a'] as const),
];

export const COURTE_BOOK: Book = { chapters: CHAPTERS, rulings: RULINGS };
