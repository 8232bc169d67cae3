import { kindOf, wordsFor } from '../../shell/errors.ts';
import { ProblemError } from '../../../protocol/problem-error.ts';
import type { Words } from '../../words/words.ts';

/** Why something could not be done at a table, in a sentence. */
export function problemSays(error: unknown, words: Words): string {
  if (error instanceof ProblemError && error.problem.clause !== undefined) return words.table.refusedMove;
  return kindOf(error) === 'stale' ? words.table.tooLate : wordsFor(error, words);
}
