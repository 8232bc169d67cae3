import type { ProblemError } from '../../protocol/problem-error.ts';
import { problemError } from '../../protocol/problems.ts';
import type { Result } from '../../table/steps/step.ts';
import { pageProblem } from '../link/page-problems.ts';

/** Another tab has the table. */
export function elsewhere(): ProblemError {
  return pageProblem('busy-elsewhere', 'The table goes on in another tab.');
}

/** What was wished, or the problem with it. */
export function okOf<T>(result: Result<T>): T {
  if ('ok' in result) return result.ok;
  const { type, says, refusal } = result.problem;
  throw problemError(type, says, refusal);
}
