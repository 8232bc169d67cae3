import type { Book, Clause } from './book.ts';

/** The clause that a book has under this name. */
export function clauseOf({ chapters }: Book, id: string): Clause | undefined {
  return chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);
}
