import type { ProblemError } from '../../protocol/problem-error.ts';
import type { problemError } from '../../protocol/problems.ts';
import type { Result } from '../../table/steps/step.ts';
import { pageProblem } from '../link/page-problems.ts';
import { loaded } from './loaded.ts';

/** Another tab has the table. */
export function elsewhere(): ProblemError {
  return pageProblem('busy-elsewhere', 'The table goes on in another tab.');
}

/** Their titles are many, and a match begins without. */
export function loadProblems(): Promise<typeof import('../../protocol/problems.ts')> {
  return loaded(() => import('../../protocol/problems.ts'));
}

/** Rejects with another one if the titles cannot be loaded. */
export async function problemOf(...about: Parameters<typeof problemError>): Promise<ProblemError> {
  const problems = await loadProblems();
  return problems.problemError(...about);
}

/** What was wished, or the problem with it. */
export async function okOf<T>(wished: Result<T> | Promise<Result<T>>): Promise<T> {
  const result = await wished;
  if ('ok' in result) return result.ok;
  const { type, says, refusal } = result.problem;
  throw await problemOf(type, says, refusal);
}
