import type { ProblemDocument } from '../../protocol/people.ts';
import { PROBLEMS, type ProblemKind } from '../../protocol/problems.ts';
import type { Result } from '../../table/step.ts';
import { OF_THE_PAGE } from '../link/page-problems.ts';
import { ProblemError } from '../../protocol/problem-error.ts';

type Kind = ProblemKind | keyof typeof OF_THE_PAGE;

const WORDS = { ...PROBLEMS, ...OF_THE_PAGE };

export function linkError(kind: Kind, detail: string, more: Partial<ProblemDocument> = {}): ProblemError {
  return new ProblemError({ type: `/api/docs#${kind}`, ...WORDS[kind], detail, ...more });
}

/** Another tab has the table. */
export function elsewhere(): ProblemError {
  return linkError('busy-elsewhere', 'The table goes on in another tab.');
}

/** What was wished, or the problem with it. */
export function okOf<T>(result: Result<T>): T {
  if ('ok' in result) return result.ok;
  const { type, says, refusal } = result.trouble;
  throw linkError(type, says, refusal);
}
