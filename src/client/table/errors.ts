import { kindOf, wordsFor } from '../pages/errors.ts';
import { LinkError } from '../link/link.ts';
import type { Words } from '../words/en/words.ts';

/** Why something could not be done at a table, in a sentence. */
export function sorryFor(error: unknown, words: Words): string {
  if (error instanceof LinkError && error.problem.clause !== undefined) return words.table.refusedMove;
  return kindOf(error) === 'stale' ? words.table.tooLate : wordsFor(error, words);
}
